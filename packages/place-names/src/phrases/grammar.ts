/** How a language puts a place behind a noun: "weekends in Bruges", "near the Eiffel Tower". Names have curly apostrophes. */
export interface Grammar {
  /** In a country, region, department or holiday region; undefined for a name that the language has no words for. */
  inArea: (name: string) => string | undefined;
  /** In a province of Spain or Italy; a name of no known area is that of its capital. */
  inProvince: (name: string) => string;
  /** In a town or resort. */
  inTown: (name: string, countryCode: string) => string;
  /** A town or resort after `near` and `around`, e.g. "du Touquet". */
  ofTown: (name: string, countryCode: string) => string;
  /** A sight after `near` and `around`, e.g. "de la tour Eiffel"; undefined like `inArea`. */
  ofSight: (name: string) => string | undefined;
  /** E.g. "près". */
  near: string;
  /** E.g. "autour". */
  around: string;
}
