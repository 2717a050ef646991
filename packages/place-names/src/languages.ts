/** Languages of names and texts; English is the fallback of the others. */
export const LANGUAGES = ['fr', 'es', 'it', 'nl', 'en'] as const;

/** Language of names and texts; ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];

/** One text per language. */
export type LocalText = Record<Language, string>;

/** Several lines of text per language, in the order shown. */
export type LocalLines = Record<Language, string[]>;

/** Kinds of places. */
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

/** Kind of a place: one of `PLACE_KINDS`. */
export type PlaceKind = (typeof PLACE_KINDS)[number];
