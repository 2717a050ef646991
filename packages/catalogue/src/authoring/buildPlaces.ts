/**
 * Makes `data/places.json` from the GeoNames packages and the hand-written lists beside this file. Run by hand after
 * changing one of them: `node src/authoring/buildPlaces.ts`.
 */
import { writeFileSync } from 'node:fs';
import { distanceKm, type Position } from '../places/geo.ts';
import { type PackedNames, type PlacesFile, TOWN_TRAITS, type TownRow } from '../places/placesFile.ts';
import { departmentNames, namesOf } from './areaNames.ts';
import { COUNTRIES, OTHER_AREA_NAMES, REGIONS } from './areas/index.ts';
import { BOAT_TOWNS } from './boatTowns.ts';
import { chooseTowns } from './chooseTowns.ts';
import { CITY_NAMES, OTHER_NAMES } from './cityNames.ts';
import { DRAWING_POWER } from './drawing.ts';
import { judgeTowns } from './judgeTowns.ts';
import { POIS } from './pois/index.ts';
import { POSTAL_CODES } from './postalCodes/index.ts';
import { readTowns, type Town } from './readTowns.ts';
import { SEA_RESORTS, SKI_RESORTS } from './resorts.ts';
import { TOURISTIC_REGIONS } from './touristicRegions/index.ts';
import { belongsTo } from './townsOfRegion.ts';

/** The name with curly apostrophes: "Côte d’Azur". */
const typographic = (name: string) => name.replaceAll("'", '’');
const pack = (names: PackedNames): PackedNames => {
  if (typeof names === 'string') return typographic(names);
  const [fr, es, it, nl, en] = names;
  if (names.every((name) => name === fr)) return typographic(fr);
  return [typographic(fr), typographic(es), typographic(it), typographic(nl), typographic(en)];
};
const otherAreaNames = (code: string) => (OTHER_AREA_NAMES[code] ?? []).map(typographic);
const thousandths = (degrees: number) => Math.round(degrees * 1000);
function positionIn(codes: readonly string[], code: string): number {
  const position = codes.indexOf(code);
  if (position < 0) throw new Error(`a holiday region names ${code}, which there is not`);
  return position;
}

/** Reports hand-written names without a town: they are misspelt or not in GeoNames. */
function reportUnused(towns: readonly Town[]): void {
  const known = new Set(towns.map(({ country, name }) => `${country}:${name}`));
  const named = [CITY_NAMES, OTHER_NAMES, DRAWING_POWER, POSTAL_CODES].flatMap(Object.keys);
  const unused = [...named, ...BOAT_TOWNS].filter((key) => !known.has(key));
  if (unused.length > 0) console.warn(`Names no town has: ${[...new Set(unused)].join(', ')}`);
}

const middle = (positions: readonly Position[]): Position => ({
  latitude: positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length,
  longitude: positions.reduce((sum, { longitude }) => sum + longitude, 0) / positions.length,
});

/** The town nearest to the centre of all towns; the centre itself may be in the sea or abroad. */
function middleTown(towns: readonly Town[]): Position {
  const centre = middle(towns);
  const byDistance = towns.toSorted((one, other) => distanceKm(one, centre) - distanceKm(other, centre));
  return byDistance[0] ?? centre;
}

function build(): PlacesFile {
  const all = readTowns();
  reportUnused(all);
  judgeTowns(all);
  const towns = chooseTowns(all);
  const regionCodes = Object.keys(REGIONS);
  const names = departmentNames(all);
  const departmentCodes = [...names.keys()].toSorted();
  const regionOf = new Map(all.map((town) => [town.department, town.region]));

  const regions = regionCodes.map((code) => {
    const row = REGIONS[code];
    if (!row) throw new Error(`no region ${code}`);
    const [id, ...five] = row;
    const { latitude, longitude } = middle(all.filter(({ region }) => region === code));
    const country = COUNTRIES.findIndex((candidate) => candidate.code === code.slice(0, 2));
    return [
      id,
      country,
      pack(five),
      thousandths(latitude),
      thousandths(longitude),
      ...otherAreaNames(code),
    ] as const;
  });
  const departments = departmentCodes.map((code, index) => {
    const region = regionCodes.indexOf(regionOf.get(code) ?? '');
    const own = names.get(code);
    if (region < 0 || !own) throw new Error(`no region or names for ${code}`);
    const { latitude, longitude } = middle(all.filter(({ department }) => department === code));
    return [
      1001 + index,
      code,
      region,
      pack(own),
      thousandths(latitude),
      thousandths(longitude),
      ...otherAreaNames(code),
    ] as const;
  });
  const missing = towns.filter(({ department }) => department !== undefined && !names.has(department));
  if (missing.length > 0)
    throw new Error(`towns without department: ${missing.map(({ name }) => name).join(', ')}`);

  // When a country has several towns with one name, the post codes belong to the largest.
  const largest = new Map(
    towns
      .toSorted((one, other) => one.population - other.population)
      .map((town) => [`${town.country}:${town.name}`, town]),
  );
  const townRows = towns.map((town): TownRow => {
    const key = `${town.country}:${town.name}`;
    const traits = TOWN_TRAITS.reduce(
      (bits, trait, bit) => (town.traits.has(trait) ? bits | (1 << bit) : bits),
      0,
    );
    const parent =
      town.department === undefined
        ? -1 - regionCodes.indexOf(town.region)
        : departmentCodes.indexOf(town.department);
    const row = [
      town.id,
      pack(namesOf(town)),
      parent,
      thousandths(town.latitude),
      thousandths(town.longitude),
      town.population,
      traits,
      Math.round(town.interest),
    ] as const;
    const codes = largest.get(key) === town ? (POSTAL_CODES[key] ?? '') : '';
    return [...row, codes, ...(OTHER_NAMES[key] ?? []).map(typographic)];
  });
  const sights = (rows: readonly (readonly [number, string, number, number, PackedNames])[]) =>
    rows.map(([id, country, latitude, longitude, own]) => {
      const shared = typeof own === 'string' ? CITY_NAMES[`${country}:${own}`] : undefined;
      return [id, country, pack(shared ?? own), thousandths(latitude), thousandths(longitude)] as const;
    });
  return {
    countries: COUNTRIES.map(({ id, code, names: five, latitude, longitude }) => [
      id,
      code,
      pack(five),
      thousandths(latitude),
      thousandths(longitude),
      ...otherAreaNames(code),
    ]),
    regions,
    departments,
    towns: townRows,
    touristicRegions: TOURISTIC_REGIONS.map((row) => {
      const { latitude, longitude } = middleTown(all.filter((town) => belongsTo(town, row)));
      return [
        row.id,
        pack(row.names),
        thousandths(latitude),
        thousandths(longitude),
        row.regions.map((code) => positionIn(regionCodes, code)),
        'circles' in row ? [] : row.departments.map((code) => positionIn(departmentCodes, code)),
        'circles' in row ? row.circles : [],
        ...(row.otherNames ?? []).map(typographic),
      ];
    }),
    pois: sights(POIS),
    seaResorts: sights(SEA_RESORTS),
    skiResorts: sights(SKI_RESORTS),
  };
}

const file = build();
const lines = Object.entries(file).map(
  ([key, rows]) =>
    `${JSON.stringify(key)}: [\n${(rows as unknown[]).map((row) => JSON.stringify(row)).join(',\n')}\n]`,
);
const text = `{\n${lines.join(',\n')}\n}\n`;
writeFileSync(new URL('../../data/places.json', import.meta.url), text);
console.log(`${file.towns.length} towns, ${Math.round(text.length / 1000)} kB`);
