import { sampleCatalogue } from '@sabadora/catalogue';
import type { OffersResponse } from '@sabadora/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCK_OFFERS, readSearchVersion, refreshSearch } from '../catalogue/derived/calendarDays.ts';
import { importCatalogue } from '../catalogue/import/import.ts';
import { exportCatalogue } from '../catalogue/import/export.ts';
import { seed } from '../catalogue/seed.ts';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { createSearchIndexKeeper } from './createSearchIndexKeeper.ts';

const TODAY = '2026-11-21';
const HOTELS = 450;

describe.each(ruleDatabases)('the search index on $kind', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seed(database.kysely, { source: sampleCatalogue, hotels: HOTELS, today: TODAY });
  });
  afterAll(() => database.close());

  test('a day has, for each offer, what its calendar says, over more than one block', async () => {
    const searchIndex = await createSearchIndexKeeper(database.kysely).current();
    expect(searchIndex.offers.count).toBeGreaterThan(BLOCK_OFFERS);
    for (const day of ['2026-12-24', '2027-07-03']) {
      const [columns] = (await searchIndex.days([day])) ?? [];
      const rows = await database.kysely
        .selectFrom('offer_calendar')
        .innerJoin('offer', 'offer.id', 'offer_id')
        .select([
          'offer_id',
          sql<number>`prices[${day}::date - first_day + 1]`.as('price'),
          sql<number>`rooms[${day}::date - first_day + 1]`.as('rooms'),
          sql<number>`min_nights[${day}::date - first_day + 1]`.as('nights'),
        ])
        .orderBy('hotel_id')
        .orderBy('position')
        .execute();
      expect(Array.from(searchIndex.offers.id)).toEqual(rows.map(({ offer_id }) => offer_id));
      expect(Array.from(columns?.prices ?? [])).toEqual(rows.map(({ price }) => price));
      expect(Array.from(columns?.rooms ?? [])).toEqual(rows.map(({ rooms }) => rooms));
      expect(Array.from(columns?.minNights ?? [])).toEqual(rows.map(({ nights }) => nights));
    }
    const [never] = (await searchIndex.days(['2040-01-01'])) ?? [];
    expect(never?.rooms.every((rooms) => rooms === 0)).toBe(true);
  });

  test('the offers of each hotel stand together, and the sets keep to their own', async () => {
    const { hotels, offers } = await createSearchIndexKeeper(database.kysely).current();
    expect(hotels.count).toBe(HOTELS);
    expect(Array.from(hotels.id)).toEqual(Array.from(hotels.id).toSorted((one, other) => one - other));
    for (let hotel = 0; hotel < hotels.count; hotel += 1) {
      const own = offers.hotel.subarray(hotels.offers[hotel], hotels.offers[hotel + 1]);
      expect(own.every((number) => number === hotel)).toBe(true);
    }
    expect(offers.themes.starts).toHaveLength(offers.count + 1);
  });

  test('searches at the same time wait for one reading, and the next one needs none', async () => {
    const keeper = createSearchIndexKeeper(database.kysely);
    const [one, other] = await Promise.all([keeper.current(), keeper.current()]);
    expect(one).toBe(other);
    expect(await keeper.current()).toBe(one);
  });

  test('a search index of before a change gives no more days, and the keeper has a new one', async () => {
    const keeper = createSearchIndexKeeper(database.kysely);
    const before = await keeper.current();
    await refreshSearch(database.kysely);
    expect(await before.days([TODAY])).toBeUndefined();
    const after = await keeper.current();
    expect(after.version).not.toBe(before.version);
    expect(after.version).toBe(await readSearchVersion(database.kysely));
    expect(await after.days([TODAY])).toHaveLength(1);
  });

  test('two gateways on one database: what one imports, the other finds with its next search', async () => {
    const servers = [0, 1].map(() =>
      createGateway({ database, clock: () => new Date(`${TODAY}T11:00:00Z`) }),
    );
    const totals = () =>
      Promise.all(
        servers.map(async (server) => {
          const answer: OffersResponse = (
            await server.inject(
              '/api/offers.json?locale=fr_FR&filters.offer.date.checkin=2026-12-05&filters.offer.date.nights=1',
            )
          ).json();
          return answer.searchDetails.totalCount;
        }),
      );
    const [before] = await totals();
    expect(before).toBeGreaterThan(100);
    const first = (await exportCatalogue(database.kysely).next()).value;
    // Hotels that the file does not contain are unpublished.
    await importCatalogue(database.kysely, [String(first)], { replace: true, onProblem: () => {} });
    expect(await totals()).toEqual([0, 0]);
    await Promise.all(servers.map((server) => server.close()));
  });
});
