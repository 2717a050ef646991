import type { FiveNames } from '../areas/names.ts';

/** A sight; its name is five names, or one for all languages. */
export type PoiRow = readonly [
  id: number,
  country: string,
  latitude: number,
  longitude: number,
  names: string | FiveNames,
];
