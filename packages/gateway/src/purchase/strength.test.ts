import { randomUUID } from 'node:crypto';
import type { Checkout, CreatedOrder } from '@sabadora/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStays } from '../catalogue/changeStays.ts';
import type { Database } from '../database/connect.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { insertActivities } from '../testing-http/activities.ts';
import { buyFlexible, findBooking } from '../testing-purchase/bookings.ts';
import { begin, buy, orderOf, post, STAY } from '../testing-purchase/buyer.ts';
import { giftcardBalance, insertGiftcard } from '../testing-purchase/giftcards.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  roomsLeft,
  setRooms,
} from '../testing-purchase/purchaseServer.ts';

/** Number of buyers who compete for the last room. */
const BUYERS = 200;

/** Number of clients that send the same request at once. */
const CLIENTS = process.env['SABADORA_MATRIX'] === 'quick' ? 30 : 100;

/** A network address per visitor. */
const addressOf = (visitor: number) => `10.0.${Math.floor(visitor / 100)}.${(visitor % 100) + 1}`;

describe.each(ruleDatabases)('the last room on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await setRooms(shop.db, 1);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test(`of ${BUYERS} buyers at once one has it; the others are told, and nothing is charged`, async () => {
    const results = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) =>
        post(
          shop.server,
          '/api/checkout/init',
          { ...STAY, attempt: randomUUID() },
          { remoteAddress: addressOf(buyer) },
        ),
      ),
    );
    const winners = results.filter(({ status }) => status === 200);
    const told = results.filter(
      ({ status, body }) => status === 409 && JSON.stringify(body).includes('NOT_AVAILABLE'),
    );
    expect([winners.length, told.length]).toEqual([1, BUYERS - 1]);
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

