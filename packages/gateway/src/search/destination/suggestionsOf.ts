import type { DestinationData } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import { HOTEL_TYPES, type HotelType } from '../../catalogue/codes.ts';
import type { Language, PlaceKind } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { languageOf, textIn } from '../locale.ts';
import { describePlace, type PlaceRow, selectPlaces } from './placeLines.ts';

/** The id of a suggested place or hotel; for a place, also the post code by which it was found. */
export type Suggested = { placeId: number; postalCode?: string } | { hotelId: number };

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

function selectHotels(db: Kysely<Tables>, ids: number[]) {
  return db
    .selectFrom('hotel')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .leftJoin('place as country', 'country.id', 'hotel.country_id')
    .select([
      'hotel.id',
      'hotel.label',
      'hotel.type',
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

function ofPlace(row: PlaceRow, language: Language, postalCode: string | undefined): DestinationData {
  const category = CATEGORIES[row.kind];
  return {
    id: row.id,
    label: textIn(row.names, language),
    category,
    latitude: row.latitude,
    longitude: row.longitude,
    value: category === 'others' ? row.kind : null,
    postalcode: postalCode ?? row.postal_code,
    description: describePlace(row, language, postalCode),
  };
}

function ofHotel(row: HotelRow, language: Language): DestinationData {
  const type = HOTEL_TYPES[row.type as HotelType] ?? HOTEL_TYPES.hotel;
  const country = row.country_names ? [textIn(row.country_names, language)] : [];
  return {
    id: row.id,
    label: row.label,
    category: 'hotel',
    latitude: row.latitude,
    longitude: row.longitude,
    value: null,
    postalcode: row.zip_code,
    description: [type[language], textIn(row.city_names, language), ...country].join(', '),
  };
}

/** The suggestions for these places and hotels, in the same order and in the locale's language (SE-057). */
export async function suggestionsOf(
  db: Kysely<Tables>,
  suggested: readonly Suggested[],
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
      return row ? [ofPlace(row, language, one.postalCode)] : [];
    }
    const row = hotelById.get(one.hotelId);
    return row ? [ofHotel(row, language)] : [];
  });
}
