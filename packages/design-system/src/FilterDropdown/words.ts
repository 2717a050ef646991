/** A filter's own words, in one language. */
export interface FilterDropdownWords {
  /** Read after the label of a filter, where only the number is visible. */
  chosen: (count: number) => string;
}

export const en: FilterDropdownWords = { chosen: (count) => `${count.toLocaleString('en')} chosen` };

export const fr: FilterDropdownWords = { chosen: (count) => `${count.toLocaleString('fr')} choix` };

export const es: FilterDropdownWords = {
  chosen: (count) => (count === 1 ? '1 opción elegida' : `${count.toLocaleString('es')} opciones elegidas`),
};

export const it: FilterDropdownWords = {
  chosen: (count) => (count === 1 ? '1 opzione scelta' : `${count.toLocaleString('it')} opzioni scelte`),
};

export const nl: FilterDropdownWords = { chosen: (count) => `${count.toLocaleString('nl')} gekozen` };
