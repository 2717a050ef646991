import type { FiveNames } from '../authoring/areas/index.ts';
import type { Circle } from '../authoring/touristicRegions/row.ts';

/**
 * The traits of a town, one bit each in `TownRow`; `river`: boat trips on a river or canal, `park`: a theme park not
 * far away.
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

/** One name for all languages, or five names. */
export type PackedNames = string | FiveNames;

export type TownRow = readonly [
  /** GeoNames id. */
  id: number,
  names: PackedNames,
  /** Index in `departments`; in a country without departments, the index in `regions` as -1, -2 … */
  parent: number,
  /** Degrees × 1000. */
  latitude: number,
  longitude: number,
  population: number,
  traits: number,
  /** How strongly it attracts travellers; greater is more. */
  interest: number,
  /** Post codes in the format of `authoring/postalCodes`; empty when not known. */
  postalCodes: string,
  ...otherNames: readonly string[],
];

/** The format of `data/places.json`: rows instead of objects keep it small. */
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
    /** Centre of its towns, in degrees × 1000. */
    latitude: number,
    longitude: number,
    /** Indexes in `regions`, the main one first. */
    regions: readonly number[],
    /** Indexes in `departments`, for a holiday region of whole departments. */
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
