import type { OffersResponse } from '@sabadora/api';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changeStays } from '../catalogue/changeStays.ts';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { createGateway } from '../server.ts';
import { FIXTURE_TODAY, insertFixture } from '../testing-http/fixture.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { createSearchIndexKeeper } from './createSearchIndexKeeper.ts';

/** Offer 1004 of the fixture costs 60.00 a night, with two rooms. */
const OFFER = 1004;
const DAY = '2026-12-05';

describe.each(ruleDatabases)('changes of single offers on $kind', ({ open, kind }) => {
  let database: Database;
  let db: Kysely<Tables>;

  beforeEach(async () => {
    await database?.close();
    database = await open();
    db = database.kysely;
    await insertFixture(db);
  });
  afterAll(() => database.close());

  const change = (offerId: number, days: { price?: number; rooms?: number; minNights?: number }[]) =>
    db.transaction().execute((transaction) => changeStays(transaction, [{ offerId, firstDay: DAY, days }]));

  /** The price and rooms of an offer on a day in a keeper's index. */
  async function stayOf(keeper: ReturnType<typeof createSearchIndexKeeper>, offerId: number, day = DAY) {
    const index = await keeper.current();
    const [columns] = (await index.days([day])) ?? [];
    const number = index.offerNumbers.get(offerId) ?? -1;
    return [columns?.prices[number], columns?.rooms[number], columns?.minNights[number]];
  }

  test('two gateways find a new price and a room that is gone with their next search', async () => {
    const servers = [0, 1].map(() =>
      createGateway({ database, clock: () => new Date(`${FIXTURE_TODAY}T11:00:00Z`) }),
    );
    const search = () =>
      Promise.all(
        servers.map(async (server) => {
          const url = `/api/offers.json?locale=fr_FR&filters.offer.date.checkin=${DAY}&filters.offer.date.nights=1`;
          const response: OffersResponse = (await server.inject(url)).json();
          return [response.searchDetails.totalCount, JSON.stringify(response).includes('"sellPrice":7000')];
        }),
      );
    expect(await search()).toEqual([
      [2, false],
      [2, false],
    ]);
    await change(OFFER, [{ price: 7000 }]);
    expect(await search()).toEqual([
      [2, true],
      [2, true],
    ]);
    await change(OFFER, [{ rooms: 0 }]);
    expect(await search()).toEqual([
      [1, false],
      [1, false],
    ]);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a change reads its own offer and nothing else, once', async () => {
    let rowsRead = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rowsRead += result.rows.length;
        return result;
      },
    };
    const keeper = createSearchIndexKeeper(db.withPlugin(counting));
    const before = await keeper.current();
    await before.days([DAY]);
    await keeper.current();
    await change(OFFER, [{ price: 7000, minNights: 2 }]);
    rowsRead = 0;
    const after = await keeper.current();
    expect(rowsRead).toBe(1);
    // The same index object, patched in place.
    expect(after).toBe(before);
    expect(await stayOf(keeper, OFFER)).toEqual([7000, 2, 2]);
    expect(await stayOf(keeper, 1001)).toEqual([8000, 5, 1]);
  });

  test('the "from" price follows, and so do the prices of vouchers and the end of sale', async () => {
    const keeper = createSearchIndexKeeper(db);
    const { offers, offerNumbers } = await keeper.current();
    const number = offerNumbers.get(1002) ?? -1;
    await change(1002, [{ price: 4200 }]);
    await db
      .updateTable('offer')
      .set({ voucher_prices: [5500, 9900, 14_900], promo: 25, expires_on: '2026-12-31' })
      .where('id', '=', 1002)
      .execute();
    expect(await keeper.current()).toMatchObject({ offers });
    expect([offers.fromPrice[number], offers.fromNights[number]]).toEqual([4200, 1]);
    expect([offers.voucherPrice[number], offers.promo[number]]).toEqual([5500, 25]);
    expect(offers.expiresOn[number]).toBeLessThan(3_000_000);
  });

  test('a day that is read later, and a gateway that starts later, have the change too', async () => {
    const keeper = createSearchIndexKeeper(db);
    await keeper.current();
    await change(OFFER, [{ price: 7000 }, { price: 7100, rooms: 1 }]);
    expect(await stayOf(keeper, OFFER, '2026-12-06')).toEqual([7100, 1, 1]);
    expect(await stayOf(createSearchIndexKeeper(db), OFFER)).toEqual([7000, 2, 1]);
  });

  test('a new version of the catalogue has them, and their log is empty again', async () => {
    const keeper = createSearchIndexKeeper(db);
    const before = await keeper.current();
    await change(OFFER, [{ price: 7000 }]);
    await change(OFFER, [{ price: 7001 }]);
    expect(await db.selectFrom('offer_change').select('offer_id').execute()).toEqual([{ offer_id: OFFER }]);
    await refreshSearch(db);
    expect(await db.selectFrom('offer_change').selectAll().execute()).toEqual([]);
    expect(await keeper.current()).not.toBe(before);
    expect(await stayOf(keeper, OFFER)).toEqual([7001, 2, 1]);
  });

  test('a change that is taken back is none; days beyond the calendar and unknown offers are refused', async () => {
    const keeper = createSearchIndexKeeper(db);
    await keeper.current();
    await expect(
      db.transaction().execute(async (transaction) => {
        await changeStays(transaction, [{ offerId: OFFER, firstDay: DAY, days: [{ price: 1 }] }]);
        throw new Error('the payment failed');
      }),
    ).rejects.toThrow('the payment failed');
    expect(await stayOf(keeper, OFFER)).toEqual([6000, 2, 1]);
    await expect(change(9999, [{ price: 1 }])).rejects.toThrow('Offer 9999 has no calendar');
    await expect(
      change(
        OFFER,
        Array.from({ length: 60 }, () => ({ price: 1 })),
      ),
    ).rejects.toThrow(RangeError);
  });

  test.runIf(kind === 'postgresql')(
    'nothing is lost of transactions that overlap, whichever began or ended first',
    async () => {
      const keeper = createSearchIndexKeeper(db);
      await stayOf(keeper, OFFER);
      const late = await db.startTransaction().execute();
      await changeStays(late, [{ offerId: OFFER, firstDay: DAY, days: [{ price: 7000 }] }]);
      // This transaction begins later and ends earlier.
      await change(1001, [{ price: 8100 }]);
      expect(await stayOf(keeper, 1001)).toEqual([8100, 5, 1]);
      expect(await stayOf(keeper, OFFER)).toEqual([6000, 2, 1]);
      await late.commit().execute();
      expect(await stayOf(keeper, OFFER)).toEqual([7000, 2, 1]);

      // Many concurrent writers, some of which roll back, and a reader in between.
      const write = async (nth: number) => {
        const offerId = nth % 2 === 0 ? OFFER : 1001;
        const transaction = await db.startTransaction().execute();
        await changeStays(transaction, [{ offerId, firstDay: DAY, days: [{ price: 9000 + nth }] }]);
        await stayOf(keeper, offerId);
        await (nth % 3 === 0 ? transaction.rollback() : transaction.commit()).execute();
      };
      for (let round = 0; round < 10; round += 1) {
        await Promise.all([write(round * 2), write(round * 2 + 1)]);
      }
      const rows = await db
        .selectFrom('offer_calendar')
        .select(['offer_id', 'prices'])
        .where('offer_id', 'in', [OFFER, 1001])
        .execute();
      for (const { offer_id, prices } of rows) expect((await stayOf(keeper, offer_id))[0]).toBe(prices[14]);
    },
  );

  test('searches that may lag wait for no look into the database, and see a change once the lag is over', async () => {
    let looks = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        looks += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const keeper = createSearchIndexKeeper(db.withPlugin(counting), { lagMs: 60_000 });
    const index = await keeper.current();
    await index.days([DAY]);
    looks = 0;
    await change(OFFER, [{ rooms: 0 }]);
    expect(await stayOf(keeper, OFFER)).toEqual([6000, 2, 1]);
    expect(looks).toBe(0);
    const prompt = createSearchIndexKeeper(db, { lagMs: 1 });
    await stayOf(prompt, OFFER);
    await change(OFFER, [{ rooms: 1 }]);
    await expect.poll(() => stayOf(prompt, OFFER)).toEqual([6000, 1, 1]);
  });

  test('a lag does not keep an index whose catalogue is gone', async () => {
    const keeper = createSearchIndexKeeper(db, { lagMs: 60_000 });
    const before = await keeper.current();
    await refreshSearch(db);
    expect(await before.days([DAY])).toBeUndefined();
    expect(await keeper.current()).not.toBe(before);
  });
});
