/** A menu's own words, in one language. */
export interface DisclosureNavigationWords {
  /** Name of the button beside a link that opens what is below it. */
  more: (label: string) => string;
  /** First link of a level in a drawer, which leads to what the level is of. */
  all: (label: string) => string;
}

export const en: DisclosureNavigationWords = {
  more: (label) => `More: ${label}`,
  all: (label) => `All: ${label}`,
};

export const fr: DisclosureNavigationWords = {
  more: (label) => `Plus : ${label}`,
  all: (label) => `Tout voir : ${label}`,
};

export const es: DisclosureNavigationWords = {
  more: (label) => `Más: ${label}`,
  all: (label) => `Ver todo: ${label}`,
};

export const it: DisclosureNavigationWords = {
  more: (label) => `Altro: ${label}`,
  all: (label) => `Vedi tutto: ${label}`,
};

export const nl: DisclosureNavigationWords = {
  more: (label) => `Meer: ${label}`,
  all: (label) => `Alles: ${label}`,
};
