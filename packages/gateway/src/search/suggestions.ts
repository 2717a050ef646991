import type { DestinationData } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Language, PlaceKind, Tables } from '../database/tables.ts';
import { languageOf, textIn } from './locale.ts';

/** A place or a hotel, by id. */
export type Suggested = { placeId: number } | { hotelId: number };

const CATEGORIES: Record<PlaceKind, DestinationData['category']> = {
  city: 'city',
  poi: 'poi',
  region: 'region',
  country: 'others',
  department: 'others',
  touristicregion: 'others',
  skiresort: 'others',
  searesort: 'others',
};

function selectPlaces(db: Kysely<Tables>, ids: number[]) {
  return db
    .selectFrom('place')
    .leftJoin('place as region', 'region.id', 'place.region_id')
    .leftJoin('place as country', 'country.id', 'place.country_id')
    .select([
      'place.id',
      'place.kind',
      'place.names',
      'place.latitude',
      'place.longitude',
      'place.postal_code',
      'region.names as region_names',
      'country.names as country_names',
    ])
    .where('place.id', 'in', ids)
    .execute();
}

type PlaceRow = Awaited<ReturnType<typeof selectPlaces>>[number];

function selectHotels(db: Kysely<Tables>, ids: number[]) {
  return db
    .selectFrom('hotel')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .leftJoin('place as country', 'country.id', 'hotel.country_id')
    .select([
      'hotel.id',
      'hotel.label',
      'hotel.latitude',
      'hotel.longitude',
      'hotel.zip_code',
      'city.names as city_names',
      'country.names as country_names',
    ])
    .where('hotel.id', 'in', ids)
    .execute();
}

type HotelRow = Awaited<ReturnType<typeof selectHotels>>[number];

/** "Bretagne, France": the parents that have a name, the place itself left out. */
function describe(language: Language, ...parents: (PlaceRow['region_names'] | null)[]): string {
  return parents.flatMap((names) => (names ? [textIn(names, language)] : [])).join(', ');
}

function ofPlace(row: PlaceRow, language: Language): DestinationData {
  const category = CATEGORIES[row.kind];
  const region = row.kind === 'region' || row.kind === 'country' ? null : row.region_names;
  return {
    id: row.id,
    label: textIn(row.names, language),
    category,
    latitude: row.latitude,
    longitude: row.longitude,
    value: category === 'others' ? row.kind : null,
    postalcode: row.postal_code,
    description: describe(language, region, row.kind === 'country' ? null : row.country_names),
  };
}

function ofHotel(row: HotelRow, language: Language): DestinationData {
  return {
    id: row.id,
    label: row.label,
    category: 'hotel',
    latitude: row.latitude,
    longitude: row.longitude,
    value: null,
    postalcode: row.zip_code,
    description: describe(language, row.city_names, row.country_names),
  };
}

/** The suggestions of these places and hotels, in the same order and the locale's language (SE-057). */
export async function suggestionsOf(
  db: Kysely<Tables>,
  suggested: Suggested[],
  locale: Locale,
): Promise<DestinationData[]> {
  const language = languageOf(locale);
  const placeIds = suggested.flatMap((one) => ('placeId' in one ? [one.placeId] : []));
  const hotelIds = suggested.flatMap((one) => ('hotelId' in one ? [one.hotelId] : []));
  const places = placeIds.length > 0 ? await selectPlaces(db, placeIds) : [];
  const hotels = hotelIds.length > 0 ? await selectHotels(db, hotelIds) : [];
  const placeById = new Map(places.map((row) => [row.id, row]));
  const hotelById = new Map(hotels.map((row) => [row.id, row]));
  return suggested.flatMap((one) => {
    if ('placeId' in one) {
      const row = placeById.get(one.placeId);
      return row ? [ofPlace(row, language)] : [];
    }
    const row = hotelById.get(one.hotelId);
    return row ? [ofHotel(row, language)] : [];
  });
}
