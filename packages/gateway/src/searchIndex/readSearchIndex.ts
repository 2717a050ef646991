import { type Kysely, sql } from 'kysely';
import { ON_SALE } from '../catalogue/derived/calendarDays.ts';
import { julianDay } from '@sabadora/days';
import { HOTEL_LISTS, type ListFilterOf } from '@sabadora/domain';
import type { Tables } from '../database/tables.ts';
import {
  type ActivityColumns,
  AREA_COLUMNS,
  type AreaColumn,
  type HotelColumns,
  hotelNumber,
  type OfferColumns,
} from './SearchIndex.ts';
import { createValueSets } from './ValueSets.ts';

/** Hotels read at once; other requests run between two batches. */
const HOTELS_AT_ONCE = 4000;

/** Last day of sale of an offer that is always on sale. */
export const NEVER = 2_147_483_647;

function selectHotels(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom('hotel')
    .select([
      'id',
      'latitude',
      'longitude',
      ...AREA_COLUMNS,
      'touristic_ids',
      'stars',
      'type',
      'pets_allowed',
      'review_count',
      'review_average',
      'popularity',
      'environments',
      'styles',
      'facility_ids',
    ])
    .where('active', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(HOTELS_AT_ONCE)
    .execute();
}

type HotelRow = Awaited<ReturnType<typeof selectHotels>>[number];

/** Values of a hotel for each list filter. */
const VALUES: Readonly<Record<ListFilterOf<'hotel'>, (row: HotelRow) => (string | number)[]>> = {
  hotelTypes: ({ type }) => [type],
  hotelEnvironments: ({ environments }) => environments,
  hotelStyles: ({ styles }) => styles,
  stars: ({ stars }) => [stars],
  facilities: ({ facility_ids }) => facility_ids,
};

interface OfferRow {
  id: number;
  hotel_id: number;
  max_adults: number;
  max_children: number;
  max_babies: number;
  room_takes: number | null;
  promo: number;
  quality: number;
  voucher_price: number | null;
  from_price: number;
  from_nights: number;
  expires_on: string | null;
  theme_ids: number[];
  tag_ids: number[];
}

async function selectOffers(db: Kysely<Tables>, firstHotel: number, lastHotel: number): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.hotel_id, o.max_adults, o.max_children, o.max_babies, o.promo, o.quality,
      case when o.giftable then o.voucher_prices[1] end as voucher_price, c.from_price, c.from_nights, o.expires_on,
      o.theme_ids, o.tag_ids, (select r.max_capacity from room r where r.id = o.room_id) as room_takes
    from ${ON_SALE} and h.id between ${firstHotel} and ${lastHotel} and o.hotel_id between ${firstHotel} and ${lastHotel}
    order by o.hotel_id, o.position, o.id`.execute(db);
  return rows;
}

function hotelColumns(rows: readonly HotelRow[], offers: Uint32Array): HotelColumns {
  const touristic = createValueSets<number>();
  for (const row of rows) touristic.add(row.touristic_ids);
  const lists = HOTEL_LISTS.map((key) => {
    const sets = createValueSets<string | number>();
    for (const row of rows) sets.add(VALUES[key](row));
    return [key, sets.build()];
  });
  return {
    count: rows.length,
    id: Int32Array.from(rows, ({ id }) => id),
    latitude: Float64Array.from(rows, ({ latitude }) => latitude),
    longitude: Float64Array.from(rows, ({ longitude }) => longitude),
    area: Object.fromEntries(
      AREA_COLUMNS.map((column) => [column, Int32Array.from(rows, (row) => row[column] ?? 0)]),
    ) as Record<AreaColumn, Int32Array>,
    touristic: touristic.build(),
    stars: Uint8Array.from(rows, ({ stars }) => stars),
    petsAllowed: Uint8Array.from(rows, ({ pets_allowed }) => (pets_allowed ? 1 : 0)),
    reviewCount: Int32Array.from(rows, ({ review_count }) => review_count),
    reviewAverage: Float64Array.from(rows, ({ review_average }) => review_average ?? Number.NaN),
    popularity: Float64Array.from(rows, ({ popularity }) => popularity),
    lists: Object.fromEntries(lists) as HotelColumns['lists'],
    offers,
  };
}

function offerColumns(rows: readonly OfferRow[], hotel: Int32Array): OfferColumns {
  const themes = createValueSets<number>();
  const tags = createValueSets<number>();
  for (const row of rows) {
    themes.add(row.theme_ids);
    tags.add(row.tag_ids);
  }
  const bytes = (of: (row: OfferRow) => number) => Uint8Array.from(rows, of);
  return {
    count: rows.length,
    id: Int32Array.from(rows, ({ id }) => id),
    hotel,
    maxAdults: bytes(({ max_adults }) => max_adults),
    maxChildren: bytes(({ max_children }) => max_children),
    maxBabies: bytes(({ max_babies }) => max_babies),
    roomTakes: bytes(({ room_takes }) => room_takes ?? 0),
    promo: bytes(({ promo }) => promo),
    quality: Float64Array.from(rows, ({ quality }) => quality),
    voucherPrice: Int32Array.from(rows, ({ voucher_price }) => voucher_price ?? 0),
    fromPrice: Int32Array.from(rows, ({ from_price }) => from_price),
    fromNights: bytes(({ from_nights }) => from_nights),
    expiresOn: Int32Array.from(rows, ({ expires_on }) =>
      expires_on === null ? NEVER : julianDay(expires_on),
    ),
    themes: themes.build(),
    tags: tags.build(),
  };
}

async function readActivities(db: Kysely<Tables>, hotels: HotelColumns): Promise<ActivityColumns> {
  const rows = await db
    .selectFrom('activity')
    .innerJoin('hotel', 'hotel.id', 'activity.hotel_id')
    .select([
      'activity.id',
      'activity.hotel_id',
      'activity.min_adults',
      'activity.sell_prices',
      'activity.bar_prices',
      'activity.quality',
      'activity.theme_ids',
      'activity.tag_ids',
    ])
    .where('activity.published', '=', true)
    .where('hotel.active', '=', true)
    .orderBy('activity.hotel_id')
    .orderBy('activity.id')
    .execute();
  const themes = createValueSets<number>();
  const tags = createValueSets<number>();
  const groups = [0];
  for (const { theme_ids, tag_ids, sell_prices } of rows) {
    themes.add(theme_ids);
    tags.add(tag_ids);
    groups.push((groups.at(-1) ?? 0) + sell_prices.length);
  }
  return {
    count: rows.length,
    id: Int32Array.from(rows, ({ id }) => id),
    hotel: Int32Array.from(rows, ({ hotel_id }) => hotelNumber(hotels, hotel_id)),
    minAdults: Uint8Array.from(rows, ({ min_adults }) => min_adults),
    groups: Uint32Array.from(groups),
    sell: Int32Array.from(rows.flatMap(({ sell_prices }) => sell_prices)),
    bar: Int32Array.from(rows.flatMap(({ bar_prices }) => bar_prices)),
    quality: Float64Array.from(rows, ({ quality }) => quality),
    themes: themes.build(),
    tags: tags.build(),
  };
}

/** Reads everything on sale, in the order of `calendar_day`. To be called in a transaction with one snapshot. */
export async function readSearchIndex(
  db: Kysely<Tables>,
): Promise<{ hotels: HotelColumns; offers: OfferColumns; activities: ActivityColumns }> {
  const hotels: HotelRow[] = [];
  const offers: OfferRow[] = [];
  const starts: number[] = [0];
  const hotelOfOffer: number[] = [];
  for (let isMore = true; isMore;) {
    const rows = await selectHotels(db, hotels.at(-1)?.id ?? 0);
    isMore = rows.length === HOTELS_AT_ONCE;
    const [first, last] = [rows[0], rows.at(-1)];
    const found = first && last ? await selectOffers(db, first.id, last.id) : [];
    let at = 0;
    for (const row of rows) {
      for (; found[at]?.hotel_id === row.id; at += 1) hotelOfOffer.push(hotels.length);
      hotels.push(row);
      starts.push(hotelOfOffer.length);
    }
    offers.push(...found);
  }
  const columns = hotelColumns(hotels, Uint32Array.from(starts));
  return {
    hotels: columns,
    offers: offerColumns(offers, Int32Array.from(hotelOfOffer)),
    activities: await readActivities(db, columns),
  };
}
