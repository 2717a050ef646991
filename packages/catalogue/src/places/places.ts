import { readFileSync } from 'node:fs';
import { type LocalText, type PlaceKind, slugOf } from '@sabadora/place-names';
import type { PlaceRecord } from '../records.ts';
import { distanceKm, type Position } from './geo.ts';
import { dutchPatterns, patternsOf, readPostalCodes } from './postalCodes.ts';
import { type PackedNames, type PlacesFile, TOWN_TRAITS, type TownTrait } from './placesFile.ts';

export const COUNTRY_CODES = ['FR', 'ES', 'IT', 'NL', 'BE'] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

/** A generated place. */
export interface Place extends Position {
  id: number;
  kind: PlaceKind;
  countryCode: CountryCode;
  names: LocalText;
  /** Names that are searched, but never shown. */
  otherNames: readonly string[];
  /** Post code of the centre; null when none is known. */
  postalCode: string | null;
  /** Further post codes, and patterns such as "59xxx" for all codes that begin with "59". */
  otherPostalCodes: readonly string[];
  slug: string;
  population: number;
  countryId: number | null;
  regionId: number | null;
  departmentId: number | null;
}

export interface Town extends Place {
  traits: ReadonlySet<TownTrait>;
  /** How strongly it attracts travellers; greater is more. */
  interest: number;
  /** Code of the department or province without its country ("33", "VWV"); null in the Netherlands. */
  departmentCode: string | null;
  /** Name in the local language. */
  localName: string;
}

export interface TouristicRegion extends Place {
  /** Whether a position in a town is inside the region. */
  holds: (town: Town, position: Position) => boolean;
}

export interface Places {
  /** All places, parents before their children. */
  all: readonly Place[];
  regions: readonly Place[];
  towns: readonly Town[];
  touristicRegions: readonly TouristicRegion[];
  pois: readonly Place[];
  seaResorts: readonly Place[];
  skiResorts: readonly Place[];
}

const unpack = (names: PackedNames): LocalText => {
  if (typeof names === 'string') return { fr: names, es: names, it: names, nl: names, en: names };
  const [fr, es, it, nl, en] = names;
  return { fr, es, it, nl, en };
};

/** Belgian provinces where the French name comes first. */
const FRENCH_PROVINCES = new Set(['WBR', 'WHT', 'WLG', 'WLX', 'WNA', 'BRU']);

const LANGUAGE_OF = { FR: 'fr', ES: 'es', IT: 'it', NL: 'nl' } as const;

/** The local language of a town. */
export function languageOf(
  countryCode: CountryCode,
  departmentCode: string | null,
): 'fr' | 'es' | 'it' | 'nl' {
  if (countryCode !== 'BE') return LANGUAGE_OF[countryCode];
  return FRENCH_PROVINCES.has(departmentCode ?? '') ? 'fr' : 'nl';
}

function need<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`places.json: no ${what}`);
  return item;
}

