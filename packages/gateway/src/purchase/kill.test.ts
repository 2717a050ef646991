import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checkout } from '@sabadora/api';
import { addDays } from '@sabadora/days';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { insertFixture } from '../testing-http/fixture.ts';
import { confirm, finish, orderOf, post, startPaying, STAY } from '../testing-purchase/buyer.ts';
import { type Acknowledged, buyAnything, type MortalShop } from '../testing-purchase/mortalBuyers.ts';
import { createMortalServer } from '../testing-purchase/mortalServer.ts';
import { roomsLeft } from '../testing-purchase/purchaseServer.ts';
import { createGateway } from '../server.ts';
import { orderPrice } from './orders/orderPrice.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';
import { sweep } from './sweep.ts';

/** How often the gateway is killed; each restart takes a second or more. */
const KILLS = Number(process.env['KILLS'] ?? 20);

/** Number of concurrent buyers. */
const BUYERS = 4;

const ROOMS = 30_000;

/** Cents per night in both offers. */
const NIGHT = 8000;

/** The first day of the test, within the year for which the fixture has prices. */
const FIRST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Days after which a night costs more. */
const LATER_BY = 20;
const DEARER_NIGHT = 1000;

/** Cents on each gift card: less than the price of a stay. */
const CARD_CENTS = 5000;

/** Gift cards and vouchers that buyers get before each kill. */
const EACH = 4;

/** Fewer than the checkouts that one address may begin in a minute. */
const VOUCHERS_AT_ONCE = 20;

const GIFT = { kind: 'gift', offerId: 1002, giftNights: 1 };

const url = process.env['TEST_DATABASE_URL'];

