import type { OffersResponse } from '@sabadora/api';
import { type Flow, type Locale, searchRoute } from '@sabadora/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PlaceKind } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import type { SearchSource } from '../offers/withTerms.ts';
import type { Destination } from './destination.ts';
import { distinctLabels } from './distinctLabels.ts';
import { countryOf, languageOf } from '../locale.ts';
import { type PlaceRow, selectPlaces } from './placeLines.ts';

type SuggestionLink = NonNullable<OffersResponse['pageModel']>['suggestionLinks'][number];

/** Most links shown. */
const MOST = 12;

/** Kilometres within which a place is nearby, by the kind of the searched place. */
const REACH_KM: Readonly<Record<string, number>> = {
  country: 900,
  region: 250,
  touristicregion: 150,
  department: 120,
};
const REACH_KM_OF_TOWN = 80;
const KM_PER_DEGREE = 111.2;

/** The kinds of places that are suggested near a place, by its kind. */
function kindsBeside(kind: string): PlaceKind[] {
  switch (kind) {
    case 'country':
    case 'region':
      return ['region', 'touristicregion'];
    case 'department':
      return ['department', 'touristicregion', 'city'];
    default:
      return ['city', 'touristicregion', 'searesort', 'skiresort'];
  }
}

/** The flow and locale of the links. */
interface Audience {
  flow: Flow;
  locale: Locale;
}

interface Row {
  id: number;
}

/** The places with the most hotels, those in the market's country first. */
function everywhere(locale: Locale): RawBuilder<Row> {
  return sql`select id from place
    where hotel_count > 0 and same_as_id is null and kind in ('city', 'region', 'touristicregion')
    order by country_code = ${countryOf(locale)} desc, hotel_count desc, id
    limit ${sql.lit(MOST)}`;
}

/** The parents of a place, and the places nearby with the most hotels. */
function around(
  { latitude, longitude }: NonNullable<Destination['position']>,
  { place, hierarchy }: Destination,
): RawBuilder<Row> {
  const kind = place?.kind ?? 'city';
  const degrees = (REACH_KM[kind] ?? REACH_KM_OF_TOWN) / KM_PER_DEGREE;
  const spread = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const parents = hierarchy.map(({ id }) => id);
  return sql`
    (select id from place where id = any(${parents}::int[]) and hotel_count > 0 and same_as_id is null)
    union
    (select id from place
      where hotel_count > 0 and same_as_id is null and kind = any(${kindsBeside(kind)}::text[])
        and latitude between ${latitude - degrees}::float8 and ${latitude + degrees}::float8
        and longitude between ${longitude - spread}::float8 and ${longitude + spread}::float8
        and id <> ${place?.kind === 'hotel' ? 0 : (place?.id ?? 0)}
      order by hotel_count desc, id
      limit ${sql.lit(MOST)})`;
}

/** The address of a search in a place, in the same flow; the default flow, booking, is left out. */
function urlOf({ kind, id }: PlaceRow, flow: Flow): string {
  return `${searchRoute(flow)}?${kind}=${id}${flow === 'booking' ? '' : `&flow=${flow}`}`;
}

async function readLinks(
  db: Kysely<Tables>,
  destination: Destination,
  { flow, locale }: Audience,
): Promise<SuggestionLink[]> {
  const { position } = destination;
  const query = position ? around(position, destination) : everywhere(locale);
  const { rows: found } = await query.execute(db);
  if (found.length === 0) return [];
  const places = await selectPlaces(
    db,
    found.map(({ id }) => id),
  );
  const rows = places
    .toSorted((one, other) => other.hotel_count - one.hotel_count || one.id - other.id)
    .slice(0, MOST);
  const labels = distinctLabels(rows, languageOf(locale));
  return rows.map((row) => ({
    label: labels.get(row.id) ?? '',
    url: urlOf(row, flow === 'hotel' ? 'booking' : flow),
    offerCount: row.hotel_count,
  }));
}

/**
 * Links of searches without a place, by flow and locale. Cached per search index, because they depend only on the
 * catalogue and finding them takes longer than the search.
 */
const linksEverywhere = new WeakMap<SearchIndex, Map<string, SuggestionLink[]>>();

/**
 * Links to wider and nearby places with hotels, those with the most first (SE-160); at most 12. Counts are those of
 * the whole catalogue, regardless of dates. The links of the hotel flow lead to the booking flow.
 */
export async function findSuggestionLinks(
  { db, searchIndex }: SearchSource,
  destination: Destination,
  { flow, locale }: Audience,
): Promise<SuggestionLink[]> {
  if (destination.position) return readLinks(db, destination, { flow, locale });
  const index = await searchIndex.current();
  const known = linksEverywhere.get(index) ?? new Map<string, SuggestionLink[]>();
  linksEverywhere.set(index, known);
  const key = `${flow} ${locale}`;
  const links = known.get(key) ?? (await readLinks(db, destination, { flow, locale }));
  known.set(key, links);
  return links;
}