describe.each(ruleDatabases)('one request from many clients at once on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await setRooms(shop.db, 500);
    await insertActivities(shop.db);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  /** Sends the same request from every client; returns the distinct responses. */
  const sendFromAll = async (url: string, body: object) => {
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        post(shop.server, url, body, { remoteAddress: addressOf(client) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const distinct = new Set(answers.map(({ body: answer }) => JSON.stringify(answer)));
    return [...distinct].map((text) => JSON.parse(text) as unknown);
  };
  const intentsOf = (orderId: string) =>
    shop.db.selectFrom('sandbox_intent').selectAll().where('order_id', '=', orderId).execute();
  const countOf = async (table: 'purchase' | 'voucher' | 'booking_move') =>
    (await shop.db.selectFrom(table).selectAll().execute()).length;
  const emailsOf = async (orderId: string) => {
    const rows = await shop.db
      .selectFrom('email')
      .select('kind')
      .where('purchase_id', '=', orderId)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  /** Pays a checkout, each step sent by every client. */
  const payFromAll = async (checkout: Checkout) => {
    const order = orderOf(checkout);
    const [created, ...others] = (await sendFromAll(
      '/front-gateway/purchase/orders',
      order,
    )) as CreatedOrder[];
    expect(others).toEqual([]);
    if (!created || 'error' in created) throw new Error(`Not ordered: ${JSON.stringify(created)}`);
    const { payment } = created;
    if (payment) {
      const { intentId, clientSecret } = payment;
      await sendFromAll(`/front-gateway/sandbox/intents/${intentId}/confirm`, {
        clientSecret,
        card: 'approved',
      });
    }
    const pspAuthorization = { paymentIntentId: payment?.intentId ?? null, paymentMethod: 'card' };
    const finished = await sendFromAll('/front-gateway/purchase/zeppto', { ...order, pspAuthorization });
    expect(finished).toMatchObject([{ booking: { orderUUID: checkout.id } }]);
  };

  test('a stay with a gift card: one order, its rooms and its card taken once, one payment, one e-mail', async () => {
    const before = [await countOf('purchase'), (await roomsLeft(shop.db, 1001))[21] ?? 0];
    const begun = (await sendFromAll('/api/checkout/init', {
      ...STAY,
      attempt: randomUUID(),
    })) as Checkout[];
    const [id, ...others] = new Set(begun.map((checkout) => checkout.id));
    expect([typeof id, others]).toEqual(['string', []]);
    expect([await countOf('purchase'), (await roomsLeft(shop.db, 1001))[21]]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) - 1,
    ]);
    const card = await insertGiftcard(shop.db, 5000);
    const choice = { cancellation: 'nonCancellable', giftcards: [card] };
    const chosen = (await sendFromAll(`/api/checkout/${id}`, choice)) as Checkout[];
    expect(chosen).toMatchObject([{ remainingAmountToPay: 11_000 }]);
    expect(await giftcardBalance(shop.db, card)).toBe(0);
    await payFromAll(chosen[0] as Checkout);
    expect(await intentsOf(id ?? '')).toMatchObject([{ amount: 11_000, refunded_amount: 0 }]);
    expect(await emailsOf(id ?? '')).toEqual(['confirmation']);
    expect(await giftcardBalance(shop.db, card)).toBe(0);
  });

  test('a gift: one voucher; redeemed by one attempt from all: one booking, its value taken once', async () => {
    const vouchers = await countOf('voucher');
    const gift = { kind: 'gift', locale: 'fr_FR', offerId: 1002, giftNights: 1, attempt: randomUUID() };
    const [bought] = (await sendFromAll('/api/checkout/init', gift)) as [Checkout];
    await payFromAll(bought);
    expect(await countOf('voucher')).toBe(vouchers + 1);
    expect(await emailsOf(bought.id)).toEqual(['confirmation', 'voucher']);
    const { code } = await shop.db
      .selectFrom('voucher')
      .select('code')
      .where('purchase_id', '=', bought.id)
      .executeTakeFirstOrThrow();
    const stay = { ...STAY, offerId: 1002, nights: 1, attempt: randomUUID(), voucher: code };
    const [begun] = (await sendFromAll('/api/checkout/init', stay)) as [Checkout];
    const [chosen] = (await sendFromAll(`/api/checkout/${begun.id}`, {
      cancellation: 'nonCancellable',
    })) as [Checkout];
    expect(chosen).toMatchObject({ id: begun.id, remainingAmountToPay: 0 });
    await payFromAll(chosen);
    const voucher = await shop.db
      .selectFrom('voucher')
      .select('left_amount')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(voucher.left_amount).toBe(120);
    expect(await intentsOf(begun.id)).toEqual([]);
  });

  test('the move of a booking: one move, one payment of the difference, the rooms swapped once', async () => {
    const LATER = '2026-12-26';
    await shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [
          { offerId: 1001, firstDay: LATER, days: [{ price: 9000 }, { price: 9000 }] },
        ]),
      );
    const { access, booking } = await findBooking(shop, await buyFlexible(shop));
    const before = await roomsLeft(shop.db, 1001);
    const request = { access, attempt: randomUUID(), checkin: LATER, nights: 2, expectedAmount: 2000 };
    const [created, ...others] = (await sendFromAll('/api/bookings/move', request)) as CreatedOrder[];
    expect(others).toEqual([]);
    if (!created || 'error' in created || !created.payment) throw new Error(JSON.stringify(created));
    const { intentId, clientSecret } = created.payment;
    await sendFromAll(`/front-gateway/sandbox/intents/${intentId}/confirm`, {
      clientSecret,
      card: 'approved',
    });
    const finished = await sendFromAll('/api/bookings/move/finish', { access, paymentIntentId: intentId });
    expect(finished).toMatchObject([{ booking: { orderUUID: booking.orderUUID } }]);
    expect(await countOf('booking_move')).toBe(1);
    expect(await emailsOf(booking.orderUUID)).toEqual(['confirmation', 'moved']);
    const intents = await intentsOf(booking.orderUUID);
    expect(intents.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([2000, 16_000]);
    const after = await roomsLeft(shop.db, 1001);
    const changes = after.map((rooms, at) => rooms - (before[at] ?? 0));
    expect(changes.flatMap((change, at) => (change === 0 ? [] : [[at, change]]))).toEqual([
      [21, 1],
      [22, 1],
      [35, -1],
      [36, -1],
    ]);
  });

  test('one gift card at many checkouts at once pays no more than it has', async () => {
    const card = await insertGiftcard(shop.db, 10_000);
    const checkouts = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        post(
          shop.server,
          '/api/checkout/init',
          { ...STAY, attempt: randomUUID() },
          { remoteAddress: addressOf(client) },
        ),
      ),
    );
    const answers = await Promise.all(
      checkouts.map(({ body }, client) =>
        post(
          shop.server,
          `/api/checkout/${(body as Checkout).id}`,
          { giftcards: [card] },
          { remoteAddress: addressOf(client) },
        ),
      ),
    );
    const had = answers.filter(({ status }) => status === 200);
    expect(had).toMatchObject([{ body: { giftcards: [{ usedAmount: 10_000 }] } }]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: CLIENTS - 1 }, () => ({
        status: 400,
        body: expect.objectContaining({ errors: [{ field: 'giftcards', message: 'empty' }] }),
      })),
    );
    expect(await giftcardBalance(shop.db, card)).toBe(0);
  });
});