describe('a gateway that is killed', () => {
  const after: (() => Promise<unknown> | void)[] = [];
  afterEach(async () => {
    for (const step of after.toReversed()) await step();
    after.length = 0;
  });

  /** Address of the test database: on the tests' server if there is one, otherwise a folder. */
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

  /** Buys vouchers for one night. */
  async function buyVouchers(database: Database, count: number): Promise<void> {
    const server = createGateway({ database, payment: 'sandbox', purchase: { sweepEveryMs: 0 } });
    for (let bought = 0; bought < count; bought += 1) {
      const begun = await post(server, '/api/checkout/init', {
        ...GIFT,
        locale: 'fr_FR',
        attempt: randomUUID(),
      });
      const paying = await startPaying(server, orderOf(begun.body as Checkout));
      await confirm(server, paying, 'approved');
      await finish(server, paying);
    }
    await server.close();
  }

  /** Buys vouchers and returns their codes. Each batch uses a new server, whose rate limits start at zero. */
  async function voucherCodes(database: Database, count: number): Promise<string[]> {
    for (let bought = 0; bought < count; bought += VOUCHERS_AT_ONCE) {
      await buyVouchers(database, Math.min(VOUCHERS_AT_ONCE, count - bought));
    }
    const rows = await database.kysely.selectFrom('voucher').select('code').execute();
    return rows.map(({ code }) => code);
  }

  test(
    `${KILLS} times while orders stream in: no order that was acknowledged is lost, and nothing is paid without one`,
    { tags: ['whole-matrix-only'], timeout: 120_000 + KILLS * 20_000 },
    async () => {
      const { where, open } = await place();
      const prepared = await open();
      await migrate(prepared.kysely);
      await insertFixture(prepared.kysely);
      await prepared.kysely
        .updateTable('offer_calendar')
        .set({
          first_day: FIRST_DAY,
          rooms: Array.from({ length: 60 }, () => ROOMS),
          prices: Array.from({ length: 60 }, (_, at) => NIGHT + (at < LATER_BY ? 0 : DEARER_NIGHT)),
        })
        .where('offer_id', 'in', [STAY.offerId, GIFT.offerId])
        .execute();
      const cards = Array.from({ length: EACH * KILLS }, (_, at) => `KILL-${at}`);
      await prepared.kysely
        .insertInto('giftcard')
        .values(
          cards.map((serial_number) => ({ serial_number, balance: CARD_CENTS, valid_until: '9999-12-31' })),
        )
        .execute();
      const vouchers = await voucherCodes(prepared, EACH * KILLS);
      await prepared.close();

      const gateway = createMortalServer(where);
      after.push(gateway.kill);
      await gateway.start();
      const unusedCards: string[] = [];
      const unusedVouchers: string[] = [];
      const shop: MortalShop = {
        server: gateway,
        checkin: FIRST_DAY,
        laterBy: LATER_BY,
        dearer: DEARER_NIGHT * STAY.nights,
        nextCard: () => unusedCards.pop(),
        nextVoucher: () => unusedVouchers.pop(),
      };
      const acknowledged: Acknowledged[] = [];
      const over = new AbortController();
      const buyers = Array.from({ length: BUYERS }, async () => {
        while (!over.signal.aborted) {
          const told = await buyAnything(shop);
          if (told) acknowledged.push(told);
        }
      });
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Each kill gets its share, so that some are redeemed during every kill.
        const share = [kill * EACH, (kill + 1) * EACH] as const;
        unusedCards.push(...cards.slice(...share));
        unusedVouchers.push(...vouchers.slice(...share));
        await pause(100 + Math.random() * 900);
        await gateway.kill();
        await gateway.start();
      }
      over.abort();
      await Promise.all(buyers);
      await gateway.kill();

      const { kysely: db, close } = await open();
      after.push(close);
      // After their holds have ended, unfinished orders are settled.
      const later = () => new Date(Date.now() + 3_600_000);
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const context = {
        db,
        now: later,
        today: () => FIRST_DAY,
        provider: createSandboxProvider(db, later),
        siteOrigin: () => 'https://fr.example.com',
        log,
      };
      const openOrders = () =>
        db.selectFrom('purchase').select('id').where('state', 'in', ['held', 'paying', 'failed']).execute();
      const openMoves = () =>
        db.selectFrom('booking_move').select('id').where('state', '=', 'held').execute();
      const openRefunds = () => db.selectFrom('refund').select('id').where('done_at', 'is', null).execute();
      for (let round = 0; round < 500; round += 1) {
        const left = [await openOrders(), await openMoves(), await openRefunds()].flat();
        if (left.length === 0) break;
        await sweep(context);
      }
      await sweep(context);

      const orders = await db.selectFrom('purchase').selectAll().execute();
      const paid = new Map(orders.flatMap((order) => (order.state === 'paid' ? [[order.id, order]] : [])));
      expect(orders.filter(({ state }) => state !== 'paid' && state !== 'expired')).toEqual([]);
      expect([await openMoves(), await openRefunds()]).toEqual([[], []]);

      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter(({ orderId }) => !paid.has(orderId))).toEqual([]);
      const dayOf = (id: string) => {
        const product = paid.get(id)?.product;
        return product?.kind === 'stay' ? product.checkin : undefined;
      };
      const moved = acknowledged.filter(({ movedTo }) => movedTo !== undefined);
      expect(moved.filter(({ orderId, movedTo }) => dayOf(orderId) !== movedTo)).toEqual([]);

      // Every room is either available or taken by a paid order.
      for (const offerId of [STAY.offerId, GIFT.offerId]) {
        const stays = [...paid.values()].flatMap(({ product }) =>
          product.kind === 'stay' && product.offerId === offerId ? [product] : [],
        );
        const taken = (day: string) =>
          stays.reduce(
            (sum, { checkin, checkout, nbRooms }) => sum + (checkin <= day && day < checkout ? nbRooms : 0),
            0,
          );
        const expected = Array.from({ length: 60 }, (_, at) => ROOMS - taken(addDays(FIRST_DAY, at)));
        expect(await roomsLeft(db, offerId)).toEqual(expected);
      }

      // The charges of each order equal its price less gift cards and voucher; the charges of unpaid orders were
      // refunded.
      const intents = await db
        .selectFrom('sandbox_intent')
        .select(['order_id', 'amount', 'refunded_amount'])
        .where('status', '=', 'succeeded')
        .execute();
      const kept = (id: string) =>
        intents.reduce(
          (sum, { order_id, amount, refunded_amount }) =>
            sum + (order_id === id ? amount - refunded_amount : 0),
          0,
        );
      expect(orders.map(({ id }) => [id, kept(id)])).toEqual(
        orders.map((order) => [
          order.id,
          order.state === 'paid' ? orderPrice(order).remainingAmountToPay : 0,
        ]),
      );

      // No cent of a gift card or a voucher is lost or counted twice.
      const usedOf = (serialNumber: string) =>
        [...paid.values()]
          .flatMap(({ giftcards }) => giftcards)
          .reduce((sum, card) => sum + (card.serialNumber === serialNumber ? card.usedAmount : 0), 0);
      const balances = await db.selectFrom('giftcard').select(['serial_number', 'balance']).execute();
      expect(balances).toEqual(
        balances.map(({ serial_number }) => ({ serial_number, balance: CARD_CENTS - usedOf(serial_number) })),
      );
      const rows = await db.selectFrom('voucher').select(['code', 'value', 'left_amount']).execute();
      const redeemed = (code: string) =>
        [...paid.values()].reduce(
          (sum, order) => sum + (order.voucher_code === code ? order.voucher_amount : 0),
          0,
        );
      expect(rows).toEqual(
        rows.map(({ code, value }) => ({ code, value, left_amount: value - redeemed(code) })),
      );

      const emails = await db.selectFrom('email').select(['purchase_id', 'kind']).execute();
      const moves = await db
        .selectFrom('booking_move')
        .select('purchase_id')
        .where('state', '=', 'done')
        .execute();
      expect(emails.map(({ purchase_id, kind }) => `${kind} ${purchase_id}`).toSorted()).toEqual(
        [
          ...[...paid.keys()].map((id) => `confirmation ${id}`),
          ...[...paid.values()].flatMap(({ id, kind }) => (kind === 'gift' ? [`voucher ${id}`] : [])),
          ...moves.map(({ purchase_id }) => `moved ${purchase_id}`),
        ].toSorted(),
      );
      const usedCards = balances.filter(({ balance }) => balance < CARD_CENTS).length;
      const usedVouchers = rows.filter(({ value, left_amount }) => left_amount < value).length;
      console.log(
        `${KILLS} kills: ${acknowledged.length} orders acknowledged, ${paid.size - vouchers.length} paid, ${moves.length} moved, ` +
          `${orders.length - paid.size} expired; ${usedCards} of ${cards.length} gift cards and ` +
          `${usedVouchers} of ${vouchers.length} vouchers were used`,
      );
    },
  );
});
