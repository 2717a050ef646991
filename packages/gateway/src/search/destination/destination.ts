import type { Kysely } from 'kysely';
import type { SearchDetails } from '@sabadora/api';
import { DISTANCE_RANGE } from '@sabadora/domain';
import { placePhrase, type NamedPlace } from '@sabadora/place-names';
import type { Language } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import type { AreaColumn } from '../../searchIndex/SearchIndex.ts';
import type { SearchCriteria } from '../criteria.ts';
import { distanceKm, KM_PER_DEGREE, type Position, type Ring } from '../geography.ts';
import { languageOf, textIn } from '../locale.ts';

/** Most kilometres between a position and a town for "near" that town. */
const NEAR_TOWN_KM = 40;

/** Kilometres around a point of interest when no distance is given. */
const POI_RADIUS_KM = 20;

/** Kinds of places that count as a point when distances are shown. */
const POINT_KINDS: readonly string[] = ['hotel', 'city', 'poi', 'skiresort', 'searesort'];

/** Column of `hotel` with the place of each kind; a point of interest is searched by distance. */
const AREA_COLUMNS = {
  skiresort: 'ski_resort_id',
  searesort: 'sea_resort_id',
  city: 'city_id',
  touristicregion: 'touristic_ids',
  department: 'department_id',
  region: 'region_id',
  country: 'country_id',
} as const satisfies Record<string, AreaColumn | 'touristic_ids'>;

/** Which hotels belong to a destination. */
export type Where =
  | { type: 'everywhere' }
  /** The requested place does not exist. */
  | { type: 'nowhere' }
  | { type: 'hotel'; id: number }
  | { type: 'area'; column: AreaColumn | 'touristic_ids'; id: number; within?: Ring }
  | { type: 'ring'; ring: Ring };

/** A destination as found in the database. */
export interface Destination {
  where: Where;
  /** The position from which distances are measured. */
  position?: Position;
  /** Whether distances are shown: the position is the visitor's own, or that of a place without extent. */
  isPoint: boolean;
  place: SearchDetails['destination'];
  /**
   * The place as a phrase after a noun; around a position, the nearest town. Undefined for a hotel, and when no
   * phrase is known.
   */
  phrase?: string | undefined;
  /** Parent places, from the nearest to the widest. */
  hierarchy: SearchDetails['locationHierarchy'];
}

interface Found {
  label: string;
  /** Data from which the phrase is made; a hotel has none. */
  named?: NamedPlace;
  position: Position;
  region_id: number | null;
  country_id: number | null;
}

