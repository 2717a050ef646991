import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checkout, CreatedOrder, FinishedOrder } from '@sabadora/api';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { insertFixture } from '../testing-http/fixture.ts';
import { orderOf, STAY } from '../testing-purchase/buyer.ts';
import { createMortalServer, type MortalServer } from '../testing-purchase/mortalServer.ts';
import { roomsLeft } from '../testing-purchase/purchaseServer.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';
import { sweep } from './sweep.ts';

/** How often the gateway is killed; each start takes a second or more. */
const KILLS = Number(process.env['KILLS'] ?? (process.env['SABADORA_MATRIX'] === 'all' ? 20 : 3));

/** Buyers at once. */
const BUYERS = 4;

const ROOMS = 30_000;

/** A moment in the year for which the fixture has prices, whatever the day of the test. */
const FIRST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** One buyer, who tries each step until it is answered; the number of the booking, if there is one. */
async function buyOne({ send }: MortalServer): Promise<string | undefined> {
  const begun = (await send('/api/checkout/init', {
    ...STAY,
    checkin: FIRST_DAY,
    attempt: randomUUID(),
  })) as Checkout;
  const choice = { cancellation: 'nonCancellable' };
  const checkout = (await send(`/api/checkout/${begun.id}`, choice)) as Checkout;
  const order = orderOf(checkout);
  const created = (await send('/front-gateway/purchase/orders', order)) as CreatedOrder;
  if (!('payment' in created) || !created.payment) return undefined;
  const { intentId, clientSecret } = created.payment;
  await send(`/front-gateway/sandbox/intents/${intentId}/confirm`, { clientSecret, card: 'approved' });
  const pspAuthorization = { paymentIntentId: intentId, paymentMethod: 'card' };
  const finished = (await send('/front-gateway/purchase/zeppto', {
    ...order,
    pspAuthorization,
  })) as FinishedOrder;
  return 'booking' in finished ? finished.booking.orderUUID : undefined;
}

const url = process.env['TEST_DATABASE_URL'];

describe('a gateway that is killed', () => {
  const after: (() => Promise<unknown> | void)[] = [];
  afterEach(async () => {
    for (const step of after.toReversed()) await step();
    after.length = 0;
  });

  /** Where its data is: on the server of the tests if there is one, else in a folder. */
  async function place(): Promise<{ where: string; open: () => Promise<Database> }> {
    if (url === undefined || url === '') {
      const where = mkdtempSync(join(tmpdir(), 'gateway-kill-'));
      after.push(() => rmSync(where, { recursive: true, force: true }));
      return { where, open: () => openDatabase({ dataDir: where }) };
    }
    const name = `sabadora_kill_${randomUUID().replaceAll('-', '')}`;
    const admin = await openDatabase({ url, maxConnections: 1 });
    await sql`create database ${sql.id(name)}`.execute(admin.kysely);
    after.push(async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.kysely);
      await admin.close();
    });
    const address = new URL(url);
    address.pathname = `/${name}`;
    return { where: address.href, open: () => openDatabase({ url: address.href, maxConnections: 5 }) };
  }

  test(`${KILLS} times while orders stream in: no order that was acknowledged is lost, and nothing is paid without one`, async () => {
    const { where, open } = await place();
    const prepared = await open();
    await migrate(prepared.kysely);
    await insertFixture(prepared.kysely);
    await prepared.kysely
      .updateTable('offer_calendar')
      .set({ first_day: FIRST_DAY, rooms: Array.from({ length: 60 }, () => ROOMS) })
      .where('offer_id', '=', STAY.offerId)
      .execute();
    await prepared.close();

    const gateway = createMortalServer(where);
    after.push(gateway.kill);
    await gateway.start();
    const acknowledged: string[] = [];
    const over = new AbortController();
    const buyers = Array.from({ length: BUYERS }, async () => {
      while (!over.signal.aborted) {
        const order = await buyOne(gateway);
        if (order !== undefined) acknowledged.push(order);
      }
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(100 + Math.random() * 900);
      await gateway.kill();
      await gateway.start();
    }
    over.abort();
    await Promise.all(buyers);
    await gateway.kill();

    const { kysely: db, close } = await open();
    after.push(close);
    // What was left open is settled once its holds are over.
    const later = () => new Date(Date.now() + 3_600_000);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const context = {
      db,
      now: later,
      today: () => FIRST_DAY,
      provider: createSandboxProvider(db, later),
      log,
    };
    const openOrders = () =>
      db.selectFrom('purchase').select('id').where('state', 'in', ['held', 'paying', 'failed']).execute();
    for (let round = 0; round < 100 && (await openOrders()).length > 0; round += 1) await sweep(context);
    await sweep(context);

    const orders = await db.selectFrom('purchase').select(['id', 'state']).execute();
    const paid = new Set(orders.flatMap(({ id, state }) => (state === 'paid' ? [id] : [])));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((id) => !paid.has(id))).toEqual([]);
    expect(orders.filter(({ state }) => state !== 'paid' && state !== 'expired')).toEqual([]);
    const left = await roomsLeft(db, STAY.offerId);
    expect(left.slice(0, 3)).toEqual([ROOMS - paid.size, ROOMS - paid.size, ROOMS]);
    const charged = await db
      .selectFrom('sandbox_intent')
      .select(['order_id', 'amount', 'refunded_amount'])
      .where('status', '=', 'succeeded')
      .execute();
    const kept = charged.filter(({ amount, refunded_amount }) => refunded_amount < amount);
    expect(kept.map(({ order_id }) => order_id).toSorted()).toEqual([...paid].toSorted());
    const emails = await db.selectFrom('email').select('purchase_id').execute();
    expect(emails.map(({ purchase_id }) => purchase_id).toSorted()).toEqual([...paid].toSorted());
  }, 600_000);
});