/** Reads `data/places.json`. */
export function readPlaces(): Places {
  const file = JSON.parse(
    readFileSync(new URL('../../data/places.json', import.meta.url), 'utf8'),
  ) as PlacesFile;
  const base = {
    otherNames: [],
    postalCode: null,
    otherPostalCodes: [],
    population: 0,
    countryId: null,
    regionId: null,
    departmentId: null,
  };
  const position = (latitude: number, longitude: number) => ({
    latitude: latitude / 1000,
    longitude: longitude / 1000,
  });

  const place = (
    kind: PlaceKind,
    id: number,
    countryCode: string,
    packed: PackedNames,
    latitude: number,
    longitude: number,
  ): Place => {
    const names = unpack(packed);
    return {
      ...base,
      id,
      kind,
      countryCode: countryCode as CountryCode,
      names,
      slug: slugOf(names.en),
      ...position(latitude, longitude),
    };
  };

  const countries = file.countries.map(([id, code, names, latitude, longitude, ...otherNames]) => ({
    ...place('country', id, code, names, latitude, longitude),
    otherNames,
  }));
  const countryId = (code: string) =>
    need(
      countries.find(({ countryCode }) => countryCode === code),
      code,
    ).id;
  const regions = file.regions.map(([id, country, names, latitude, longitude, ...otherNames]) => {
    const of = need(countries[country], `country ${country}`);
    return {
      ...place('region', id, of.countryCode, names, latitude, longitude),
      otherNames,
      otherPostalCodes: dutchPatterns(id),
      countryId: of.id,
    };
  });
  const departments = file.departments.map(
    ([id, code, region, names, latitude, longitude, ...otherNames]) => {
      const of = need(regions[region], `region ${region}`);
      return {
        ...place('department', id, code.slice(0, 2), names, latitude, longitude),
        code: code.slice(3),
        otherNames,
        otherPostalCodes: patternsOf(of.countryCode, code.slice(3)),
        countryId: of.countryId,
        regionId: of.id,
      };
    },
  );
  const towns = file.towns.map((row): Town => {
    const [id, names, parent, latitude, longitude, population, traits, interest, codes, ...otherNames] = row;
    const [postalCode = null, ...otherPostalCodes] = readPostalCodes(codes);
    const department = parent >= 0 ? need(departments[parent], `department ${parent}`) : undefined;
    const region = department ? undefined : need(regions[-1 - parent], `region ${-1 - parent}`);
    const countryCode = (department ?? region)?.countryCode ?? 'FR';
    const own = place('city', id, countryCode, names, latitude, longitude);
    const departmentCode = department?.code ?? null;
    return {
      ...own,
      otherNames,
      postalCode,
      otherPostalCodes,
      population,
      countryId: countryId(countryCode),
      regionId: department?.regionId ?? region?.id ?? null,
      departmentId: department?.id ?? null,
      traits: new Set(TOWN_TRAITS.filter((_, bit) => traits & (1 << bit))),
      interest,
      departmentCode,
      localName: own.names[languageOf(countryCode, departmentCode)],
    };
  });

  /** Assigns a sight or resort to the region and department of the nearest town. */
  const located = (own: Place): Place => {
    let nearest = towns[0];
    let best = Infinity;
    for (const town of towns) {
      if (town.countryCode !== own.countryCode || Math.abs(town.latitude - own.latitude) > 0.7) continue;
      const distance = distanceKm(own, town);
      if (distance < best) [nearest, best] = [town, distance];
    }
    const { regionId = null, departmentId = null } = nearest ?? {};
    return { ...own, countryId: countryId(own.countryCode), regionId, departmentId };
  };
  const sights = (kind: PlaceKind, rows: PlacesFile['pois']) =>
    rows.map(([id, code, names, latitude, longitude]) =>
      located(place(kind, id, code, names, latitude, longitude)),
    );

  const touristicRegions = file.touristicRegions.map((row): TouristicRegion => {
    const [id, names, latitude, longitude, regionsOf, departmentsOf, circles, ...otherNames] = row;
    const inRegions = regionsOf.map((index) => need(regions[index], `region ${index}`));
    const inDepartments = departmentsOf.map((index) => need(departments[index], `department ${index}`).id);
    const [region] = inRegions;
    const own = place('touristicregion', id, region?.countryCode ?? 'FR', names, latitude, longitude);
    return {
      ...own,
      otherNames,
      countryId: countryId(own.countryCode),
      // A holiday region in several regions has no parent region.
      regionId: inRegions.length === 1 ? (region?.id ?? null) : null,
      holds: (town, position) =>
        inRegions.some((one) => one.id === town.regionId) &&
        (circles.length > 0
          ? circles.some(
              ([lat, lng, radiusKm]) => distanceKm({ latitude: lat, longitude: lng }, position) <= radiusKm,
            )
          : inDepartments.some((one) => one === town.departmentId)),
    };
  });
  const pois = sights('poi', file.pois);
  const seaResorts = sights('searesort', file.seaResorts);
  const skiResorts = sights('skiresort', file.skiResorts);
  const all: Place[] = [
    ...countries,
    ...regions,
    ...departments,
    ...towns,
    ...touristicRegions,
    ...pois,
    ...seaResorts,
    ...skiResorts,
  ];
  return { all, regions, towns, touristicRegions, pois, seaResorts, skiResorts };
}

/** All places as records, parents before their children. */
export function placeRecords({ all }: Places): PlaceRecord[] {
  return all.map((place) => ({
    type: 'place',
    id: place.id,
    kind: place.kind,
    countryCode: place.countryCode.toLowerCase(),
    names: place.names,
    otherNames: place.otherNames,
    slug: place.slug,
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
    postalCode: place.postalCode,
    otherPostalCodes: place.otherPostalCodes,
    countryId: place.countryId,
    regionId: place.regionId,
    departmentId: place.departmentId,
  }));
}
