/**
 * Phrases for places in one language: "weekends in Bruges", "near the Eiffel Tower". Names have curly apostrophes.
 */
export interface Grammar {
  /** In a country, region, department or holiday region; undefined when the language has no phrase for the name. */
  inArea: (name: string) => string | undefined;
  /** In a province of Spain or Italy; when the name is not listed, it is that of the province's capital. */
  inProvince: (name: string) => string;
  /** In a town or resort. */
  inTown: (name: string, countryCode: string) => string;
  /** A town or resort after `near` and `around`, e.g. "du Touquet". */
  ofTown: (name: string, countryCode: string) => string;
  /** A sight after `near` and `around`, e.g. "de la tour Eiffel"; undefined like `inArea`. */
  ofSight: (name: string) => string | undefined;
  /** Word for "near", e.g. "près". */
  near: string;
  /** Word for "around", e.g. "autour". */
  around: string;
}
