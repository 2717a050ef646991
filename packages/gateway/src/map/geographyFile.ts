import type { FiveNames } from '../catalogue/authoring/regions.ts';

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
