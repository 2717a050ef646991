/**
 * Makes `data/places.json` from the GeoNames packages and the hand-written lists beside this file. Run by hand after
 * changing one of them: `node src/catalogue/authoring/buildPlaces.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceKm, type Position } from '../geo.ts';
import { type PackedNames, type PlacesFile, TOWN_TRAITS, type TownRow } from '../placesFile.ts';
import { CITY_NAMES, OTHER_NAMES } from './cityNames.ts';
import { coastDistanceKm } from './coast.ts';
import { DRAWING_POWER } from './drawing.ts';
import { LANDSCAPES } from './landscapes.ts';
import { POSTAL_CODES } from './postalCodes.ts';
import { POIS } from './pois.ts';
import { COUNTRIES, DEPARTMENT_NAMES, type FiveNames, MERGED_DEPARTMENTS, REGIONS } from './regions.ts';
import { SEA_RESORTS, SKI_RESORTS } from './resorts.ts';
import { readTowns, type Town } from './readTowns.ts';
import { type Circle, TOURISTIC_REGIONS } from './touristicRegions.ts';

const TOWN_COUNT = 4200;
/** Towns every department (or Dutch province) has at least, if GeoNames knows as many. */
const PER_DEPARTMENT = 7;
const PER_COUNTRY = 420;

const SUD_SARDEGNA = 'IT-SU';

const pack = (names: PackedNames): PackedNames =>
  typeof names !== 'string' && names.every((name) => name === names[0]) ? names[0] : names;
const thousandths = (degrees: number) => Math.round(degrees * 1000);
const isIn = (position: Position, circles: readonly Circle[]) =>
  circles.some(([latitude, longitude, radius]) => distanceKm(position, { latitude, longitude }) <= radius);
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
    if (coastDistanceKm(town) < 4 || seaResortKm < 4) town.traits.add('sea');
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
    const isTouristic = TOURISTIC_REGIONS.some(
      ({ country, circles }) => country === town.country && isIn(town, circles),
    );
    if (isTouristic) weight *= 1.6;
    const isSuburb = large.some(
      (city) => city.population > town.population * 4 && distanceKm(city, town) < 13,
    );
    if (isSuburb && poiKm > 3 && seaResortKm > 3) weight *= 0.18;
    town.interest = weight * (DRAWING_POWER[`${town.country}:${town.name}`] ?? 1);
  }
}

/** Tells which hand-written names no town has: they are misspelt or not in GeoNames. */
function reportUnused(towns: readonly Town[]): void {
  const known = new Set(towns.map(({ country, name }) => `${country}:${name}`));
  const unused = [CITY_NAMES, OTHER_NAMES, DRAWING_POWER, POSTAL_CODES].flatMap((list) =>
    Object.keys(list).filter((key) => !known.has(key)),
  );
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

const middle = (positions: readonly Position[]): Position => ({
  latitude: positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length,
  longitude: positions.reduce((sum, { longitude }) => sum + longitude, 0) / positions.length,
});

function departmentNames(): Map<string, FiveNames> {
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
  return names.set(SUD_SARDEGNA, [
    'Sardaigne du Sud',
    'Cerdeña del Sur',
    'Sud Sardegna',
    'Zuid-Sardinië',
    'South Sardinia',
  ]);
}

function build(): PlacesFile {
  const all = readTowns();
  reportUnused(all);
  judge(all);
  const towns = choose(all);
  const regionCodes = Object.keys(REGIONS);
  const names = departmentNames();
  const departmentCodes = [...names.keys()].toSorted();
  const regionOf = new Map(all.map((town) => [town.department, town.region]));

  const regions = regionCodes.map((code) => {
    const row = REGIONS[code];
    if (!row) throw new Error(`no region ${code}`);
    const [id, ...five] = row;
    const { latitude, longitude } = middle(all.filter(({ region }) => region === code));
    const country = COUNTRIES.findIndex((candidate) => candidate.code === code.slice(0, 2));
    return [id, country, pack(five), thousandths(latitude), thousandths(longitude)] as const;
  });
  const departments = departmentCodes.map((code, index) => {
    const region = regionCodes.indexOf(regionOf.get(code) ?? '');
    const own = names.get(code);
    if (region < 0 || !own) throw new Error(`no region or names for ${code}`);
    const { latitude, longitude } = middle(all.filter(({ department }) => department === code));
    return [1001 + index, code, region, pack(own), thousandths(latitude), thousandths(longitude)] as const;
  });
  const missing = towns.filter(({ department }) => department !== undefined && !names.has(department));
  if (missing.length > 0)
    throw new Error(`towns without department: ${missing.map(({ name }) => name).join(', ')}`);

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
      pack(CITY_NAMES[key] ?? town.name.split(' / ')[0] ?? town.name),
      parent,
      thousandths(town.latitude),
      thousandths(town.longitude),
      town.population,
      traits,
      Math.round(town.interest),
    ] as const;
    return [...row, POSTAL_CODES[key] ?? '', ...(OTHER_NAMES[key] ?? [])];
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
    ]),
    regions,
    departments,
    towns: townRows,
    touristicRegions: TOURISTIC_REGIONS.map(({ id, country, names: five, circles }) => [
      id,
      country,
      pack(five),
      circles,
    ]),
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
