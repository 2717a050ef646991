import { FLOWS, NO_FILTERS, type SearchCriteria } from '@sabadora/domain';
import { describe, expect, test } from 'vitest';
import { fromQueryEntries, toQueryEntries } from './encode.ts';
import { facetsRequest } from './schemas/facets.ts';
import { offersRequest, type OffersRequest } from './schemas/offers.ts';
import { toFacetsRequest, toOffersRequest } from './searchRequests.ts';

const criteria: OffersRequest = {
  locale: 'nl_BE',
  flow: 'booking',
  filters: {
    property: {
      location: { cityId: 12, minDistance: 0, maxDistance: 30, latitude: 51.2, longitude: -3.2 },
      hotelTypes: ['castle', 'bnb'],
      stars: [4, 5],
      minHotelReviewScore: 9,
      petsAllowed: true,
    },
    offer: { date: { checkin: '2026-12-05', nights: 2 } },
    price: { min: 5000 },
    tags: [3],
  },
  categories: { themeIds: [39] },
  familyComposition: { adults: 2, children: 1, babies: 0, singleRoom: true },
  sorting: { orderBy: 'distance' },
  pagination: { limit: 24, page: 2, fetchPageModel: true },
  packagesPerHotel: 1,
  performGiftableSearch: false,
  performMapSearch: false,
  provider: 'catalogue',
};

describe('the search request', () => {
  test('SE-026…SE-029: the same criteria are read from a body and from a query string', () => {
    expect(offersRequest.parse(criteria)).toEqual(criteria);
    const query = new URLSearchParams(toQueryEntries(criteria)).toString();
    expect(offersRequest.parse(fromQueryEntries(new URLSearchParams(query)))).toEqual(criteria);
  });

  test('SE-030: defaults to 2 adults, 0 children, 0 babies', () => {
    const parsed = offersRequest.parse({ locale: 'fr_FR' });
    expect(parsed.familyComposition).toEqual({ adults: 2, children: 0, babies: 0, singleRoom: false });
    expect(parsed).toMatchObject({
      flow: 'booking',
      sorting: { orderBy: 'priceQuality' },
      pagination: { limit: 24, page: 0 },
    });
  });

  test.each([
    ['filters.offer.date.checkin', '2026-02-30'],
    ['filters.offer.date.nights', '0'],
    ['familyComposition.adults', '21'],
    ['filters.property.location.latitude', '91'],
    ['filters.property.stars', '4,six'],
    ['sorting.orderBy', 'cheapest'],
    ['pagination.page', '-1'],
    ['locale', 'en_GB'],
    ['filters.offer.date.checkin', '0000-01-01'],
  ])('%s = %s is refused, and the field named', (field, text) => {
    const query: [string, string][] = [
      ['locale', 'fr_FR'],
      ['filters.offer.date.checkin', '2026-12-05'],
      ['filters.offer.date.nights', '1'],
      [field, text],
    ];
    const result = offersRequest.safeParse(fromQueryEntries(query));
    expect(result.success).toBe(false);
    expect(result.error?.issues.map((issue) => issue.path.join('.')).join()).toContain(field);
  });
});

test('SE-142…SE-147, D-015: the facet request reads comma-joined lists under their singular names', () => {
  const parsed = facetsRequest.parse(
    fromQueryEntries([
      ['locale', 'fr_FR'],
      ['hotelType', 'castle,bnb'],
      ['tags', '1,2'],
      ['petsAllowed', 'true'],
      ['propertiesRequested', 'stars,tag'],
    ]),
  );
  expect(parsed).toMatchObject({
    hotelType: ['castle', 'bnb'],
    tags: [1, 2],
    petsAllowed: true,
    propertiesRequested: ['stars', 'tag'],
  });
});

test.each([
  ['booking', false],
  ['gifting', true],
] as const)('PR-103, PR-184: the cards of a list in %s', (flow, performGiftableSearch) => {
  const search: SearchCriteria = {
    ...NO_FILTERS,
    party: { adults: 2, children: 0, babies: 0 },
    location: { kind: 'city', id: 12 },
  };
  const request = toOffersRequest({ criteria: search, flow, locale: 'nl_BE', page: 0, limit: 3 });
  expect(offersRequest.parse(request)).toMatchObject({
    locale: 'nl_BE',
    filters: { property: { location: { cityId: 12 } } },
    sorting: { orderBy: 'priceQuality' },
    pagination: { limit: 3, page: 0 },
    packagesPerHotel: 1,
    performGiftableSearch,
  });
});

test('a name such as __proto__ in a query is plain data', () => {
  const record = fromQueryEntries([['__proto__.polluted', '1']]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(record)).toEqual(['__proto__']);
});

