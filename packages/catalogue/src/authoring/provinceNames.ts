import type { FiveNames } from './areas/index.ts';

/** The names of the province with a town's name: "Provincia de Málaga". */
export function provinceNames([fr, es, it, nl, en]: FiveNames): FiveNames {
  return [
    /^[AEIOUÉÎ]/.test(fr) ? `Province d'${fr}` : `Province de ${fr}`,
    `Provincia de ${es}`,
    italian(it),
    `Provincie ${nl}`,
    `Province of ${en}`,
  ];
}

function italian(town: string): string {
  if (town.startsWith("L'")) return `Provincia dell'${town.slice(2)}`;
  return town.startsWith('La Spezia') ? 'Provincia della Spezia' : `Provincia di ${town}`;
}
