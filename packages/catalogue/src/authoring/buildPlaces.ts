/**
 * Makes `data/places.json` from the GeoNames packages and the hand-written lists beside this file. Run by hand after
 * changing one of them: `node src/authoring/buildPlaces.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { foldName } from '@sabadora/place-names';
import { distanceKm, type Position } from '../places/geo.ts';
import { type PackedNames, type PlacesFile, TOWN_TRAITS, type TownRow } from '../places/placesFile.ts';
import { BOAT_TOWNS } from './boatTowns.ts';
import { CITY_NAMES, OTHER_NAMES } from './cityNames.ts';
import { coastDistanceKm } from './coast.ts';
import { DRAWING_POWER } from './drawing.ts';
import { LANDSCAPES } from './landscapes.ts';
import { POSTAL_CODES } from './postalCodes/index.ts';
import { POIS } from './pois/index.ts';
import {
  COUNTRIES,
  DEPARTMENT_NAMES,
  type FiveNames,
  MERGED_DEPARTMENTS,
  OTHER_AREA_NAMES,
  REGIONS,
} from './areas/index.ts';
import { SEA_RESORTS, SKI_RESORTS } from './resorts.ts';
import { readTowns, type Town } from './readTowns.ts';
import { type Circle, TOURISTIC_REGIONS, type TouristicRow } from './touristicRegions/index.ts';
import { provinceNames } from './provinceNames.ts';

const TOWN_COUNT = 4200;
/** Towns every department (or Dutch province) has at least, if GeoNames knows as many. */
const PER_DEPARTMENT = 7;
const PER_COUNTRY = 420;

/** Ids of the sights that are theme parks, and kilometres that a family drives to one. */
const THEME_PARKS: ReadonlySet<number> = new Set([
  30002, 30003, 30010, 30011, 30049, 30065, 30089, 30101, 30121, 30132, 30139, 30149, 30151,
]);
const TO_A_PARK_KM = 60;

const SUD_SARDEGNA = 'IT-SU';

/** A name as it is printed: "Côte d’Azur". */
const typographic = (name: string) => name.replaceAll("'", '’');
const pack = (names: PackedNames): PackedNames => {
  if (typeof names === 'string') return typographic(names);
  const [fr, es, it, nl, en] = names;
  if (names.every((name) => name === fr)) return typographic(fr);
  return [typographic(fr), typographic(es), typographic(it), typographic(nl), typographic(en)];
};
const otherAreaNames = (code: string) => (OTHER_AREA_NAMES[code] ?? []).map(typographic);
const thousandths = (degrees: number) => Math.round(degrees * 1000);
const isIn = (position: Position, circles: readonly Circle[]) =>
  circles.some(([latitude, longitude, radius]) => distanceKm(position, { latitude, longitude }) <= radius);
/** Whether a town is in a holiday region. */
const belongsTo = (town: Town, row: TouristicRow) =>
  row.regions.includes(town.region) &&
  ('circles' in row ? isIn(town, row.circles) : row.departments.includes(town.department ?? ''));
const at = ([, , latitude, longitude]: readonly [number, string, number, number, ...unknown[]]) => ({
  latitude,
  longitude,
});

/** Marks what each town is like and how much it draws. */
function judge(towns: readonly Town[]): void {
  const large = towns.filter(({ population }) => population >= 30_000);
  for (const town of towns) {
    const isKnown = `${town.country}:${town.name}` in CITY_NAMES;
    const nearest = (rows: readonly (readonly [number, string, number, number, ...unknown[]])[]) =>
      Math.min(...rows.map((row) => distanceKm(town, at(row))));
    const seaResortKm = nearest(SEA_RESORTS);
    const skiKm = nearest(SKI_RESORTS);
    const poiKm = nearest(POIS);
    if (coastDistanceKm(town) < 3 || seaResortKm < 3) town.traits.add('sea');
    if (BOAT_TOWNS.has(`${town.country}:${town.name}`)) town.traits.add('river');
    if (nearest(POIS.filter(([id]) => THEME_PARKS.has(id))) < TO_A_PARK_KM) town.traits.add('park');
    for (const [trait, circles] of Object.entries(LANDSCAPES)) {
      if (isIn(town, circles)) town.traits.add(trait as keyof typeof LANDSCAPES);
    }
    if (skiKm < 8) town.traits.add('mountain');
    if (town.population >= 70_000) town.traits.add('city');
    if (isKnown || poiKm < 4) town.traits.add('old');

    let weight = town.population ** 0.45;
    const { traits } = town;
    if (traits.has('sea')) weight *= 2.4;
    if (seaResortKm < 4) weight *= 2.2;
    if (skiKm < 6) weight *= 9;
    else if (traits.has('mountain')) weight *= 1.5;
    if (traits.has('lake')) weight *= 2.4;
    if (traits.has('vineyard')) weight *= 1.35;
    if (traits.has('forest')) weight *= 1.2;
    if (isKnown) weight *= 1.7;
    if (poiKm < 6) weight *= 2;
    else if (poiKm < 15) weight *= 1.3;
    // A province is no destination of its own.
    if (TOURISTIC_REGIONS.some((row) => 'circles' in row && belongsTo(town, row))) weight *= 1.6;
    const isSuburb = large.some(
      (city) => city.population > town.population * 4 && distanceKm(city, town) < 13,
    );
    if (isSuburb && poiKm > 3 && seaResortKm > 3) weight *= 0.18;
    town.interest = weight * (DRAWING_POWER[`${town.country}:${town.name}`] ?? 1);
  }
}