test('SE-034: a position as a browser measures it, with all its decimals, is read', () => {
  const parsed = facetsRequest.parse(
    fromQueryEntries([
      ['locale', 'fr_FR'],
      ['lat', '48.856613999999996'],
      ['lng', '-2.35'],
    ]),
  );
  expect(parsed).toMatchObject({ lat: Number('48.856613999999996'), lng: -2.35 });
});

describe('the facets request', () => {
  const search: SearchCriteria = {
    ...NO_FILTERS,
    party: { adults: 3, children: 1, babies: 0 },
    location: { kind: 'city', id: 12 },
    dates: { checkin: '2026-12-05', checkout: '2026-12-07' },
    theme: 9,
    hotelTypes: ['castle', 'bnb'],
    hotelEnvironments: ['sea'],
    hotelStyles: ['design'],
    stars: [5, 4],
    hotelScore: 8,
    facilities: [7, 'pets'],
    tags: [101, 102],
    priceMin: 5000,
    priceMax: 12_000,
  };
  const position = { latitude: 51.2, longitude: 3.2 };
  const wire = (question: Partial<Parameters<typeof toFacetsRequest>[0]> = {}) =>
    Object.fromEntries(
      toQueryEntries(
        toFacetsRequest({ criteria: search, flow: 'booking', locale: 'nl_BE', position, ...question }),
      ),
    );

  test('SE-142, SE-146 D-015: lists are joined by commas under singular names', () => {
    expect(wire()).toEqual({
      locale: 'nl_BE',
      flow: 'booking',
      cityId: '12',
      checkin: '2026-12-05',
      night: '2',
      adult: '3',
      child: '1',
      baby: '0',
      theme: '9',
      hotelType: 'castle,bnb',
      hotelEnvironment: 'sea',
      hotelStyle: 'design',
      stars: '5,4',
      minHotelReviewScore: '8',
      facilities: '7',
      petsAllowed: 'true',
      priceMin: '5000',
      priceMax: '12000',
      tags: '101,102',
    });
  });

  test('SE-143, SE-132 D-036: in gifting the price is that of the voucher, for two and without dates', () => {
    const gift = wire({ flow: 'gifting' });
    expect(gift).toMatchObject({
      singleVoucherPriceMin: '5000',
      singleVoucherPriceMax: '12000',
      adult: '2',
      child: '0',
    });
    expect(Object.keys(gift).join()).not.toMatch(/priceM|checkin|night/);
  });

  test('SE-144 D-016, D-167: pets are no facility but a wish of their own, there and in the search itself', () => {
    expect(wire()).toMatchObject({ facilities: '7', petsAllowed: 'true' });
    const without = wire({ criteria: { ...search, facilities: [7] } });
    expect(without).not.toHaveProperty('petsAllowed');
    expect(wire({ criteria: { ...search, facilities: ['pets'] } })).not.toHaveProperty('facilities');
    const { property } =
      toOffersRequest({ criteria: search, flow: 'booking', locale: 'nl_BE', page: 0 }).filters ?? {};
    expect(property).toMatchObject({ facilities: [7], petsAllowed: true });
  });

  test('SE-145 ALG-3: a distance is sent only while it is active and there is a place to measure from', () => {
    const near = { ...search, distanceMin: 0, distanceMax: 30 };
    expect(wire({ criteria: near })).toMatchObject({
      distanceMin: '0',
      distanceMax: '30',
      lat: '51.2',
      lng: '3.2',
    });
    const names = /distance|lat|lng/;
    expect(Object.keys(wire({ criteria: near, position: undefined })).join()).not.toMatch(names);
    expect(Object.keys(wire()).join()).not.toMatch(names);
  });

  test('activities are requested by place, theme, price and tags alone', () => {
    expect(wire({ flow: 'activity' })).toEqual({
      locale: 'nl_BE',
      flow: 'activity',
      cityId: '12',
      adult: '3',
      child: '0',
      baby: '0',
      theme: '9',
      priceMin: '5000',
      priceMax: '12000',
      tags: '101,102',
    });
  });

  test.each(FLOWS)('SE-138 D-090: in %s no request needs a number for a maximum that is not set', (flow) => {
    const open: SearchCriteria = { ...search, priceMax: undefined };
    const asked = JSON.stringify([
      toFacetsRequest({ criteria: open, flow, locale: 'fr_FR', position }),
      toOffersRequest({ criteria: open, flow, locale: 'fr_FR', page: 0 }),
    ]);
    expect(asked).toContain('5000');
    expect(asked).not.toMatch(/100000|"max"|PriceMax|priceMax/);
  });

  test.each(FLOWS)('the request of %s is valid for its call', (flow) => {
    const question = toFacetsRequest({ criteria: search, flow, locale: 'fr_FR', position });
    const read = facetsRequest.safeParse(fromQueryEntries(toQueryEntries(question)));
    expect(read.error?.issues).toBeUndefined();
  });
});
