import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { testDatabases } from '../testing/databases.ts';
import { begin, buy, post, STAY } from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer, roomsLeft } from '../testing-purchase/purchaseServer.ts';
import { randomUUID } from 'node:crypto';

describe.each(testDatabases)('the last room on $kind', ({ open, kind }) => {
  const buyers = kind === 'postgresql' ? 200 : 50;
  let database: Database;
  let shop: PurchaseServer;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await shop.db
      .updateTable('offer_calendar')
      .set({ rooms: Array.from({ length: 60 }, () => 1) })
      .execute();
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test(`of ${buyers} buyers at once one has it; the others are told, and nothing is charged`, async () => {
    const results = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) =>
        post(
          shop.server,
          '/api/checkout/init',
          { ...STAY, attempt: randomUUID() },
          { remoteAddress: `10.0.${Math.floor(buyer / 100)}.${(buyer % 100) + 1}` },
        ),
      ),
    );
    const winners = results.filter(({ status }) => status === 200);
    const told = results.filter(
      ({ status, body }) => status === 409 && JSON.stringify(body).includes('NOT_AVAILABLE'),
    );
    expect([winners.length, told.length]).toEqual([1, buyers - 1]);
    expect((await roomsLeft(shop.db, 1001)).slice(20, 24)).toEqual([1, 0, 0, 1]);
    expect(await shop.db.selectFrom('payment').selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom('sandbox_intent').selectAll().execute()).toEqual([]);
  });

  test('several sweepers at once give each room back once', async () => {
    const { body } = await begin(shop.server, { offerId: 1002 });
    shop.wait(15);
    await Promise.all(Array.from({ length: 5 }, () => shop.sweep()));
    expect((await roomsLeft(shop.db, 1002)).slice(20, 24)).toEqual([1, 1, 1, 1]);
    const expired = await shop.db
      .selectFrom('purchase_history')
      .select('id')
      .where('purchase_id', '=', body.id)
      .where('to_state', '=', 'expired')
      .execute();
    expect(expired).toHaveLength(1);
  });

  test('a buyer whose visit overlaps another’s gets the room that the other gave up', async () => {
    await begin(shop.server, { offerId: 1004 });
    expect((await begin(shop.server, { offerId: 1004 })).status).toBe(409);
    shop.wait(15);
    await shop.sweep();
    const { result } = await buy(shop.server, 'approved', { offerId: 1004 });
    expect(result).toHaveProperty('booking');
  });
});
