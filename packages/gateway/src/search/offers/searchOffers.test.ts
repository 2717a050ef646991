import type { OffersResponse, OffersRequest } from '@sabadora/api';
import { offersResponse } from '@sabadora/api/schemas/offers';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { createGateway } from '../../server.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { anyOffersRequest } from '../../testing-http/criteria.ts';
import {
  type Catalogue,
  type Expected,
  expectedOffers,
  readCatalogue,
  sortKey,
} from '../../testing-http/oracle.ts';
import { insertRandomCatalogue, RANDOM_TODAY } from '../../testing-http/randomCatalogue.ts';
import { readOffersRequest } from '../criteria.ts';

const RUNS = { numRuns: 80, seed: 20_261_121 };

describe.each(ruleDatabases)('search on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await open();
    await insertRandomCatalogue(database.kysely, 1);
    catalogue = await readCatalogue(database.kysely);
    server = createGateway({ database, clock: () => new Date(`${RANDOM_TODAY}T11:00:00Z`) });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function post(request: OffersRequest): Promise<OffersResponse> {
    const response = await server.inject({ method: 'POST', url: '/api/offers.json', payload: request });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  /** The results of all pages, one page after the other. */
  async function everything(request: OffersRequest): Promise<OffersResponse> {
    const { limit } = request.pagination;
    const first = await post(request);
    for (let page = 1; page * limit < first.searchDetails.totalCount; page += 1) {
      const { exactMatch } = await post({ ...request, pagination: { ...request.pagination, page } });
      first.exactMatch.push(...exactMatch);
    }
    return first;
  }

  const judge = (request: OffersRequest) => {
    const expected = expectedOffers(catalogue, readOffersRequest(request), RANDOM_TODAY);
    return { expected, byId: new Map<number, Expected>(expected.map((offer) => [offer.id, offer])) };
  };

  test('the catalogue rules decide which hotels match: none missing, none too many, each once (SE-026…SE-029)', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anyOffersRequest, async (request) => {
        const { expected } = judge(request);
        const answer = await everything(request);
        const hotelIds = answer.exactMatch.map(({ hotelId }) => hotelId);
        found += hotelIds.length;
        expect(new Set(hotelIds)).toEqual(new Set(expected.map(({ hotelId }) => hotelId)));
        // Pages neither overlap nor leave gaps.
        expect(hotelIds).toHaveLength(new Set(hotelIds).size);
        expect(answer.searchDetails.totalCount).toBe(hotelIds.length);
        expect(answer.exactMatch.map(({ mainPackage }) => mainPackage.index)).toEqual(
          hotelIds.map((_, index) => index),
        );
      }),
      RUNS,
    );
    expect(found).toBeGreaterThan(400);
  });

  test('every card shows an offer that matches, at its price, as the schema has it (SE-189, SE-192)', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffersRequest, async (request) => {
        const { expected, byId } = judge(request);
        const answer = await post(request);
        expect(offersResponse.safeParse(answer).success).toBe(true);
        for (const { hotelId, mainPackage, otherPackages } of answer.exactMatch) {
          const ofHotel = expected.filter((offer) => offer.hotelId === hotelId);
          expect(otherPackages).toHaveLength(Math.min(request.packagesPerHotel, ofHotel.length) - 1);
          for (const card of [mainPackage, ...otherPackages]) {
            const offer = byId.get(card.id);
            expect(card).toMatchObject({
              sellPrice: offer?.total,
              nights: offer?.nights,
              hotel: { id: hotelId },
            });
            expect(card.hasMoreOffers).toBe(ofHotel.length > 1);
            expect(card.refPrice !== null).toBe(card.promo !== null);
          }
        }
      }),
      RUNS,
    );
  });

  test('results keep the order requested, and so do the offers of a hotel (ALG-5)', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffersRequest, async (request) => {
        const { expected, byId } = judge(request);
        const { isGift, orderBy } = readOffersRequest(request);
        const keyOf = (id: number) => {
          const offer = byId.get(id);
          return offer ? sortKey(orderBy, offer, isGift) : Number.NaN;
        };
        const ascending = (keys: number[]) =>
          keys.every((key, nth) => nth === 0 || key >= (keys[nth - 1] ?? 0) - 2e-6);
        const { exactMatch } = await everything(request);
        expect(ascending(exactMatch.map(({ mainPackage }) => keyOf(mainPackage.id)))).toBe(true);
        for (const { hotelId, mainPackage, otherPackages } of exactMatch) {
          expect(ascending([mainPackage, ...otherPackages].map(({ id }) => keyOf(id)))).toBe(true);
          const best = Math.min(
            ...expected.filter((offer) => offer.hotelId === hotelId).map(({ id }) => keyOf(id)),
          );
          expect(keyOf(mainPackage.id)).toBeCloseTo(best, 5);
        }
      }),
      RUNS,
    );
  });

  test('the map has the same hotels and prices as the list, at most 1,000 (SE-242)', async () => {
    await fc.assert(
      fc.asyncProperty(anyOffersRequest, async (request) => {
        const list = await post({ ...request, pagination: { ...request.pagination, limit: 100 } });
        const response = await server.inject({
          method: 'POST',
          url: '/api/offers.json',
          payload: { ...request, performMapSearch: true },
        });
        const map: { exactMatch: unknown[] } = response.json();
        expect(map.exactMatch).toEqual(
          list.exactMatch.map(({ hotelId, mainPackage: { id, sellPrice, hotel } }) => ({
            id: hotelId,
            label: hotel.label,
            stars: hotel.stars,
            review: hotel.review,
            location: { latitude: hotel.location.latitude, longitude: hotel.location.longitude },
            firstWeekendId: id,
            sellPrice,
          })),
        );
      }),
      { ...RUNS, numRuns: 40 },
    );
  });
});