function positionIn(codes: readonly string[], code: string): number {
  const position = codes.indexOf(code);
  if (position < 0) throw new Error(`a holiday region names ${code}, which there is not`);
  return position;
}

/** Tells which hand-written names no town has: they are misspelt or not in GeoNames. */
function reportUnused(towns: readonly Town[]): void {
  const known = new Set(towns.map(({ country, name }) => `${country}:${name}`));
  const named = [CITY_NAMES, OTHER_NAMES, DRAWING_POWER, POSTAL_CODES].flatMap(Object.keys);
  const unused = [...named, ...BOAT_TOWNS].filter((key) => !known.has(key));
  if (unused.length > 0) console.warn(`Names no town has: ${[...new Set(unused)].join(', ')}`);
}

function choose(towns: readonly Town[]): Town[] {
  const byInterest = towns.toSorted((one, other) => other.interest - one.interest || one.id - other.id);
  const chosen = new Set<Town>();
  const counts = new Map<string, number>();
  const add = (group: string, limit: number, town: Town) => {
    const count = counts.get(group) ?? 0;
    if (count >= limit) return;
    counts.set(group, count + 1);
    chosen.add(town);
  };
  for (const town of byInterest) {
    add(town.department ?? town.region, PER_DEPARTMENT, town);
    add(town.country, PER_COUNTRY, town);
  }
  for (const town of byInterest) if (chosen.size < TOWN_COUNT) chosen.add(town);
  // Two towns of one name and department cannot be told apart in a list: the lesser one goes.
  const seen = new Set<string>();
  return byInterest.filter((town) => {
    const key = `${town.department ?? town.region}:${town.name}`;
    if (!chosen.has(town) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The names of a town in all languages. */
function namesOf({ country, name }: Town): FiveNames {
  const local = name.split(' / ')[0] ?? name;
  return CITY_NAMES[`${country}:${name}`] ?? [local, local, local, local, local];
}

const middle = (positions: readonly Position[]): Position => ({
  latitude: positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length,
  longitude: positions.reduce((sum, { longitude }) => sum + longitude, 0) / positions.length,
});

/** The town nearest to the middle of all: the middle itself may be in the sea, or abroad. */
function middleTown(towns: readonly Town[]): Position {
  const centre = middle(towns);
  const byDistance = towns.toSorted((one, other) => distanceKm(one, centre) - distanceKm(other, centre));
  return byDistance[0] ?? centre;
}

function departmentNames(towns: readonly Town[]): Map<string, FiveNames> {
  interface Topology {
    objects: {
      a: { geometries: { id: string; properties: Record<'fr' | 'es' | 'it' | 'nl' | 'n', string> }[] };
    };
  }
  const file = new URL('../../../data/departments.topo.json', import.meta.url);
  const { objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const names = new Map<string, FiveNames>();
  for (const { id, properties: p } of objects.a.geometries) {
    if (id.startsWith('NL-') || id in MERGED_DEPARTMENTS) continue;
    names.set(id, DEPARTMENT_NAMES[id] ?? [p.fr, p.es, p.it, p.nl, p.n]);
  }
  names.set(SUD_SARDEGNA, [
    'Sardaigne du Sud',
    'Cerdeña del Sur',
    'Sud Sardegna',
    'Zuid-Sardinië',
    'South Sardinia',
  ]);
  for (const [code, own] of names) {
    const capital = capitalNames(towns, code, own);
    if (capital) names.set(code, provinceNames(capital));
  }
  return names;
}

/** The names of the town that a province of Spain or Italy is named after. */
function capitalNames(towns: readonly Town[], code: string, names: FiveNames): FiveNames | undefined {
  // Ceuta is a town, and no province.
  if (!/^(ES|IT)-/.test(code) || code === 'ES-CE') return undefined;
  const folded = new Set(names.map(foldName));
  const inProvince = towns.filter(({ department }) => department === code);
  const called = inProvince.filter((town) => namesOf(town).some((name) => folded.has(foldName(name))));
  const capital = called.toSorted((one, other) => other.population - one.population)[0];
  return capital && namesOf(capital);
}

function build(): PlacesFile {
  const all = readTowns();
  reportUnused(all);
  judge(all);
  const towns = choose(all);
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

  // Of several towns of one name in a country, the post codes are those of the largest.
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
writeFileSync(new URL('../../../data/places.json', import.meta.url), text);
console.log(`${file.towns.length} towns, ${Math.round(text.length / 1000)} kB`);
