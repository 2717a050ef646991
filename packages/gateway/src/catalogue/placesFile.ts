import type { FiveNames } from './authoring/regions.ts';

/** What a town is like, one bit each in `TownRow`. */
export const TOWN_TRAITS = ['sea', 'mountain', 'vineyard', 'lake', 'forest', 'city', 'old'] as const;

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
  /** Empty when not known. */
  postalCode: string,
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
  ])[];
  regions: readonly (readonly [
    id: number,
    country: number,
    names: PackedNames,
    latitude: number,
    longitude: number,
  ])[];
  departments: readonly (readonly [
    id: number,
    code: string,
    region: number,
    names: PackedNames,
    latitude: number,
    longitude: number,
  ])[];
  towns: readonly TownRow[];
  touristicRegions: readonly (readonly [
    id: number,
    country: string,
    names: PackedNames,
    circles: readonly (readonly [latitude: number, longitude: number, radiusKm: number])[],
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
