/** A name in each language. */
export type FiveNames = readonly [fr: string, es: string, it: string, nl: string, en: string];

type Line = [longitude: number, latitude: number][];

/** Content of `data/geography.json`; coordinates as in GeoJSON. */
export interface GeographyFile {
  /** Polygons, each a coast with the lakes inside. */
  land: Line[][];
  borders: Line[];
  regions: Line[];
  /** Towns outside the five countries. */
  neighbours: readonly (readonly [names: FiveNames, longitude: number, latitude: number, rank: 1 | 2])[];
}
