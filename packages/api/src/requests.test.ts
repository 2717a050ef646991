import { describe, expect, test } from 'vitest';
import { fromQueryEntries, toQueryEntries } from './encode.ts';
import { facetsRequest } from './schemas/facets.ts';
import { offersRequest, type OffersRequest } from './schemas/offers.ts';

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
