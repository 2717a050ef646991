/** Languages a name or text is kept in; English is the fallback of the others. */
export const LANGUAGES = ['fr', 'es', 'it', 'nl', 'en'] as const;

/** A language that places have names in; ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];

/** One text per language. */
export type LocalText = Record<Language, string>;

/** Several lines per language, in the order to show them. */
export type LocalLines = Record<Language, string[]>;

/** What a place is. */
export const PLACE_KINDS = [
  'country',
  'region',
  'department',
  'city',
  'poi',
  'touristicregion',
  'skiresort',
  'searesort',
] as const;

/** What a place is: one of `PLACE_KINDS`. */
export type PlaceKind = (typeof PLACE_KINDS)[number];
