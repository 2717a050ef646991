import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { type Destination, findDestination } from './destination.ts';
import { isCandidate, OFFERS_FROM, panelFilters, stayTerms } from './fitting.ts';
import { distanceSql } from './geography.ts';
import { rankingOf } from './ranking.ts';

export interface Page {
  /** Hotels, not offers. */
  limit: number;
  /** Zero-based. */
  page: number;
  /** Offers of one hotel, its main one included. */
  packagesPerHotel: number;
}

/** An offer that matches, priced. */
export interface FoundOffer {
  id: number;
  hotelId: number;
  /** Cents for the party and all nights. */
  total: number;
  nights: number;
  /** Null without dates. */
  rooms: number | null;
  /** Null when no position is known. */
  distanceKm: number | null;
  /** 1 for the offer shown first of its hotel. */
  place: number;
  /** Matching offers of the hotel. */
  offersOfHotel: number;
  /** Place of the hotel in the whole list, from 0. */
  index: number;
}

export interface Found {
  /** Hotels that match. */
  totalCount: number;
  destination: Destination;
  /** In the order to show; offers of one hotel follow each other, the main one first. */
  offers: FoundOffer[];
}

interface Row {
  total_count: number;
  id: number | null;
  hotel_id: number;
  total: number;
  nights: number;
  rooms: number | null;
  distance_km: number | null;
  place: number;
  offers_of_hotel: number;
  list_index: number;
}

/**
 * Finds offers: each hotel once, represented by its first matching offer in the order asked for. The order is
 * total (ties end at the ids), so pages neither overlap nor leave gaps while the catalogue stands still.
 *
 * @param today ISO day in Europe/Paris; a stay before it does not match.
 */
export async function searchOffers(
  db: Kysely<Tables>,
  criteria: SearchCriteria,
  { limit, page, packagesPerHotel }: Page,
  today: string,
): Promise<Found> {
  const destination = await findDestination(db, criteria);
  const { where, position } = destination;
  const terms = stayTerms(criteria, today);
  const { key, score } = rankingOf(criteria, terms, position);
  const fits = [isCandidate(criteria, where, terms, today), ...Object.values(panelFilters(criteria, terms))];
  const { rows } = await sql<Row>`
    with fitting as materialized (
      select o.id, o.hotel_id, o.position, ${terms.total} as total, ${terms.nights} as nights, ${terms.rooms} as rooms,
        ${position ? distanceSql(position) : sql`null::float8`} as distance_km, ${key} as key, ${score} as score
      from ${OFFERS_FROM}
      where ${sql.join(fits, sql` and `)}
    ),
    ranked as materialized (
      select *, row_number() over (partition by hotel_id order by key, score desc, position, id)::int as place,
        count(*) over (partition by hotel_id)::int as offers_of_hotel
      from fitting
    ),
    listed as (
      select hotel_id, (row_number() over (order by key, score desc, hotel_id) - 1)::int as list_index
      from ranked where place = 1
    ),
    shown as (
      select ranked.*, list_index
      from listed join ranked using (hotel_id)
      where list_index >= ${page * limit}::bigint and list_index < ${(page + 1) * limit}::bigint
        and place <= ${packagesPerHotel}
    )
    select (select count(*)::int from ranked where place = 1) as total_count, shown.*
    from (values (1)) as always_one_row left join shown on true
    order by list_index, place`.execute(db);
  return {
    totalCount: rows[0]?.total_count ?? 0,
    destination,
    offers: rows.flatMap((row) => (row.id === null ? [] : [toFoundOffer(row, row.id)])),
  };
}

function toFoundOffer(row: Row, id: number): FoundOffer {
  return {
    id,
    hotelId: row.hotel_id,
    total: row.total,
    nights: row.nights,
    rooms: row.rooms,
    distanceKm: row.distance_km,
    place: row.place,
    offersOfHotel: row.offers_of_hotel,
    index: row.list_index,
  };
}
