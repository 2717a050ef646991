import type { FiveNames } from '../authoring/areas/index.ts';
import type { Circle } from '../authoring/touristicRegions/row.ts';

/**
 * What a town is like, one bit each in `TownRow`; `river` has boats for visitors on a river or canal, `park` a theme
 * park not far away.
 */
export const TOWN_TRAITS = [
  'sea',
  'mountain',
  'vineyard',
  'lake',
  'forest',
  'city',
  'old',
  'river',
  'park',
] as const;

export type TownTrait = (typeof TOWN_TRAITS)[number];

/** One name for all languages, or one each. */
export type PackedNames = string | FiveNames;

export type TownRow = readonly [
  /** GeoNames id. */
  id: number,
  names: PackedNames,
  /** Position in `departments`, or in `regions` counted from -1 downwards where a country has no departments. */
  parent: number,
  /** Degrees × 1000. */
  latitude: number,
  longitude: number,
  population: number,
  traits: number,
  /** How often travellers stay there; greater is oftener. */
  interest: number,
  /** As in `authoring/postalCodes.ts`; empty when not known. */
  postalCodes: string,
  ...otherNames: readonly string[],
];

/** `data/places.json`: rows instead of objects, to stay small. */
export interface PlacesFile {
  countries: readonly (readonly [
    id: number,
    code: string,
    names: PackedNames,
    latitude: number,
    longitude: number,
    ...otherNames: readonly string[],
  ])[];
  regions: readonly (readonly [
    id: number,
    country: number,
    names: PackedNames,
    latitude: number,
    longitude: number,
    ...otherNames: readonly string[],
  ])[];
  departments: readonly (readonly [
    id: number,
    code: string,
    region: number,
    names: PackedNames,
    latitude: number,
    longitude: number,
    ...otherNames: readonly string[],
  ])[];
  towns: readonly TownRow[];
  touristicRegions: readonly (readonly [
    id: number,
    names: PackedNames,
    /** Degrees × 1000: the middle of its towns. */
    latitude: number,
    longitude: number,
    /** Positions in `regions`, the main one first. */
    regions: readonly number[],
    /** Positions in `departments`, where it consists of whole ones. */
    departments: readonly number[],
    circles: readonly Circle[],
    ...otherNames: readonly string[],
  ])[];
  pois: readonly (readonly [
    id: number,
    country: string,
    names: PackedNames,
    latitude: number,
    longitude: number,
  ])[];
  seaResorts: PlacesFile['pois'];
  skiResorts: PlacesFile['pois'];
}
