import { readFileSync } from 'node:fs';
import { foldName } from '@sabadora/place-names';
import { DEPARTMENT_NAMES, type FiveNames, MERGED_DEPARTMENTS } from './areas/index.ts';
import { CITY_NAMES } from './cityNames.ts';
import { provinceNames } from './provinceNames.ts';
import type { Town } from './readTowns.ts';

const SUD_SARDEGNA = 'IT-SU';

/** The names of a town in all languages. */
export function namesOf({ country, name }: Town): FiveNames {
  const local = name.split(' / ')[0] ?? name;
  return CITY_NAMES[`${country}:${name}`] ?? [local, local, local, local, local];
}

/** The names of departments and provinces by code, without the Netherlands, whose provinces are regions. */
export function departmentNames(towns: readonly Town[]): Map<string, FiveNames> {
  interface Topology {
    objects: {
      a: { geometries: { id: string; properties: Record<'fr' | 'es' | 'it' | 'nl' | 'n', string> }[] };
    };
  }
  const file = new URL('../../data/departments.topo.json', import.meta.url);
  const { objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const names = new Map<string, FiveNames>();
  for (const { id, properties: p } of objects.a.geometries) {
    if (id.startsWith('NL-') || id in MERGED_DEPARTMENTS) continue;
    names.set(id, DEPARTMENT_NAMES[id] ?? [p.fr, p.es, p.it, p.nl, p.n]);
  }
  names.set(SUD_SARDEGNA, [
    'Sardaigne du Sud',
    'Cerdeña del Sur',
    'Sud Sardegna',
    'Zuid-Sardinië',
    'South Sardinia',
  ]);
  for (const [code, own] of names) {
    const capital = capitalNames(towns, code, own);
    if (capital) names.set(code, provinceNames(capital));
  }
  return names;
}

/** The names of the town that a province of Spain or Italy is named after. */
function capitalNames(towns: readonly Town[], code: string, names: FiveNames): FiveNames | undefined {
  // Ceuta has a province code, but is only a town.
  if (!/^(ES|IT)-/.test(code) || code === 'ES-CE') return undefined;
  const folded = new Set(names.map(foldName));
  const inProvince = towns.filter(({ department }) => department === code);
  const called = inProvince.filter((town) => namesOf(town).some((name) => folded.has(foldName(name))));
  const capital = called.toSorted((one, other) => other.population - one.population)[0];
  return capital && namesOf(capital);
}
