export interface FilterDropdownWords {
  /** Read after the label of a filter; what is seen is the number alone. */
  chosen: (count: number) => string;
}

export const en: FilterDropdownWords = { chosen: (count) => `${count} chosen` };

export const fr: FilterDropdownWords = { chosen: (count) => `${count} choix` };

export const es: FilterDropdownWords = {
  chosen: (count) => (count === 1 ? '1 opción elegida' : `${count} opciones elegidas`),
};

export const it: FilterDropdownWords = {
  chosen: (count) => (count === 1 ? '1 opzione scelta' : `${count} opzioni scelte`),
};

export const nl: FilterDropdownWords = { chosen: (count) => `${count} gekozen` };
