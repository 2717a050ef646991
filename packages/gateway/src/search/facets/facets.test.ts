import type { FacetsResponse, OffersResponse, OffersRequest } from '@sabadora/api';
import { toQueryEntries } from '@sabadora/api/testing';
import { formatMoney } from '@sabadora/domain';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { createGateway } from '../../server.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { anyOffersRequest } from '../../testing-http/criteria.ts';
import { type Catalogue, expectedOffers, readCatalogue } from '../../testing-http/oracle.ts';
import { insertRandomCatalogue, RANDOM_TODAY } from '../../testing-http/randomCatalogue.ts';
import { readOffersRequest } from '../criteria.ts';

type PropertyFilters = OffersRequest['filters']['property'];

/** `request` with the flat parameters of `facets.json`. */
function flatQuery({ locale, flow, filters, categories, familyComposition }: OffersRequest): URLSearchParams {
  const { location, hotelId, ...property } = filters.property;
  const { latitude, longitude, minDistance, maxDistance, ...ids } = location ?? {};
  const isGift = flow === 'gifting';
  const flat = {
    locale,
    flow,
    ...ids,
    hotelId,
    lat: latitude,
    lng: longitude,
    distanceMin: minDistance,
    distanceMax: maxDistance,
    checkin: filters.offer.date?.checkin,
    night: filters.offer.date?.nights,
    adult: familyComposition.adults,
    child: familyComposition.children,
    baby: familyComposition.babies,
    theme: categories?.themeIds[0],
    hotelType: property.hotelTypes,
    hotelEnvironment: property.hotelEnvironments,
    hotelStyle: property.hotelStyles,
    stars: property.stars,
    minHotelReviewScore: property.minHotelReviewScore,
    facilities: property.facilities,
    petsAllowed: property.petsAllowed,
    tags: filters.tags,
    ...(isGift
      ? { singleVoucherPriceMin: filters.price?.min, singleVoucherPriceMax: filters.price?.max }
      : { priceMin: filters.price?.min, priceMax: filters.price?.max }),
  };
  return new URLSearchParams(toQueryEntries(flat));
}

/** Requests that `facets.json` supports too: one theme, nothing excluded. */
const anyRequest = anyOffersRequest.map((request) => ({
  ...request,
  categories: request.categories && { themeIds: request.categories.themeIds.slice(0, 1) },
  filters: { ...request.filters, property: { ...request.filters.property, excludedHotelIds: undefined } },
  pagination: { limit: 1, page: 0, fetchPageModel: false },
}));

/** The request with only one value chosen in a property. */
function choosing(request: OffersRequest, property: string, value: string | number): OffersRequest {
  const set = (change: Partial<PropertyFilters>): OffersRequest => ({
    ...request,
    filters: { ...request.filters, property: { ...request.filters.property, ...change } },
  });
  switch (property) {
    case 'type':
      return set({ hotelTypes: [String(value)] });
    case 'environment':
      return set({ hotelEnvironments: [String(value)] });
    case 'style':
      return set({ hotelStyles: [String(value)] });
    case 'stars':
      return set({ stars: [Number(value)] });
    case 'score':
      return set({ minHotelReviewScore: Number(value) });
    case 'facility':
      return value === 'pets' ? set({ petsAllowed: true }) : set({ facilities: [Number(value)] });
    default:
      return { ...request, filters: { ...request.filters, tags: [Number(value)] } };
  }
}

