import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../testing/databases.ts';
import { FIXTURE_IDS } from '../testing-http/fixture.ts';
import { fixtureServer } from '../testing-http/fixtureServer.ts';

const { france, bretagne, illeEtVilaine, rennes, saintMalo, remparts } = FIXTURE_IDS;

describe.each(ruleDatabases)('offers.json on $kind', ({ open }) => {
  const { database, get, search, server } = fixtureServer(open);
  const found = (body: {
    exactMatch: { hotelId: number; mainPackage: { id: number; sellPrice: number } }[];
  }) => body.exactMatch.map(({ mainPackage: { id, sellPrice } }) => [id, sellPrice]);
  const at = 'filters.property.location';

  test('a card is complete (SE-189)', async () => {
    const { body } = await get(
      `/api/offers.json?locale=fr_FR&filters.property.hotelId=101&sorting.orderBy=discount`,
    );
    expect(body.exactMatch[0].mainPackage).toEqual({
      id: 1002,
      label: 'Offre 1002',
      images: [1, 2, 3, 4, 5].map((n) => `/images/sea/brittany-101-1002-${n}/640_360.webp`),
      imageUrl: '/images/sea/brittany-101-1002-1/640_360.webp',
      uri: '/stay/1002',
      hotel: {
        id: 101,
        label: 'Hôtel des Remparts',
        stars: 3,
        uri: '/hotel/101',
        location: {
          label: 'Saint-Malo',
          uri: `/search#city=${saintMalo}`,
          address: '1 rue du Port',
          zipCode: '35000',
          latitude: 48.65,
          longitude: -2.02,
        },
        review: { count: 20, average: 8.5 },
      },
      headwords: 'Nuit et petit déjeuner',
      sellPrice: 9900,
      refPrice: 11_000,
      promo: 10,
      priceType: 'from-price',
      availableRooms: null,
      lastMinute: false,
      expiration: null,
      marketingLabels: [],
      cancellationPolicy: { cancellable: false, cancellationDeadline: null, message: null },
      channelManagerId: null,
      connectivity: null,
      autoDiscount: null,
      distance: 0,
      nights: 1,
      paxCount: 2,
      adult: 2,
      child: 0,
      baby: 0,
      checkin: null,
      checkout: null,
      searchType: 'stay',
      flowType: 'booking',
      index: 0,
      topTheme: null,
      targetedLabel: null,
      itemCategory: 'weekend',
      hasMoreOffers: true,
    });
  });

  test('with dates: price of the nights, rooms of the fullest night, deadline, final price', async () => {
    const { body } = await search('filters.offer.date.checkin=2026-11-28&filters.offer.date.nights=2');
    // 1004 is sold out on the 28th.
    expect(found(body)).toEqual([
      [1001, 16_000],
      [1003, 25_500],
    ]);
    expect(body.exactMatch[1].mainPackage).toMatchObject({
      priceType: 'final-price',
      availableRooms: 5,
      checkin: '2026-11-28',
      checkout: '2026-11-30',
      nights: 2,
      cancellationPolicy: { cancellable: true, cancellationDeadline: '2026-11-25' },
    });
  });

  test('PR-022: last minute is said of an offer sold so, when its stay begins within a week', async () => {
    const offers = database().kysely.updateTable('offer').where('id', '=', 1001);
    await offers.set({ last_minute: true }).execute();
    const isLastMinute = async (dates: string) => {
      const { body } = await search(dates);
      const results: { mainPackage: { id: number; lastMinute: boolean } }[] = body.exactMatch;
      return results.find(({ mainPackage }) => mainPackage.id === 1001)?.mainPackage.lastMinute;
    };
    const dates = 'filters.offer.date.nights=1&filters.offer.date.checkin=';
    expect(await isLastMinute(`${dates}2026-11-28`)).toBe(true);
    expect(await isLastMinute(`${dates}2026-12-05`)).toBe(false);
    expect(await isLastMinute('')).toBe(false);
    await offers.set({ last_minute: false }).execute();
  });

  test.each([
    [
      'a stay under the minimum',
      'filters.offer.date.checkin=2026-12-05&filters.offer.date.nights=1',
      [1004, 1001],
    ],
    ['a stay in the past', 'filters.offer.date.checkin=2026-11-20&filters.offer.date.nights=1', []],
    ['a stay beyond the calendar', 'filters.offer.date.checkin=2027-01-18&filters.offer.date.nights=3', []],
    ['three adults', 'familyComposition.adults=3', [1004]],
    ['two children', 'familyComposition.children=2', []],
    ['a theme', 'categories.themeIds=1', [1003]],
    ['a facility', 'filters.property.facilities=1', [1003]],
    ['a hotel that was shown', 'filters.property.excludedHotelIds=103,101', [1003]],
    ['a price range, per person and night', 'filters.price.min=3500&filters.price.max=4500', [1001]],
    ['its city', `${at}.cityId=${rennes}`, [1004, 1003]],
    ['its department', `${at}.departmentId=${illeEtVilaine}`, [1004, 1001, 1003]],
    ['its country', `${at}.countryId=${france}`, [1004, 1001, 1003]],
    ['20 km around a point of interest', `${at}.poiId=${remparts}`, [1001]],
    ['a city and around', `${at}.cityId=${saintMalo}&${at}.maxDistance=100`, [1004, 1001, 1003]],
    ['a ring', `${at}.cityId=${saintMalo}&${at}.minDistance=5&${at}.maxDistance=100`, [1004, 1003]],
    ['coordinates', `${at}.latitude=48.65&${at}.longitude=-2.02&${at}.maxDistance=5`, [1001]],
    ['a region within a distance', `${at}.regionId=${bretagne}&${at}.maxDistance=3`, [1003]],
    ['a place that does not exist', `${at}.cityId=999`, []],
    ['a hotel that does not exist', 'filters.property.hotelId=999', []],
  ])('it finds by %s (SE-026…SE-028)', async (_name, query, ids) => {
    const { status, body } = await search(query);
    expect(status).toBe(200);
    expect(found(body).map(([id]) => id)).toEqual(ids);
    expect(body.searchDetails.totalCount).toBe(ids.length);
  });

  test('the price of a party', async () => {
    const { body } = await search(
      'familyComposition.adults=4&familyComposition.children=1&familyComposition.babies=1',
    );
    // 60 € × 2.09, rounded up.
    expect(found(body)).toEqual([[1004, 12_600]]);
    expect(body.exactMatch[0].mainPackage.paxCount).toBe(6);
  });

  test('how far is said from a point, not from the middle of a region (SE-209)', async () => {
    const distancesIn = async (where: string) => {
      const response = await server().inject(
        `/api/offers.json?locale=fr_FR&filters.property.location.${where}`,
      );
      const { exactMatch } = response.json();
      return exactMatch.map(
        ({ mainPackage }: { mainPackage: { distance: number | null } }) => mainPackage.distance,
      );
    };
    const inRegion: (number | null)[] = await distancesIn(`regionId=${FIXTURE_IDS.bretagne}`);
    expect(inRegion.length).toBeGreaterThan(0);
    expect(inRegion.every((distance) => distance === null)).toBe(true);
    expect(await distancesIn(`cityId=${FIXTURE_IDS.saintMalo}`)).toContainEqual(expect.any(Number));
    const own: (number | null)[] = await distancesIn(
      `regionId=${FIXTURE_IDS.bretagne}&filters.property.location.latitude=48&filters.property.location.longitude=-2`,
    );
    expect(own.every((distance) => distance !== null)).toBe(true);
  });

  test('gifts: vouchers of one night for two, dates left aside (ALG-31, D-036)', async () => {
    const { body } = await get(
      '/api/offers.json?locale=fr_FR&flow=gifting&sorting.orderBy=singleVoucherPriceDesc&familyComposition.adults=4&filters.offer.date.checkin=2026-11-28&filters.offer.date.nights=2',
    );
    expect(found(body)).toEqual([
      [1003, 10_030],
      [1002, 10_020],
    ]);
    expect(body.exactMatch[0].mainPackage).toMatchObject({
      adult: 2,
      nights: 1,
      checkin: null,
      priceType: 'final-price',
      itemCategory: 'single_voucher',
    });
    const cheaper = await get(
      '/api/offers.json?locale=fr_FR&performGiftableSearch=true&filters.gift.singleVoucher.price.max=10025',
    );
    expect(found(cheaper.body)).toEqual([[1002, 10_020]]);
  });

  test('other offers of a hotel: cheapest first, all of them (SE-217)', async () => {
    const response = await server().inject({
      method: 'POST',
      url: '/api/offers.json',
      payload: {
        locale: 'fr_FR',
        filters: { property: { hotelId: 101 } },
        sorting: { orderBy: 'priceAsc' },
        packagesPerHotel: 20,
      },
    });
    const [hotel] = response.json().exactMatch;
    expect([hotel.mainPackage.id, hotel.otherPackages.map(({ id }: { id: number }) => id)]).toEqual([
      1001,
      [1002],
    ]);
  });
  test('map positions (SE-242)', async () => {
    const response = await server().inject({
      method: 'POST',
      url: '/api/offers.json',
      payload: {
        locale: 'fr_FR',
        performMapSearch: true,
        provider: 'data-science',
        filters: { property: { stars: [3] } },
      },
    });
    expect(response.json().exactMatch).toEqual([
      {
        id: 101,
        label: 'Hôtel des Remparts',
        stars: 3,
        review: { count: 20, average: 8.5 },
        location: { latitude: 48.65, longitude: -2.02 },
        firstWeekendId: 1001,
        sellPrice: 8000,
      },
    ]);
  });

  test('a page beyond the end is empty and still knows the total (SE-244)', async () => {
    const { body } = await search('pagination.limit=2&pagination.page=7');
    expect([body.exactMatch, body.searchDetails.totalCount]).toEqual([[], 3]);
  });
});
