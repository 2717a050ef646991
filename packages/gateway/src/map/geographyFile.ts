/** A name in each language. */
export type FiveNames = readonly [fr: string, es: string, it: string, nl: string, en: string];

type Line = [longitude: number, latitude: number][];

/** `data/geography.json`: coordinates as in GeoJSON. */
export interface GeographyFile {
  /** Polygons, each a coast and the lakes in it. */
  land: Line[][];
  borders: Line[];
  regions: Line[];
  /** Towns outside the five countries. */
  neighbours: readonly (readonly [names: FiveNames, longitude: number, latitude: number, rank: 1 | 2])[];
}
