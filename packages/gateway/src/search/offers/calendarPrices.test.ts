import { addDays } from '@sabadora/days';
import { partyForRequest } from '@sabadora/domain';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { createGateway } from '../../server.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import {
  type Catalogue,
  expectedDayPrices,
  expectedOffers,
  readCatalogue,
} from '../../testing-http/oracle.ts';
import { insertRandomCatalogue, RANDOM, RANDOM_TODAY } from '../../testing-http/randomCatalogue.ts';
import { NO_FILTERS } from '../criteria.ts';
import { partyPercent, partyTotal } from './party.ts';

describe.each(ruleDatabases)('prices per day on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await open();
    await insertRandomCatalogue(database.kysely, 3);
    catalogue = await readCatalogue(database.kysely);
    server = createGateway({ database, clock: () => new Date(`${RANDOM_TODAY}T11:00:00Z`) });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test('each day has the lowest price of a night among the stays that can begin then (D-101)', async () => {
    const request = fc.record({
      countryId: fc.option(fc.constantFrom(...RANDOM.countries), { nil: undefined }),
      theme: fc.option(fc.constantFrom(...RANDOM.themes), { nil: undefined }),
      adult: fc.constantFrom(1, 2, 3),
      child: fc.constantFrom(0, 0, 1),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ countryId, theme, adult, child }) => {
        const query = new URLSearchParams({
          locale: 'fr_FR',
          month: '2026-11',
          length: '3',
          adult: String(adult),
          child: String(child),
        });
        if (countryId !== undefined) query.set('countryId', String(countryId));
        if (theme !== undefined) query.set('theme', String(theme));
        const response = await server.inject(`/api/calendar-prices.json?${query.toString()}`);
        const party = partyForRequest('booking', { adults: adult, children: child, babies: 0 });
        const criteria = {
          ...NO_FILTERS,
          locale: 'fr_FR' as const,
          flow: 'booking' as const,
          isGift: false,
          party: { ...party, babies: 0 },
          ...(countryId === undefined ? {} : { area: { kind: 'country' as const, id: countryId } }),
          themeIds: theme === undefined ? [] : [theme],
        };
        const offers = expectedOffers(catalogue, criteria, RANDOM_TODAY).map(({ id }) => id);
        const nights = expectedDayPrices(catalogue, offers, RANDOM_TODAY, addDays(RANDOM_TODAY, 60));
        const percent = partyPercent(criteria.party);
        expect(response.json().prices).toEqual(
          Object.fromEntries([...nights].map(([day, cents]) => [day, partyTotal(cents, percent)])),
        );
        expect(nights.size).toBeGreaterThan(10);
      }),
      { numRuns: 30, seed: 11 },
    );
  });

  test('only the months requested, from today on, for a year at most (SE-100)', async () => {
    const { prices } = (
      await server.inject('/api/calendar-prices.json?locale=fr_FR&month=2026-12&length=1')
    ).json();
    expect(Object.keys(prices).every((day) => day.startsWith('2026-12'))).toBe(true);
    expect(Object.keys(prices).length).toBeGreaterThan(10);
    const past = await server.inject('/api/calendar-prices.json?locale=fr_FR&month=2026-09&length=2');
    expect(past.json()).toEqual({ prices: {} });
    const far = await server.inject('/api/calendar-prices.json?locale=fr_FR&month=2027-12&length=2');
    expect(far.json()).toEqual({ prices: {} });
  });
});
