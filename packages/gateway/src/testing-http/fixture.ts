import { type Kysely, sql } from 'kysely';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';

/** First day of the fixture's calendars, a Saturday; "today" in tests that use it. */
export const FIXTURE_TODAY = '2026-11-21';

const FIXTURE_DAYS = 60;

/** The JSON of a name that is the same in all languages. */
export const named = (text: string) => JSON.stringify({ fr: text, es: text, it: text, nl: text, en: text });

/** Ids of the fixture's places, by name. */
export const FIXTURE_IDS = {
  france: 1,
  bretagne: 2,
  illeEtVilaine: 3,
  rennes: 4,
  saintMalo: 5,
  remparts: 6,
} as const;

type Fill = (day: number) => number;

interface HotelSeed {
  id: number;
  label: string;
  cityId: number;
  latitude: number;
  longitude: number;
  stars: number;
  type: string;
}

interface OfferSeed {
  id: number;
  hotelId: number;
  position: number;
  price: Fill;
  minNights?: Fill;
  rooms?: Fill;
  promo?: number;
  giftable?: boolean;
  maxAdults?: number;
  published?: boolean;
}

const HOTELS: HotelSeed[] = [
  {
    id: 101,
    label: 'Hôtel des Remparts',
    cityId: 5,
    latitude: 48.65,
    longitude: -2.02,
    stars: 3,
    type: 'hotel',
  },
  {
    id: 102,
    label: 'Château de la Vilaine',
    cityId: 4,
    latitude: 48.11,
    longitude: -1.68,
    stars: 4,
    type: 'castle',
  },
  { id: 103, label: 'Le Moulin', cityId: 4, latitude: 48.05, longitude: -1.6, stars: 0, type: 'guesthouse' },
];

const OFFERS: OfferSeed[] = [
  { id: 1001, hotelId: 101, position: 0, price: () => 8000 },
  { id: 1002, hotelId: 101, position: 1, price: () => 9900, promo: 10, giftable: true },
  {
    id: 1003,
    hotelId: 102,
    position: 0,
    price: (day) => 12_000 + day * 100,
    minNights: () => 2,
    giftable: true,
  },
  {
    id: 1004,
    hotelId: 103,
    position: 0,
    price: () => 6000,
    rooms: (day) => (day === 7 ? 0 : 2),
    maxAdults: 4,
  },
  { id: 1005, hotelId: 103, position: 1, price: () => 1000, published: false },
];

const days = (fill: Fill) => Array.from({ length: FIXTURE_DAYS }, (_, day) => fill(day));

async function insertPlaces(db: Kysely<Tables>): Promise<void> {
  const inBrittany = { country_code: 'fr', country_id: 1, region_id: 2 };
  const at = { latitude: 48.11, longitude: -1.68 };
  await db
    .insertInto('place')
    .values([
      {
        id: 1,
        kind: 'country',
        country_code: 'fr',
        slug: 'france',
        names: JSON.stringify({ fr: 'France', es: 'Francia', it: 'Francia', nl: 'Frankrijk', en: 'France' }),
        latitude: 46.6,
        longitude: 2.4,
        hotel_count: 3,
      },
      {
        id: 2,
        kind: 'region',
        country_code: 'fr',
        country_id: 1,
        slug: 'bretagne',
        names: JSON.stringify({
          fr: 'Bretagne',
          es: 'Bretaña',
          it: 'Bretagna',
          nl: 'Bretagne',
          en: 'Brittany',
        }),
        ...at,
        hotel_count: 3,
      },
      {
        id: 3,
        kind: 'department',
        ...inBrittany,
        slug: 'ille-et-vilaine',
        names: named('Ille-et-Vilaine'),
        ...at,
        hotel_count: 3,
      },
      {
        id: 4,
        kind: 'city',
        ...inBrittany,
        department_id: 3,
        slug: 'rennes',
        names: named('Rennes'),
        ...at,
        hotel_count: 2,
        postal_code: '35000',
      },
      {
        id: 5,
        kind: 'city',
        ...inBrittany,
        department_id: 3,
        slug: 'saint-malo',
        names: named('Saint-Malo'),
        latitude: 48.65,
        longitude: -2.01,
        hotel_count: 1,
      },
      {
        id: 6,
        kind: 'poi',
        ...inBrittany,
        department_id: 3,
        slug: 'remparts',
        names: named('Remparts'),
        latitude: 48.65,
        longitude: -2.02,
      },
    ])
    .execute();
}

/** Inserts three hotels and five offers with simple numbers, for tests of single rules. */
export async function insertFixture(db: Kysely<Tables>): Promise<void> {
  await insertPlaces(db);
  await db
    .insertInto('theme')
    .values({ id: 1, position: 0, names: named('Gastronomie') })
    .execute();
  await db
    .insertInto('facility')
    .values({ id: 1, position: 0, code: 'pool', names: named('Piscine') })
    .execute();
  await db
    .insertInto('hotel')
    .values(
      HOTELS.map(({ cityId, ...hotel }) => ({
        ...hotel,
        slug: String(hotel.id),
        city_id: cityId,
        department_id: 3,
        region_id: 2,
        country_id: 1,
        address: '1 rue du Port',
        zip_code: '35000',
        facility_ids: hotel.id === 102 ? [1] : [],
        review_count: 20,
        review_average: 8.5,
        popularity: 0.5,
        descriptions: JSON.stringify({ fr: ['Une maison'], en: ['A house'] }),
        scene: 'sea',
      })),
    )
    .execute();
  await db
    .insertInto('offer')
    .values(
      OFFERS.map(
        ({ id, hotelId, position, promo = 0, giftable = false, maxAdults = 2, published = true }) => ({
          id,
          hotel_id: hotelId,
          position,
          published,
          giftable,
          promo,
          labels: named(`Offre ${id}`),
          headwords: named('Nuit et petit déjeuner'),
          descriptions: JSON.stringify({ en: ['A night'] }),
          program: JSON.stringify([
            { type: 'ROOM', titles: { en: 'A night for two', fr: 'Une nuit pour deux' } },
          ]),
          theme_ids: id === 1003 ? [1] : [],
          max_adults: maxAdults,
          max_children: 1,
          max_babies: 1,
          voucher_prices: giftable ? [id * 10, id * 20, id * 30] : null,
          quality: 0.5,
          free_cancellation_days: position === 0 ? 3 : null,
        }),
      ),
    )
    .execute();
  await db
    .insertInto('offer_calendar')
    .values(
      OFFERS.map(({ id, price, minNights = () => 1, rooms = () => 5 }) => ({
        offer_id: id,
        first_day: FIXTURE_TODAY,
        prices: days(price),
        min_nights: days(minNights),
        rooms: days(rooms),
        from_price: minNights(0) === 2 ? price(0) + price(1) : price(0),
        from_nights: minNights(0),
      })),
    )
    .execute();
  await sql`analyze`.execute(db);
  await refreshSearch(db);
}
