import { addDays } from '@sabadora/days';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import { createRandom, type Random } from '@sabadora/pictures/random';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { LocalText } from '@sabadora/place-names';
import type { HotelTable } from '../database/hotelTables.ts';
import type { OfferCalendarTable, OfferTable } from '../database/offerTables.ts';
import type { Tables } from '../database/tables.ts';

/** "Today" of the random catalogue. */
export const RANDOM_TODAY = '2026-11-21';

/** Its calendars begin two days earlier than today, as two days after a start. */
const FIRST_DAY = addDays(RANDOM_TODAY, -2);
const DAYS = 40;

/** Small ranges, so that random criteria often match and values collide. */
export const RANDOM = {
  countries: [1, 2],
  regions: [11, 12, 13],
  departments: [21, 22, 23, 24],
  cities: [31, 32, 33, 34, 35, 36],
  touristic: [41, 42],
  seaResorts: [51],
  skiResorts: [61],
  pois: [71, 72],
  facilities: [1, 2, 3, 4, 5],
  themes: [1, 2, 3],
  tags: [1, 2, 3, 4],
  types: ['hotel', 'castle', 'tree-house'],
  environments: ['sea', 'mountain', 'city'],
  styles: ['romantic', 'design', 'family'],
  hotels: 40,
} as const;

const named = (text: string): LocalText => ({ fr: text, es: text, it: text, nl: text, en: text });
const some = <Item>(random: Random, items: readonly Item[], share: number) =>
  items.filter(() => random.chance(share));

const CITY_PARENTS = RANDOM.cities.map((id, nth) => ({
  id,
  department: [21, 21, 22, 23, 24, 24][nth] ?? 21,
  region: [11, 11, 11, 12, 13, 13][nth] ?? 11,
  country: [1, 1, 1, 1, 2, 2][nth] ?? 1,
  latitude: 45 + nth * 0.4,
  longitude: 2 + nth * 0.3,
}));

function placeRows() {
  const place = (
    id: number,
    kind: Insertable<Tables['place']>['kind'],
    name: string,
    country = 1,
    at = 45,
  ) => ({
    id,
    kind,
    country_code: country === 1 ? 'fr' : 'nl',
    names: JSON.stringify(named(name)),
    slug: String(id),
    latitude: at,
    longitude: 2,
    country_id: kind === 'country' ? null : country,
    region_id: null as number | null,
    department_id: null as number | null,
  });
  return [
    ...RANDOM.countries.map((id) => place(id, 'country', `Country ${id}`, id)),
    ...RANDOM.regions.map((id) => place(id, 'region', `Region ${id}`, id === 13 ? 2 : 1)),
    ...RANDOM.departments.map((id) => place(id, 'department', `Department ${id}`, id === 24 ? 2 : 1)),
    ...CITY_PARENTS.map((city) => ({
      ...place(city.id, 'city', `City ${city.id}`, city.country, city.latitude),
      longitude: city.longitude,
      region_id: city.region,
      department_id: city.department,
    })),
    ...RANDOM.touristic.map((id) => place(id, 'touristicregion', `Coast ${id}`)),
    ...RANDOM.seaResorts.map((id) => place(id, 'searesort', `Beach ${id}`, 1, 45.2)),
    ...RANDOM.skiResorts.map((id) => place(id, 'skiresort', `Slope ${id}`, 1, 46.1)),
    ...RANDOM.pois.map((id, nth) => place(id, 'poi', `Tower ${id}`, 1, 45.1 + nth * 0.6)),
  ];
}

function hotelRow(random: Random, id: number): Insertable<HotelTable> {
  const city = random.pick(CITY_PARENTS);
  const reviews = random.chance(0.15) ? 0 : random.int(1, 200);
  return {
    id,
    label: `Hotel ${id}`,
    slug: String(id),
    active: random.chance(0.95),
    stars: random.pick([0, 2, 3, 3, 4, 4, 5]),
    type: random.pick(RANDOM.types),
    environments: some(random, RANDOM.environments, 0.5),
    styles: some(random, RANDOM.styles, 0.4),
    facility_ids: some(random, RANDOM.facilities, 0.5),
    pets_allowed: random.chance(0.4),
    latitude: city.latitude + random.unit() * 0.2 - 0.1,
    longitude: city.longitude + random.unit() * 0.2 - 0.1,
    address: `${id} street`,
    zip_code: '12345',
    city_id: city.id,
    department_id: city.department,
    region_id: city.region,
    country_id: city.country,
    touristic_ids: some(random, RANDOM.touristic, 0.3),
    sea_resort_id: random.chance(0.2) ? 51 : null,
    ski_resort_id: random.chance(0.2) ? 61 : null,
    review_count: reviews,
    review_average: reviews === 0 ? null : random.int(60, 98) / 10,
    popularity: random.int(0, 8) / 8,
    descriptions: JSON.stringify({ en: ['A house.'] }),
    scene: 'lake',
  };
}

