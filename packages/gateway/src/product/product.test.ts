import type {
  ActivityDetail,
  GiftExtras,
  GiftShippingCost,
  HotelDetail,
  HotelReviews,
  Quote,
  ReviewData,
  WeekendDetail,
} from '@sabadora/api';
import { sampleCatalogue } from '@sabadora/catalogue';
import { LOCALES } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../catalogue/seed.ts';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';

const TODAY = '2026-11-21';

describe.each(ruleDatabases)('product pages of the sample catalogue on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let ids: number[];

  beforeAll(async () => {
    database = await open();
    await seed(database.kysely, { source: sampleCatalogue, hotels: 80, today: TODAY });
    server = createGateway({ database, clock: () => new Date(`${TODAY}T11:00:00Z`) });
    const rows = await database.kysely.selectFrom('offer').select('id').orderBy('id').execute();
    ids = rows.map(({ id }) => id);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function get<Body>(path: string): Promise<Body> {
    const response = await server.inject(path);
    expect(response.statusCode, `${path} ${response.body}`).toBe(200);
    return response.json();
  }

  const detailOf = (id: number, query = 'locale=fr_FR') =>
    get<WeekendDetail>(`/api/weekend/${id}/detail.json?${query}`);

  test('PR-029, PR-047, PR-061, PR-063: every stay is told in full, in the language of the market', async () => {
    for (const [nth, id] of ids.slice(0, 60).entries()) {
      const locale = LOCALES[nth % LOCALES.length] ?? 'fr_FR';
      const { published, images, program, room, hotel, programSummary } = await detailOf(
        id,
        `locale=${locale}`,
      );
      expect(published).toBe(true);
      expect(images.length).toBeGreaterThanOrEqual(5);
      expect(program[0]?.type).toBe('ROOM');
      expect(program.filter(({ details }) => details.length === 0)).toEqual([]);
      expect(programSummary).toMatch(/^\p{Lu}.*\.$/su);
      expect(room).toMatchObject({ bedding: expect.stringMatching(/\d/) });
      expect(room?.detailsSection.length).toBeGreaterThan(1);
      expect(hotel.infoGeneral.length).toBeGreaterThan(1);
      expect(hotel.importantInfos.length).toBeGreaterThan(0);
      expect(hotel.highlightedFacilities.length).toBeLessThanOrEqual(6);
      expect(hotel.checkInOut.checkin).toMatch(/^1[4-7]:00$/);
      expect(hotel.policy.petsMaxNumberOfPets).toBeGreaterThanOrEqual(1);
    }
  });

  test('CH-163: the positive reviews of a stay are the newest four, those of its language first', async () => {
    const { hotel } = await detailOf(ids[0] ?? 0);
    expect(hotel.positiveReviews).toHaveLength(4);
    expect(hotel.positiveReviews.every(({ positive }) => positive !== null)).toBe(true);
    expect(hotel.positiveReviews[0]?.locale).toBe('fr');
  });

  test('PR-024, PR-025: an offer that is no longer sold has a response that says so', async () => {
    const [gone = 0, ended = 0] = ids.slice(-2);
    await sql`update offer set published = false where id = ${gone}`.execute(database.kysely);
    await sql`update offer set expires_on = '2026-11-20' where id = ${ended}`.execute(database.kysely);
    for (const id of [gone, ended]) {
      const { published, offer } = await detailOf(id, 'locale=fr_FR&checkin=2026-12-11&night=2');
      expect({ published, id: offer.id, checkin: offer.checkin }).toEqual({
        published: false,
        id,
        checkin: null,
      });
      expect(offer.sellPrice).toBeGreaterThan(0);
    }
    expect((await server.inject('/api/weekend/999999/detail.json?locale=fr_FR')).statusCode).toBe(404);
  });

  test('PR-037, PR-136: with dates, activities have days within the stay, and a quote takes any of them', async () => {
    let dated = 0;
    for (const id of ids.slice(0, 90)) {
      const query = 'locale=es_ES&checkin=2027-04-13';
      const { activities, offer, program } = await detailOf(id, `${query}&night=1`);
      if (offer.checkin === null || activities.length === 0) continue;
      dated += 1;
      const days = program.flatMap((item) => ('activityId' in item ? (item.activityId ?? []) : []));
      expect(activities.map(({ activityId }) => activityId)).toEqual(days);
      const chosen = activities.map(({ activityId, dates }) => `${activityId}_${dates[0]}`);
      const quote = await get<Quote>(
        `/api/product/${id}/quote?${query}&nights=1&activitySelectionList=${chosen.join(',')}`,
      );
      expect(quote).toMatchObject({ bookable: true, activities });
      expect(quote.priceInfo?.sellPrice).toBe(offer.sellPrice);
    }
    expect(dated).toBeGreaterThan(5);
    expect((await detailOf(ids[0] ?? 0)).activities).toEqual([]);
  });

  test('PR-030: an extra leads to the offer that has it, whose page leads back for the same price', async () => {
    let extras = 0;
    for (const id of ids) {
      for (const extra of (await detailOf(id)).extras) {
        extras += 1;
        const back = (await detailOf(extra.id)).extras.find((other) => other.id === id);
        expect(back).toMatchObject({
          isIncluded: !extra.isIncluded,
          priceDifference: 0 - extra.priceDifference,
          programLines: extra.programLines,
          activityIds: extra.activityIds,
        });
        expect(Object.keys(extra.priceDifferencePerLos)).toEqual(['1', '2', '3']);
        expect(extra.priceDifference * (extra.isIncluded ? -1 : 1)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(extras).toBeGreaterThan(1);
    // The test requests every stay of the sample.
  });

  test('PR-111, PR-112: in gifting, the prices of the voucher by nights, and rates that cover more dates for more', async () => {
    const row = await database.kysely
      .selectFrom('offer')
      .select(['id', 'voucher_prices'])
      .where('giftable', '=', true)
      .where('published', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { giftPrices } = await detailOf(row.id, 'locale=nl_NL&flow=gifting');
    expect(giftPrices?.nightOptions).toEqual(
      row.voucher_prices?.map((sellPrice, index) =>
        expect.objectContaining({ nights: index + 1, sellPrice }),
      ),
    );
    const rates = giftPrices?.sellPrices ?? [];
    expect(rates[0]).toMatchObject({ value: 'standard', sellPrice: row.voucher_prices?.[0] });
    expect(Object.values(rates[0]?.sellPricePerLos ?? {})).toEqual(row.voucher_prices);
    for (const { sellPrice, sellPricePerLos } of rates) {
      expect(sellPricePerLos['1']).toBe(sellPrice);
      expect(Object.values(sellPricePerLos)).toEqual(
        Object.values(sellPricePerLos).toSorted((a, b) => a - b),
      );
    }
    expect(rates.map(({ sellPrice }) => sellPrice)).toEqual(
      rates.map(({ sellPrice }) => sellPrice).toSorted((a, b) => a - b),
    );
    expect(await detailOf(row.id)).toMatchObject({ giftable: true, giftPrices: null });
  });

  test('PR-112, ALG-14: the voucher costs what its card says, promotion included', async () => {
    const rows = await database.kysely
      .selectFrom('offer')
      .select('id')
      .where('giftable', '=', true)
      .where('published', '=', true)
      .where('promo', '>', 5)
      .orderBy('id')
      .limit(5)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const { giftPrices, offer } = await detailOf(id, 'locale=it_IT&flow=gifting');
      const { sellPrice, refPrice, promo } = offer;
      expect(giftPrices).toMatchObject({ promo, nightOptions: [{ nights: 1, sellPrice, refPrice }, {}, {}] });
    }
  });

  test('PR-124, D-103: posting a gift has a cost in every market, unless its country has none', async () => {
    for (const locale of LOCALES) {
      const cost = await get<GiftShippingCost>(`/front-gateway/gift/shipping-cost?locale=${locale}`);
      expect(cost).toMatchObject({ currency: 'EUR', amount: expect.any(Number) });
    }
    await sql`delete from gift_shipping where country_code = 'es'`.execute(database.kysely);
    const none = await server.inject('/front-gateway/gift/shipping-cost?locale=es_ES');
    expect(none.statusCode).toBe(404);
  });

  test('PR-113, D-103: sleeves, one of which is the default, and extras, by their names in the market', async () => {
    const extrasOf = (locale: string) => get<GiftExtras>(`/front-gateway/gift/extras?locale=${locale}`);
    const { groups } = await extrasOf('nl_BE');
    expect(groups).toMatchObject([
      { code: 'sleeves', selection: 'single' },
      { code: 'extras', selection: 'multiple' },
    ]);
    const [sleeves, extras] = groups;
    expect(sleeves?.items.filter(({ isDefault }) => isDefault)).toMatchObject([{ name: 'Aan het meer' }]);
    for (const { image } of sleeves?.items ?? []) {
      expect((await server.inject(image ?? '')).statusCode).toBe(200);
    }
    expect(extras?.items.every(({ price }) => price > 0)).toBe(true);
    await sql`update gift_extra set on_sale = false where kind = 'extra'`.execute(database.kysely);
    expect((await extrasOf('nl_BE')).groups).toHaveLength(1);
  });

  test('PR-053, PR-061, PR-064: a hotel with its offers by price, their rooms, and the hotels around', async () => {
    for (const id of [1, 7, 30]) {
      const { active, offerCount, images, breadcrumb, weekends, rooms, nearbyHotels } =
        await get<HotelDetail>(`/api/hotel/${id}/detail.json?locale=it_IT`);
      expect(active).toBe(true);
      expect(offerCount).toBe(weekends.length);
      expect(images.length).toBeGreaterThanOrEqual(5);
      expect(breadcrumb.length).toBeGreaterThanOrEqual(2);
      const prices = weekends.map(({ sellPrice }) => sellPrice);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect([...new Set(weekends.map(({ roomUuid }) => roomUuid))]).toEqual(rooms.map(({ uuid }) => uuid));
      expect(weekends.filter(({ hasSelectedDates }) => hasSelectedDates)).toEqual([]);
      const away = nearbyHotels.map(({ distance }) => distance ?? -1);
      expect(away).toEqual(away.toSorted((a, b) => a - b));
      expect(nearbyHotels.filter(({ hotel }) => hotel.id === id)).toEqual([]);
    }
    const dated = await get<HotelDetail>('/api/hotel/1/detail.json?locale=it_IT&checkin=2027-05-12&night=2');
    expect(dated.weekends.every(({ hasSelectedDates, nights }) => hasSelectedDates && nights === 2)).toBe(
      true,
    );
    const crowded = await get<HotelDetail>('/api/hotel/1/detail.json?locale=it_IT&adult=20');
    expect(crowded.weekends).toEqual([]);
    expect(crowded.offerCount).toBeGreaterThan(0);
    await sql`update hotel set active = false where id = 79`.execute(database.kysely);
    expect(await get<HotelDetail>('/api/hotel/79/detail.json?locale=it_IT')).toMatchObject({
      active: false,
      offerCount: 0,
      weekends: [],
    });
    expect((await server.inject('/api/hotel/999999/detail.json?locale=it_IT')).statusCode).toBe(404);
  });

  const reviewsOf = (query: string) => get<HotelReviews>(`/api/hotel/1/reviews.json?${query}`);

  test('CH-162, CH-165, CH-166, ALG-28: reviews page by page, in each order', async () => {
    const orders: Readonly<Record<string, (a: ReviewData, b: ReviewData) => number>> = {
      newest: (a, b) => b.date.localeCompare(a.date) || a.id - b.id,
      oldest: (a, b) => a.date.localeCompare(b.date) || a.id - b.id,
      highest: (a, b) => b.average - a.average || b.date.localeCompare(a.date) || a.id - b.id,
      lowest: (a, b) => a.average - b.average || b.date.localeCompare(a.date) || a.id - b.id,
    };
    for (const [sort, order] of Object.entries(orders)) {
      const list: ReviewData[] = [];
      const { totalCount, score } = await reviewsOf('locale=fr_FR');
      expect(score.count).toBeGreaterThanOrEqual(totalCount);
      for (let page = 0; list.length < totalCount; page += 1) {
        const next = await reviewsOf(`locale=fr_FR&sort=${sort}&page=${page}`);
        expect(next.list.length).toBe(Math.min(10, totalCount - list.length));
        list.push(...next.list);
      }
      expect(list).toEqual(list.toSorted(order));
      expect(new Set(list.map(({ id }) => id)).size).toBe(totalCount);
      expect((await reviewsOf('locale=fr_FR&page=90')).list).toEqual([]);
    }
  });

  test('CH-167, D-102, D-145: without fallback, reviews of the chosen language alone, which may be none; or the positive alone', async () => {
    const all = await reviewsOf('locale=fr_FR&withOtherLanguageFallback=true');
    const byLanguage = await Promise.all(
      ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'].map((locale) =>
        reviewsOf(`locale=${locale}&withOtherLanguageFallback=false`),
      ),
    );
    expect(byLanguage.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(all.totalCount);
    expect(new Set(byLanguage[0]?.list.map(({ locale }) => locale))).toEqual(new Set(['fr']));
    expect(byLanguage.every(({ details }) => details?.comfort === all.details?.comfort)).toBe(true);
    await sql`delete from review where hotel_id = 1 and language = 'es'`.execute(database.kysely);
    expect(await reviewsOf('locale=es_ES&withOtherLanguageFallback=false')).toMatchObject({
      totalCount: 0,
      list: [],
    });
    const positive = await get<{ list: ReviewData[] }>(
      '/api/hotel/1/reviewList.json?locale=fr_FR&positive=true',
    );
    expect(positive.list.length).toBeGreaterThanOrEqual(4);
    expect(positive.list.every((review) => review.positive !== null)).toBe(true);
  });

  test('PR-076, PR-077, PR-085, PR-086: an activity in full, with where it takes place', async () => {
    const rows = await database.kysely
      .selectFrom('activity')
      .innerJoin('hotel', 'hotel.id', 'activity.hotel_id')
      .select(['activity.id', 'activity.hotel_id'])
      .where('hotel.active', '=', true)
      .execute();
    expect(rows.length).toBeGreaterThan(10);
    for (const { id, hotel_id } of rows) {
      const path = `/api/activity-only/weekend/${id}/detail.json?locale=nl_BE`;
      const { activity, activities, importantInformation, mainActivityCenter, breadCrumb } =
        await get<ActivityDetail>(path);
      expect(activities.length).toBeGreaterThan(0);
      expect(activities.filter(({ description }) => description.length === 0)).toEqual([]);
      expect(importantInformation).toHaveLength(2);
      expect(mainActivityCenter).toMatchObject({ id: hotel_id, main: true });
      expect(breadCrumb.at(-1)?.label).toBe(activity.hotel.location.label);
      expect(await get(`/api/activities/${id}/images.json?locale=nl_BE`)).toEqual(activity.images);
    }
    expect((await server.inject('/api/activities/999999/images.json?locale=nl_BE')).statusCode).toBe(404);
  });

  test('pictures of a room and of what is done can be had', async () => {
    const details = await Promise.all(ids.slice(0, 40).map((id) => detailOf(id)));
    const item = details.flatMap(({ program }) =>
      program.flatMap((line) => ('image' in line ? (line.image ?? []) : [])),
    );
    const small = (address: string) => address.replace('640_360', '125_70');
    for (const address of [details[0]?.room?.imageUrl ?? '', item[0] ?? '']) {
      expect((await server.inject(small(address))).statusCode, address).toBe(200);
    }
  });
});
