import type { FiveNames } from '../areas/index.ts';

/** A circle: latitude, longitude, radius in kilometres. */
export type Circle = readonly [latitude: number, longitude: number, radiusKm: number];

interface NamedRegion {
  id: number;
  names: FiveNames;
  /** Names that are searched and never shown. */
  otherNames?: readonly string[];
  /** The regions it lies in, the main one first, as keys of `REGIONS`; nothing outside of them belongs to it. */
  regions: readonly [string, ...string[]];
}

/** A holiday region that no administration knows: whole departments, or what lies in one of some circles. */
export type TouristicRow =
  | (NamedRegion & { circles: readonly Circle[] })
  | (NamedRegion & { departments: readonly string[] });

/** A name that is the same in all languages. */
export const same = (name: string): FiveNames => [name, name, name, name, name];