function offerRow(random: Random, id: number, hotelId: number, position: number): Insertable<OfferTable> {
  const giftable = random.chance(0.6);
  const voucher = random.int(60, 260) * 100;
  return {
    id,
    hotel_id: hotelId,
    position,
    published: random.chance(0.92),
    giftable,
    labels: JSON.stringify(named(`Offer ${id}`)),
    headwords: JSON.stringify(named('A night')),
    descriptions: JSON.stringify({ en: ['A stay.'] }),
    program: JSON.stringify([{ type: 'ROOM', titles: named('A night') }]),
    theme_ids: some(random, RANDOM.themes, 0.4),
    tag_ids: some(random, RANDOM.tags, 0.4),
    max_adults: random.int(2, 4),
    max_children: random.int(0, 2),
    max_babies: random.int(0, 2),
    promo: random.pick([0, 0, 0, 7, 10, 15, 25, 33]),
    voucher_prices: giftable ? [voucher, voucher * 2, voucher * 3] : null,
    quality: random.int(0, 16) / 16,
    free_cancellation_days: random.chance(0.5) ? random.int(0, 5) : null,
    last_minute: random.chance(0.1),
    expires_on: random.chance(0.1) ? addDays(RANDOM_TODAY, random.int(-5, 20)) : null,
    picture_count: random.int(1, 4),
  };
}

function calendarRow(random: Random, offerId: number): Insertable<OfferCalendarTable> {
  const usual = random.int(40, 300) * 100;
  const prices = Array.from({ length: DAYS }, () => usual + random.int(-20, 20) * 100);
  const from = random.pick([1, 1, 1, 2, 3]);
  return {
    offer_id: offerId,
    first_day: FIRST_DAY,
    prices,
    min_nights: Array.from({ length: DAYS }, () => random.pick([1, 1, 1, 2, 3, 5])),
    rooms: Array.from({ length: DAYS }, () => random.pick([0, 1, 2, 3, 5, 5])),
    from_price: usual * from,
    from_nights: from,
  };
}

/** Inserts forty random hotels, the same for the same seed; dense enough that random criteria match some of them. */
export async function insertRandomCatalogue(db: Kysely<Tables>, seed: number): Promise<void> {
  const random = createRandom('random catalogue', seed);
  const hotels = Array.from({ length: RANDOM.hotels }, (_, nth) => hotelRow(random, 100 + nth));
  const offers = hotels.flatMap(({ id }) =>
    Array.from({ length: random.int(1, 4) }, (_, position) =>
      offerRow(random, id * 10 + position, id, position),
    ),
  );
  await db.insertInto('place').values(placeRows()).execute();
  await db
    .insertInto('theme')
    .values(RANDOM.themes.map((id) => ({ id, position: id, names: JSON.stringify(named(`Theme ${id}`)) })))
    .execute();
  await db
    .insertInto('facility')
    .values(
      RANDOM.facilities.map((id) => ({
        id,
        position: id,
        code: `f${id}`,
        names: JSON.stringify(named(`Facility ${id}`)),
      })),
    )
    .execute();
  const group_names = JSON.stringify(named('Group'));
  await db
    .insertInto('activity_tag')
    .values(
      RANDOM.tags.map((id) => ({ id, position: id, names: JSON.stringify(named(`Tag ${id}`)), group_names })),
    )
    .execute();
  await db.insertInto('hotel').values(hotels).execute();
  await db.insertInto('offer').values(offers).execute();
  await db
    .insertInto('offer_calendar')
    .values(offers.map(({ id }) => calendarRow(random, id)))
    .execute();
  await sql`analyze`.execute(db);
  await refreshSearch(db);
}
