import type { OfferCardData } from '@sabadora/api';
import { addDays } from '@sabadora/days';
import { isLastMinute, priceType, writePeople } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import type { Language } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import type { SearchCriteria } from '../criteria.ts';
import { languageOf, textIn } from '../locale.ts';
import { offerPictures } from '../pictures.ts';
import { referencePrice } from './prices.ts';
import type { FoundOffer } from './searchOffers.ts';

/** The columns that `hotelOf` reads. */
export const HOTEL_COLUMNS = [
  'hotel.id as hotel_id',
  'hotel.label as hotel_label',
  'hotel.stars',
  'hotel.address',
  'hotel.zip_code',
  'hotel.latitude',
  'hotel.longitude',
  'hotel.review_count',
  'hotel.review_average',
  'hotel.city_id',
  'hotel.picture_view',
  'city.names as city_names',
] as const;

const COLUMNS = [
  'offer.id',
  'offer.labels',
  'offer.headwords',
  'offer.promo',
  'offer.last_minute',
  'offer.expires_on',
  'offer.marketing_labels',
  'offer.free_cancellation_days',
  'offer.channel_manager_id',
  'offer.connectivity',
  'offer.auto_discount',
  'offer.picture_count',
  'theme.names as theme_names',
  'hotel.scene',
  'city.country_code',
  ...HOTEL_COLUMNS,
] as const;

function selectCardRows(db: Kysely<Tables>, offerIds: number[]) {
  return db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .leftJoin('theme', (join) => join.on('theme.id', '=', sql<number>`offer.theme_ids[1]`))
    .select(COLUMNS)
    .where('offer.id', 'in', offerIds)
    .execute();
}

type CardRow = Awaited<ReturnType<typeof selectCardRows>>[number];

type HotelColumns = Pick<
  CardRow,
  | 'hotel_id'
  | 'hotel_label'
  | 'stars'
  | 'address'
  | 'zip_code'
  | 'latitude'
  | 'longitude'
  | 'review_count'
  | 'review_average'
  | 'city_id'
  | 'city_names'
>;

/** The hotel of a card. */
export function hotelOf(row: HotelColumns, language: Language): OfferCardData['hotel'] {
  return {
    id: row.hotel_id,
    label: row.hotel_label,
    stars: row.stars,
    uri: `/hotel/${row.hotel_id}`,
    location: {
      label: textIn(row.city_names, language),
      uri: `/search#city=${row.city_id}`,
      address: row.address,
      zipCode: row.zip_code,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    review: {
      count: row.review_count,
      average: row.review_count > 0 ? row.review_average : null,
    },
  };
}

function cancellationOf(
  days: number | null,
  checkin: string | undefined,
): OfferCardData['cancellationPolicy'] {
  return {
    cancellable: days !== null,
    cancellationDeadline: days === null || !checkin ? null : addDays(checkin, -days),
    message: null,
  };
}

function toCard(row: CardRow, found: FoundOffer, criteria: SearchCriteria, today: string): OfferCardData {
  const { isGift, stay, party, flow, locale } = criteria;
  const language = languageOf(locale);
  const images = offerPictures(row);
  return {
    id: row.id,
    label: textIn(row.labels, language),
    images,
    imageUrl: images[0] ?? '',
    uri: `/stay/${row.id}`,
    hotel: hotelOf(row, language),
    headwords: textIn(row.headwords, language),
    sellPrice: found.total,
    refPrice: referencePrice(found.total, row.promo),
    promo: row.promo > 0 ? row.promo : null,
    priceType: priceType({ flow: isGift ? 'gifting' : flow, hasDates: stay !== undefined }),
    availableRooms: found.rooms,
    lastMinute: row.last_minute && stay !== undefined && isLastMinute(stay.checkin, today),
    expiration: row.expires_on,
    marketingLabels: row.marketing_labels.map(({ names, ...label }) => ({
      ...label,
      message: textIn(names, language),
    })),
    cancellationPolicy: cancellationOf(row.free_cancellation_days, stay?.checkin),
    channelManagerId: row.channel_manager_id,
    connectivity: row.connectivity,
    autoDiscount: row.auto_discount,
    distance: found.distanceKm === null ? null : Math.round(found.distanceKm * 10) / 10,
    nights: found.nights,
    paxCount: party.adults + party.children + party.babies,
    ...writePeople(party),
    checkin: stay?.checkin ?? null,
    checkout: stay ? addDays(stay.checkin, stay.nights) : null,
    searchType: isGift ? 'gift' : 'stay',
    flowType: flow,
    index: found.index,
    topTheme: row.theme_names && textIn(row.theme_names, language),
    targetedLabel: null,
    itemCategory: isGift ? 'single_voucher' : 'weekend',
    hasMoreOffers: found.offersOfHotel > 1,
  };
}

/**
 * The cards of found offers, complete and in the same order (SE-189).
 *
 * @param today ISO day in Europe/Paris, for the last-minute label
 */
export async function cardsOf(
  db: Kysely<Tables>,
  offers: FoundOffer[],
  criteria: SearchCriteria,
  today: string,
): Promise<OfferCardData[]> {
  if (offers.length === 0) return [];
  const rows = await selectCardRows(
    db,
    offers.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return offers.flatMap((found) => {
    const row = byId.get(found.id);
    return row ? [toCard(row, found, criteria, today)] : [];
  });
}
