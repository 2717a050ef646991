/** A menu's own words, in one language. */
export interface DisclosureNavigationWords {
  /** Name of the button beside a link that opens the level below it. */
  more: (label: string) => string;
  /** Text of the first link of a level in a drawer, which leads to the page of the level's own item. */
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
