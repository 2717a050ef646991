import type { FiveNames } from '../areas/index.ts';

/** A circle: latitude, longitude, radius in kilometres. */
export type Circle = readonly [latitude: number, longitude: number, radiusKm: number];

interface NamedRegion {
  id: number;
  names: FiveNames;
  /** Names that are searched, but never shown. */
  otherNames?: readonly string[];
  /** Keys of its regions in `REGIONS`, the main one first; places outside these regions do not belong to it. */
  regions: readonly [string, ...string[]];
}

/** A holiday region without administrative borders: whole departments, or the places inside some circles. */
export type TouristicRow =
  | (NamedRegion & { circles: readonly Circle[] })
  | (NamedRegion & { departments: readonly string[] });

/** A name that is the same in all languages. */
export const same = (name: string): FiveNames => [name, name, name, name, name];
