/** A card's own words. */
export interface CardWords {
  /** Accessible name of the photos. */
  photosOf: (name: string) => string;
}

export const en: CardWords = { photosOf: (name) => `Photos of ${name}` };
export const fr: CardWords = { photosOf: (name) => `Photos de ${name}` };
export const es: CardWords = { photosOf: (name) => `Fotos de ${name}` };
export const it: CardWords = { photosOf: (name) => `Foto di ${name}` };
export const nl: CardWords = { photosOf: (name) => `Foto’s van ${name}` };