async function findHotel(db: Kysely<Tables>, id: number): Promise<Found | undefined> {
  const hotel = await db
    .selectFrom('hotel')
    .select(['label', 'latitude', 'longitude', 'region_id', 'country_id'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return hotel && { ...hotel, position: { latitude: hotel.latitude, longitude: hotel.longitude } };
}

async function findPlace(
  db: Kysely<Tables>,
  { kind, id }: NonNullable<SearchCriteria['area']>,
  language: Language,
): Promise<Found | undefined> {
  const place = await db
    .selectFrom('place')
    .select(['names', 'latitude', 'longitude', 'region_id', 'country_id', 'country_code'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!place) return undefined;
  const label = textIn(place.names, language);
  return {
    label,
    named: { kind, countryCode: place.country_code, name: label },
    position: { latitude: place.latitude, longitude: place.longitude },
    region_id: kind === 'region' || kind === 'country' ? null : place.region_id,
    country_id: kind === 'country' ? null : place.country_id,
  };
}

/** The town nearest to a position, within `NEAR_TOWN_KM`. */
async function findNearestTown(
  db: Kysely<Tables>,
  position: Position,
  language: Language,
): Promise<NamedPlace | undefined> {
  const { latitude, longitude } = position;
  const degrees = NEAR_TOWN_KM / KM_PER_DEGREE;
  const spread = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const towns = await db
    .selectFrom('place')
    .select(['names', 'country_code', 'latitude', 'longitude'])
    .where('kind', '=', 'city')
    .where('latitude', '>', latitude - degrees)
    .where('latitude', '<', latitude + degrees)
    .where('longitude', '>', longitude - spread)
    .where('longitude', '<', longitude + spread)
    .orderBy('id')
    .execute();
  const [nearest] = towns.toSorted((one, other) => distanceKm(one, position) - distanceKm(other, position));
  return (
    nearest && { kind: 'city', countryCode: nearest.country_code, name: textIn(nearest.names, language) }
  );
}

async function findParents(
  db: Kysely<Tables>,
  { region_id, country_id }: Found,
  language: Language,
): Promise<Destination['hierarchy']> {
  const ids = [region_id, country_id].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('place')
    .select(['id', 'names', 'country_code'])
    .where('id', 'in', ids)
    .execute();
  return (['region', 'country'] as const).flatMap((type) => {
    const id = type === 'region' ? region_id : country_id;
    const found = rows.find((row) => row.id === id);
    if (id === null || !found) return [];
    const label = textIn(found.names, language);
    const named = { kind: type, countryCode: found.country_code, name: label };
    return [{ type, id, label, phrase: placePhrase(named, language) ?? null }];
  });
}

/**
 * The ring of the requested distances around `centre`; without an upper bound, up to the widest possible one (ALG-3).
 */
function ringAround(
  centre: Position,
  { min, max = DISTANCE_RANGE.max }: NonNullable<SearchCriteria['distance']>,
): Ring {
  return { centre, minKm: min, maxKm: max };
}

/**
 * Where to search under a distance filter: an area is kept and restricted by distance, a point becomes the ring
 * around it.
 */
function placeWhere(criteria: SearchCriteria, centre: Position): Where {
  const { area, hotelId, distance } = criteria;
  if (hotelId !== undefined) {
    return distance ? { type: 'ring', ring: ringAround(centre, distance) } : { type: 'hotel', id: hotelId };
  }
  switch (area?.kind) {
    case undefined:
      return { type: 'ring', ring: ringAround(centre, distance ?? { min: 0 }) };
    case 'poi':
      return { type: 'ring', ring: ringAround(centre, distance ?? { min: 0, max: POI_RADIUS_KM }) };
    case 'city':
    case 'skiresort':
    case 'searesort':
      return distance
        ? { type: 'ring', ring: ringAround(centre, distance) }
        : { type: 'area', column: AREA_COLUMNS[area.kind], id: area.id };
    case 'touristicregion':
    case 'department':
    case 'region':
    case 'country': {
      const within = distance && {
        centre,
        minKm: distance.min,
        ...(distance.max === undefined || distance.max >= DISTANCE_RANGE.max ? {} : { maxKm: distance.max }),
      };
      return { type: 'area', column: AREA_COLUMNS[area.kind], id: area.id, ...(within ? { within } : {}) };
    }
  }
}

/**
 * The destination of the criteria: which hotels it has, from where distances are measured, and its texts. Coordinates
 * in the criteria override those of the place; without a place, the search covers 300 km around them (ALG-3).
 */
export async function findDestination(db: Kysely<Tables>, criteria: SearchCriteria): Promise<Destination> {
  const { area, hotelId, position } = criteria;
  const language = languageOf(criteria.locale);
  if (hotelId === undefined && !area) {
    if (!position) return { where: { type: 'everywhere' }, isPoint: false, place: null, hierarchy: [] };
    const town = await findNearestTown(db, position, language);
    return {
      where: placeWhere(criteria, position),
      position,
      isPoint: true,
      place: null,
      // The search is around the town, not in it, so only the phrase names the town.
      phrase: town && placePhrase(town, language, 'around'),
      hierarchy: [],
    };
  }
  const kind = hotelId === undefined && area ? area.kind : 'hotel';
  const id = hotelId ?? area?.id ?? 0;
  const found = hotelId === undefined && area ? await findPlace(db, area, language) : await findHotel(db, id);
  if (!found)
    return {
      where: { type: 'nowhere' },
      ...(position ? { position } : {}),
      isPoint: false,
      place: null,
      hierarchy: [],
    };
  const centre = position ?? found.position;
  const where = placeWhere(criteria, centre);
  // With a requested distance, a ring is "around" a place rather than "in" it.
  const relation = where.type === 'ring' && criteria.distance ? 'around' : 'in';
  return {
    where,
    position: centre,
    isPoint: position !== undefined || POINT_KINDS.includes(kind),
    place: { kind, id, label: found.label },
    phrase: found.named && placePhrase(found.named, language, relation),
    hierarchy: await findParents(db, found, language),
  };
}