describe.each(ruleDatabases)('facets on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await open();
    await insertRandomCatalogue(database.kysely, 2);
    catalogue = await readCatalogue(database.kysely);
    server = createGateway({ database, clock: () => new Date(`${RANDOM_TODAY}T11:00:00Z`) });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function facets(request: OffersRequest): Promise<FacetsResponse> {
    const response = await server.inject(`/api/facets.json?${flatQuery(request).toString()}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  async function countBySearch(request: OffersRequest): Promise<number> {
    const response = await server.inject({ method: 'POST', url: '/api/offers.json', payload: request });
    const answer: OffersResponse = response.json();
    return answer.searchDetails.totalCount;
  }

  test('each count is what a search with that one change finds (D-067, SE-140)', async () => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { totalCount, properties } = await facets(request);
        expect(totalCount).toBe(await countBySearch(request));
        for (const { propertyType, values } of properties) {
          if (propertyType === 'price') continue;
          for (const { value, count } of values) {
            const bySearch = await countBySearch(choosing(request, propertyType, value));
            expect({ propertyType, value, count }).toEqual({ propertyType, value, count: bySearch });
            counted += count;
          }
        }
      }),
      { numRuns: 15, seed: 7 },
    );
    expect(counted).toBeGreaterThan(500);
  });

  test('the price steps count hotels by all filters but the price itself; the last step has no end', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { properties } = await facets(request);
        const criteria = { ...readOffersRequest(request), price: {} };
        const expected = expectedOffers(catalogue, criteria, RANDOM_TODAY);
        const prices = properties.find(({ propertyType }) => propertyType === 'price')?.values ?? [];
        expect(prices.map(({ value }) => value)).toEqual(
          Array.from({ length: 26 }, (_, step) => step * 1000),
        );
        for (const { value, count } of prices) {
          const hotels = expected.filter(
            ({ share }) => Math.min(25_000, Math.floor(share / 1000) * 1000) === value,
          );
          expect({ value, count }).toEqual({
            value,
            count: new Set(hotels.map(({ hotelId }) => hotelId)).size,
          });
        }
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('names are in the language of the market, and codes nobody named stay readable', async () => {
    const response = await server.inject(
      '/api/facets.json?locale=nl_NL&propertiesRequested=type,score,facility,price',
    );
    const { properties }: FacetsResponse = response.json();
    expect(properties.map(({ propertyType }) => propertyType)).toEqual([
      'type',
      'score',
      'facility',
      'price',
    ]);
    const label = (at: number, value: string | number) =>
      properties[at]?.values.find((one) => one.value === value)?.label;
    expect(label(0, 'castle')).toBe('Kasteel of landhuis');
    expect(label(0, 'tree-house')).toBe('tree house');
    expect(label(1, 8)).toBe('Heel goed');
    expect(label(2, 'pets')).toBe('Huisdieren toegestaan');
    expect(label(3, 1000)).toBe(formatMoney(1000, 'nl_NL'));
  });

  test.each([
    ['hotelType', 'SE-142, D-015', 'hotelType=castle,hotel', 'filters.property.hotelTypes=castle,hotel'],
    [
      'environment and style',
      'SE-142, D-015',
      'hotelEnvironment=sea&hotelStyle=design',
      'filters.property.hotelEnvironments=sea&filters.property.hotelStyles=design',
    ],
    [
      'stars and score',
      'SE-142',
      'stars=3,4&minHotelReviewScore=8',
      'filters.property.stars=3,4&filters.property.minHotelReviewScore=8',
    ],
    [
      'price of a stay',
      'SE-142',
      'priceMin=3000&priceMax=9000',
      'filters.price.min=3000&filters.price.max=9000',
    ],
    [
      'price of a voucher',
      'SE-143',
      'flow=gifting&singleVoucherPriceMin=9000&singleVoucherPriceMax=20000',
      'flow=gifting&performGiftableSearch=true&filters.gift.singleVoucher.price.min=9000&filters.gift.singleVoucher.price.max=20000',
    ],
    [
      'facilities and pets',
      'SE-144, D-167',
      'facilities=1,2&petsAllowed=true',
      'filters.property.facilities=1,2&filters.property.petsAllowed=true',
    ],
    [
      'distance',
      'SE-145',
      'lat=45.5&lng=2.4&distanceMin=5&distanceMax=60',
      'filters.property.location.latitude=45.5&filters.property.location.longitude=2.4&filters.property.location.minDistance=5&filters.property.location.maxDistance=60',
    ],
    ['activities', 'SE-146', 'tags=1,3', 'filters.tags=1,3'],
    [
      'place, dates, party and theme',
      'SE-028, SE-147, D-014',
      'regionId=11&checkin=2026-11-27&night=2&adult=3&theme=2',
      'filters.property.location.regionId=11&filters.offer.date.checkin=2026-11-27&filters.offer.date.nights=2&familyComposition.adults=3&categories.themeIds=2',
    ],
  ])(
    'a payload of %s counts what the search finds (SE-142…SE-147, SE-028, D-014, D-015, D-167; here %s)',
    async (_name, _ids, flat, nested) => {
      const counted: FacetsResponse = (
        await server.inject(`/api/facets.json?locale=fr_FR&orderBy=priceQuality&withNames=true&${flat}`)
      ).json();
      const searched: OffersResponse = (
        await server.inject(`/api/offers.json?locale=fr_FR&pagination.limit=1&${nested}`)
      ).json();
      const all: OffersResponse = (
        await server.inject(
          `/api/offers.json?locale=fr_FR&pagination.limit=1&flow=${flat.includes('gifting') ? 'gifting' : 'booking'}`,
        )
      ).json();
      expect(counted.totalCount).toBe(searched.searchDetails.totalCount);
      expect(counted.totalCount).toBeGreaterThan(0);
      expect(counted.totalCount).toBeLessThan(all.searchDetails.totalCount);
    },
  );
});
