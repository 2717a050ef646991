import { readFileSync } from 'node:fs';
import type { MapGeographyData } from '@sabadora/api';
import { type Kysely, sql } from 'kysely';
import type { Language } from '@sabadora/place-names';
import type { Tables } from '../database/tables.ts';
import { textIn } from '../search/locale.ts';
import type { GeographyFile } from './geographyFile.ts';

/** Places by GeoNames id: Paris, Madrid, Rome, Amsterdam, Brussels. */
const CAPITALS: ReadonlySet<number> = new Set([2_988_507, 3_117_735, 3_169_070, 2_759_794, 2_800_866]);

/** Population from which a town is named at the zoom where regions can be distinguished. */
const LARGE_FROM = 150_000;

/** Most towns of the catalogue on the map; each takes 110 bytes. */
const TOWN_COUNT = 600;

/** Number of people that one hotel counts for when towns are ordered as landmarks. */
const PEOPLE_PER_HOTEL = 3000;

const LANGUAGE_ORDER = ['fr', 'es', 'it', 'nl', 'en'] as const satisfies readonly Language[];

type Town = MapGeographyData['places']['features'][number];

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

function town(name: string, rank: number, longitude: number, latitude: number): Town {
  return {
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] },
  };
}

function readFile(): GeographyFile {
  return JSON.parse(
    readFileSync(new URL('../../data/geography.json', import.meta.url), 'utf8'),
  ) as GeographyFile;
}

/** The most important towns first: the first one keeps its name where two names would overlap. */
async function townsOf(db: Kysely<Tables>, language: Language): Promise<Town[]> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'names', 'latitude', 'longitude', 'population'])
    .where('kind', '=', 'city')
    .orderBy(sql`population + hotel_count * ${PEOPLE_PER_HOTEL}::int`, 'desc')
    .orderBy('id')
    .limit(TOWN_COUNT)
    .execute();
  return rows.map(({ id, names, latitude, longitude, population }) => {
    const rank = CAPITALS.has(id) ? 1 : population >= LARGE_FROM ? 2 : 3;
    return town(textIn(names, language), rank, longitude, latitude);
  });
}

/** Land, frontiers, regions and towns as GeoJSON, with the towns' names in one language. */
export async function findGeography(db: Kysely<Tables>, language: Language): Promise<MapGeographyData> {
  const { land, borders, regions, neighbours } = readFile();
  const abroad = neighbours.map(([names, longitude, latitude, rank]) =>
    town(names[LANGUAGE_ORDER.indexOf(language)] ?? names[4], rank, longitude, latitude),
  );
  return {
    land: collection({ type: 'MultiPolygon', coordinates: land }),
    borders: collection({ type: 'MultiLineString', coordinates: borders }),
    regions: collection({ type: 'MultiLineString', coordinates: regions }),
    places: { type: 'FeatureCollection', features: [...(await townsOf(db, language)), ...abroad] },
  };
}

function collection<Geometry>(geometry: Geometry) {
  return {
    type: 'FeatureCollection' as const,
    features: [{ type: 'Feature' as const, properties: {}, geometry }],
  };
}
