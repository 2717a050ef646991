import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { insertActivities } from '../testing-http/activities.ts';
import { FIXTURE_IDS, FIXTURE_TODAY, insertFixture } from '../testing-http/fixture.ts';

describe.each(ruleDatabases)('activities and boxes on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.kysely);
    await insertActivities(database.kysely);
    await database.kysely
      .updateTable('offer')
      .set({ tag_ids: [1] })
      .where('id', 'in', [1001, 1002, 1003, 1005])
      .execute();
    server = createGateway({ database, clock: () => new Date(`${FIXTURE_TODAY}T11:00:00Z`) });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function search(criteria: object) {
    const response = await server.inject({
      method: 'POST',
      url: '/api/search/activity-only.json',
      payload: { locale: 'fr_FR', ...criteria },
    });
    expect(response.statusCode, response.body).toBe(200);
    const { exactMatch, searchDetails } = response.json();
    const ids: number[] = exactMatch.map(({ id }: { id: number }) => id);
    return { ids, exactMatch, searchDetails };
  }

  async function get(path: string) {
    const response = await server.inject(path);
    return { status: response.statusCode, body: response.json() };
  }

  test('an activity card is complete: group prices by adults, promotion rounded (SE-193)', async () => {
    const { exactMatch } = await search({ hotelId: 102, tags: [2], orderBy: 'priceAsc', adult: 2 });
    expect(exactMatch[1]).toEqual({
      id: 2002,
      label: 'Activité 2002',
      hotel: expect.objectContaining({
        id: 102,
        label: 'Château de la Vilaine',
        stars: 4,
        uri: '/hotel/102',
      }),
      images: [
        '/images/sea/brittany-102-place-2002-1/640_360.webp',
        '/images/sea/brittany-102-place-2002-2/640_360.webp',
      ],
      imageUrl: '/images/sea/brittany-102-place-2002-1/640_360.webp',
      uri: '/activity/2002',
      headwords: '2 h',
      prices: { '2': { barPrice: 12_000, sellPrice: 9600, promoPercentageRounded: 20 } },
      distance: 0,
      index: 1,
    });
    expect(exactMatch[0].prices).toEqual({
      '1': { barPrice: 2000, sellPrice: 2000, promoPercentageRounded: null },
      '2': { barPrice: 4000, sellPrice: 4000, promoPercentageRounded: null },
    });
  });

  test.each([
    ['all on sale, the best quality for its price first', {}, [2001, 2002, 2003]],
    ['by place', { cityId: FIXTURE_IDS.saintMalo }, [2001]],
    [
      'by position and distance',
      { lat: 48.11, lng: -1.68, distanceMax: 10, orderBy: 'distance' },
      [2002, 2003],
    ],
    ['nearest first', { lat: 48.64, lng: -2.02, orderBy: 'distance' }, [2001, 2002, 2003]],
    ['by theme', { theme: 1 }, [2001]],
    ['by any of the tags', { tags: [2] }, [2002, 2003]],
    [
      'by the price of one person, of two',
      { priceMin: 2100, priceMax: 4800, orderBy: 'priceAsc' },
      [2001, 2002],
    ],
    ['by the price of one person alone', { adult: 1, priceMax: 2000 }, [2003]],
    [
      'a group that has no price is quoted as the smallest (D-025)',
      { adult: 6, priceMax: 3000 },
      [2001, 2003],
    ],
    ['a place without any', { cityId: 999 }, []],
    ['one of each hotel', { numberOfPackagesPerHotel: 1 }, [2001, 2002]],
    ['a page', { limit: 1, page: 1 }, [2002]],
    ['beyond the last page', { page: 9 }, []],
  ])('activity-only search: %s (SE-219)', async (_name, criteria, expected) => {
    expect((await search(criteria)).ids).toEqual(expected);
  });

  test('by quality each hotel comes with its best before any comes again (SE-219)', async () => {
    const setQuality = async (id: number, quality: number) => {
      await database.kysely.updateTable('activity').set({ quality }).where('id', '=', id).execute();
      await refreshSearch(database.kysely);
    };
    await setQuality(2001, 0);
    expect((await search({})).ids).toEqual([2002, 2001, 2003]);
    expect((await search({ orderBy: 'priceAsc' })).ids).toEqual([2003, 2001, 2002]);
    await setQuality(2001, 0.9);
  });

  test('how far is said from a point, not from the middle of a region (SE-209)', async () => {
    const { exactMatch } = await search({ regionId: FIXTURE_IDS.bretagne });
    expect(exactMatch.map(({ distance }: { distance: number | null }) => distance)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('the total counts all pages, and the details name the place (SE-188, SE-219)', async () => {
    const { searchDetails } = await search({
      regionId: FIXTURE_IDS.bretagne,
      limit: 1,
      adult: 3,
      locale: 'it_IT',
    });
    expect(searchDetails).toMatchObject({
      totalCount: 3,
      checkin: null,
      night: null,
      adult: 3,
      location: 'Bretagna',
      destination: { kind: 'region', id: FIXTURE_IDS.bretagne },
    });
  });

  test('facets of the activity flow count activities by tag and price of one person (SE-140, SE-143)', async () => {
    const { body } = await get(
      '/api/facets.json?locale=fr_FR&flow=activity&adult=2&tags=2&priceMax=3000&propertiesRequested=tag,price,stars',
    );
    const counts = (property: string) =>
      body.properties
        .find(({ propertyType }: { propertyType: string }) => propertyType === property)
        .values.filter(({ count }: { count: number }) => count > 0)
        .map(({ value, count }: { value: number; count: number }) => [value, count]);
    expect(body.totalCount).toBe(1);
    expect(body.properties).toHaveLength(2);
    expect(counts('tag')).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(counts('price')).toEqual([
      [2000, 1],
      [4000, 1],
    ]);
  });

  test('chosen activities are named and counted anew, in the order requested; unknown ones are left out (SE-149, D-068)', async () => {
    const { body } = await get('/api/activities.json?locale=fr_FR&ids=2,1,77');
    // 1005 is unpublished; 1001 and 1002 belong to one hotel.
    expect(body).toEqual([
      { id: 2, name: 'Spa', count: 0 },
      { id: 1, name: 'Kayak', count: 2 },
    ]);
    expect((await get('/api/activities.json?locale=fr_FR&ids=')).body).toEqual([]);
  });

  test('PR-072, PR-085: an activity in full; one that is no longer sold has a response that says so', async () => {
    const { body } = await get('/api/activity-only/weekend/2001/detail.json?locale=nl_NL');
    expect(body).toMatchObject({
      published: true,
      activity: { id: 2001, uri: '/activity/2001' },
      description: ['You paddle.'],
    });
    const gone = await get('/api/activity-only/weekend/2004/detail.json?locale=nl_NL');
    expect(gone.body).toMatchObject({ published: false, activity: { id: 2004 } });
    expect((await get('/api/activity-only/weekend/9/detail.json?locale=nl_NL')).status).toBe(404);
  });

  test('the gift boxes in their order, each as the list needs it (CH-071, CH-074, PR-092)', async () => {
    const { body } = await get('/gateway/boxes/search?locale=fr_FR');
    expect(body.boxes).toEqual([
      expect.objectContaining({ code: 'CITYEBOX', price: { sellPrice: 9900, refPrice: null } }),
      {
        code: 'SEAEBOX',
        title: 'SEAEBOX',
        includedContent: ['Une nuit'],
        price: { sellPrice: 9900, refPrice: 12_000 },
        images: ['/images/sea/box-seaebox-1/640_360.webp'],
        slug: 'seaebox',
        offerCount: 0,
      },
    ]);
  });

  test('PR-090, PR-100: a box in full, by its code in either format', async () => {
    const { body } = await get('/front-gateway/boxes/SEAEBOX/product-detail?locale=fr_FR');
    expect(body).toMatchObject({
      code: 'SEAEBOX',
      slug: 'seaebox',
      value: 9900,
      referencePrice: 12_000,
      includedContent: ['Une nuit'],
      images: { main: '/images/sea/box-seaebox-1/640_360.webp', catalog: [] },
    });
    expect((await get('/front-gateway/boxes/SEABOX/product-detail?locale=fr_FR')).body).toMatchObject({
      code: 'SEABOX',
      slug: 'seaebox',
    });
    expect((await get('/front-gateway/boxes/NONEBOX/product-detail?locale=fr_FR')).status).toBe(404);
    expect((await get('/front-gateway/boxes/sea/product-detail?locale=fr_FR')).status).toBe(400);
  });

  test('PR-069, PR-099, PR-102, PR-103: the stays of a box cost no more than it, eight hotels a page, and are on a map', async () => {
    await database.kysely
      .updateTable('offer')
      .set({ giftable: true, voucher_prices: [9900] })
      .where('id', '=', 1001)
      .execute();
    await refreshSearch(database.kysely);
    const { body } = await get('/gateway/boxes/SEAEBOX/offers?locale=fr_FR&page=0&limit=8');
    const ids = body.exactMatch.map(({ mainPackage }: { mainPackage: { id: number } }) => mainPackage.id);
    expect(ids).toContain(1001);
    expect(body.searchDetails.totalCount).toBe(ids.length);
    expect(body.exactMatch[0]).toMatchObject({
      mainPackage: {
        id: expect.any(Number),
        label: expect.any(String),
        images: expect.any(Array),
        headwords: expect.any(String),
        sellPrice: expect.any(Number),
        hotel: {
          id: expect.any(Number),
          label: expect.any(String),
          location: { label: expect.any(String) },
          review: { count: expect.any(Number) },
          stars: expect.any(Number),
        },
      },
      otherPackages: expect.any(Array),
    });
    expect((await get('/gateway/boxes/SEABOX/offers?locale=fr_FR&page=9')).body.exactMatch).toEqual([]);
    const map = await get('/gateway/boxes/SEAEBOX/offers?locale=fr_FR&performMapSearch=true');
    expect(map.body.exactMatch).toHaveLength(ids.length);
    expect(map.body.exactMatch[0]).toMatchObject({ location: { latitude: expect.any(Number) } });
  });

  test('PR-102: the stays of a box in the market’s country come first', async () => {
    await database.kysely
      .updateTable('offer')
      .set({ giftable: true, voucher_prices: [9900] })
      .execute();
    await database.kysely.updateTable('hotel').set({ country_id: 5 }).where('id', '=', 101).execute();
    await refreshSearch(database.kysely);
    const hotelsIn = async (locale: string) => {
      const { body } = await get(`/gateway/boxes/SEAEBOX/offers?locale=${locale}&page=0&limit=8`);
      return body.exactMatch.map(({ hotelId }: { hotelId: number }) => hotelId);
    };
    const [french, belgian] = [await hotelsIn('fr_FR'), await hotelsIn('nl_BE')];
    expect(french.length).toBeGreaterThan(1);
    expect(french.at(-1)).toBe(101);
    expect(belgian[0]).toBe(101);
    expect(belgian.toSorted()).toEqual(french.toSorted());
  });

  test('the block of boxes among results, in the language of the market (CH-073)', async () => {
    const { body } = await get('/api/cms/box-block-serp?locale=nl_BE');
    expect(body).toMatchObject({
      containerId: 'box-block-serp',
      title: 'Geef een weekend cadeau',
      colorPalette: 'accent',
      cta: { label: 'Alle cadeauboxen bekijken', url: '/boxes', newTab: false },
    });
    expect(body.boxes).toHaveLength(2);
    await database.kysely.updateTable('gift_box').set({ published: false }).execute();
    expect((await get('/api/cms/box-block-serp?locale=nl_BE')).status).toBe(404);
    expect((await get('/gateway/boxes/search?locale=nl_BE')).body).toEqual({ boxes: [] });
  });
});
