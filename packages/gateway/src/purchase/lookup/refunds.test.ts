import { randomUUID } from 'node:crypto';
import type { Booking, Checkout } from '@sabadora/api';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStays } from '../../catalogue/changeStays.ts';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { finishMove, findBooking, move, payMove } from '../../testing-purchase/bookings.ts';
import {
  begin,
  beginOrder,
  confirm,
  finish,
  orderOf,
  post,
  startPaying,
  STAY,
} from '../../testing-purchase/buyer.ts';
import { giftcardBalance, insertGiftcard } from '../../testing-purchase/giftcards.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  setRooms,
} from '../../testing-purchase/purchaseServer.ts';

/** A giftable stay of the fixture; a night costs 99 €, its voucher for one night 100.20 €. */
const GIFT = { kind: 'gift', offerId: 1002, giftNights: 1, fromName: '', message: '' };
const NIGHT = { ...STAY, offerId: 1002, nights: 1 };
const VALID = '2027-11-21';

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

describe.each(ruleDatabases)('what a cancelled booking gives back on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await setRooms(shop.db, 1000);
    await shop.db.updateTable('offer').set({ free_cancellation_days: 3 }).execute();
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  const insertCode = async (amount: number) => {
    const code = `OFF-${randomUUID().slice(0, 8).toUpperCase()}`;
    await shop.db
      .insertInto('promotion_code')
      .values({ code, percent: null, amount, valid_until: VALID, uses_left: null })
      .execute();
    return code;
  };
  /** Buys a voucher and returns its code. */
  const buyVoucher = async () => {
    const { body: checkout } = await beginOrder(shop.server, GIFT);
    const paying = await startPaying(shop.server, orderOf(checkout));
    await confirm(shop.server, paying, 'approved');
    await finish(shop.server, paying);
    const { code } = await shop.db
      .selectFrom('voucher')
      .select('code')
      .where('purchase_id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    return code;
  };
  const leftOn = async (code: string) => {
    const { left_amount } = await shop.db
      .selectFrom('voucher')
      .select('left_amount')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return left_amount;
  };
  /** Cents that the provider has charged for an order and not refunded. */
  const keptOf = async (orderId: string) => {
    const intents = await shop.db
      .selectFrom('sandbox_intent')
      .select(['amount', 'refunded_amount'])
      .where('order_id', '=', orderId)
      .where('status', '=', 'succeeded')
      .execute();
    return intents.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0);
  };
  /** Completes, pays and looks up a checkout. */
  const pay = async (id: string, changes: object) => {
    const { body } = await post(shop.server, `/api/checkout/${id}`, { cancellation: 'flexible', ...changes });
    const checkout = body as Checkout;
    const { paymentMethod } = checkout;
    const order = orderOf(checkout, { paymentMethod });
    if (checkout.remainingAmountToPay === 0) {
      await post(shop.server, '/front-gateway/purchase/orders', order);
      const pspAuthorization = { paymentIntentId: null, paymentMethod };
      await post(shop.server, '/front-gateway/purchase/zeppto', { ...order, pspAuthorization });
    } else {
      const paying = await startPaying(shop.server, order);
      await confirm(shop.server, paying, 'approved');
      await finish(shop.server, paying);
    }
    const { number } = await shop.db
      .selectFrom('purchase')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { checkout, ...(await findBooking(shop, String(number))) };
  };
  const cancel = async (access: string, { refund }: Booking) =>
    (await post(shop.server, '/api/bookings/cancel', { access, expectedRefund: refund })).body as Booking;
  const read = async (access: string) =>
    (await post(shop.server, '/api/bookings/read', { access })).body as Booking;

  test('PR-148 ALG-19: a card and a gift card: to the card what it paid, the rest back on the gift card; shown before', async () => {
    const serialNumber = await insertGiftcard(shop.db, 10_000);
    const { body } = await begin(shop.server);
    const { access, booking } = await pay(body.id, { giftcards: [serialNumber] });
    const refundParts = [
      { to: 'card', ending: null, amount: 6000 },
      { to: 'giftcard', ending: serialNumber.slice(-4), amount: 6800 },
    ];
    expect(booking).toMatchObject({ total: 16_000, refund: 12_800, refundParts, untaken: 0 });
    expect(await cancel(access, booking)).toMatchObject({
      state: 'cancelled',
      refundParts,
      refundPending: 6000,
    });
    expect([await giftcardBalance(shop.db, serialNumber), await keptOf(body.id)]).toEqual([6800, 6000]);
    await shop.sweep();
    expect(await read(access)).toMatchObject({ state: 'refunded', refundParts, refundedAmount: 12_800 });
    expect([await giftcardBalance(shop.db, serialNumber), await keptOf(body.id)]).toEqual([6800, 0]);
    const { text } = await shop.db
      .selectFrom('email')
      .select('text')
      .where('purchase_id', '=', body.id)
      .where('kind', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/60,00.*carte qui a servi/);
    expect(text).toMatch(new RegExp(`68,00.*carte cadeau ••••${serialNumber.slice(-4)}`));
  });

  test('what only gift cards paid is refunded at once', async () => {
    const serialNumber = await insertGiftcard(shop.db, 20_000);
    const { body } = await begin(shop.server);
    const { access, booking } = await pay(body.id, { giftcards: [serialNumber] });
    expect(await cancel(access, booking)).toMatchObject({ state: 'refunded', refundedAmount: 12_800 });
    expect(await giftcardBalance(shop.db, serialNumber)).toBe(4000 + 12_800);
  });

  test('PR-148 PR-160: of a price paid in parts, what was not taken is not owed any more, and lessens what is given back', async () => {
    await shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [
          { offerId: 1001, firstDay: STAY.checkin, days: [{ price: 15_000 }, { price: 15_000 }] },
        ]),
      );
    const { body } = await begin(shop.server);
    const { access, booking } = await pay(body.id, { paymentMethod: '3x' });
    const { untaken, total, refund } = booking;
    expect(untaken).toBeGreaterThan(0);
    expect(refund).toBe(24_000 - untaken);
    expect(total - untaken).toBe(await keptOf(body.id));
    const cancelled = await cancel(access, booking);
    await shop.sweep();
    expect(cancelled).toMatchObject({ untaken, refund: 0 });
    expect(await keptOf(body.id)).toBe(total - untaken - sumOf(booking.refundParts));
  });

  test('PR-002: a stay that a voucher paid is moved free of charge, and by paying a difference; cancelled, card and voucher get theirs back', async () => {
    const code = await buyVoucher();
    const { body } = await beginOrder(shop.server, { ...NIGHT, voucher: code });
    const { access, booking } = await pay(body.id, {});
    expect(booking).toMatchObject({ total: 9900, voucher: { usedAmount: 9900 } });
    const dates = { checkin: '2026-12-15', nights: 1 };
    const moved = await post(shop.server, '/api/bookings/move', {
      access,
      attempt: randomUUID(),
      ...dates,
      expectedAmount: 0,
    });
    expect(moved.body).toEqual({ orderUUID: body.id, payment: null });
    expect(await finishMove(shop, access, null)).toHaveProperty('booking');
    expect(await leftOn(code)).toBe(120);
    // Two nights cost another 99 €, of which the voucher pays its last 1.20 €.
    const quoted = await post(shop.server, '/api/bookings/move/quote', {
      access,
      checkin: '2026-12-15',
      nights: 2,
    });
    expect(quoted.body).toMatchObject({ price: { from: 9900, to: 19_800 } });
    const created = await move(shop, access, { checkin: '2026-12-15', expectedAmount: 9900 });
    expect(await payMove(shop, access, created)).toHaveProperty('booking');
    const now = await read(access);
    expect(now).toMatchObject({
      total: 19_800,
      voucher: { usedAmount: 9900 },
      refund: 15_840,
      refundParts: [
        { to: 'card', ending: null, amount: 9900 },
        { to: 'voucher', ending: code.slice(-4), amount: 5940 },
      ],
    });
    await cancel(access, now);
    await shop.sweep();
    expect([await leftOn(code), await keptOf(body.id)]).toEqual([120 + 5940, 0]);
    expect(await read(access)).toMatchObject({ state: 'refunded', refundedAmount: 15_840 });
  });

  test('PR-147: moved to cheaper dates, card and gift card get the difference back in this order, and a later cancellation the rest', async () => {
    const cheap = '2026-12-27';
    await shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [
          { offerId: 1001, firstDay: cheap, days: [{ price: 1000 }, { price: 1000 }] },
        ]),
      );
    const serialNumber = await insertGiftcard(shop.db, 10_000);
    const { body } = await begin(shop.server);
    const { access, checkout } = await pay(body.id, { giftcards: [serialNumber] });
    const toCard = checkout.remainingAmountToPay;
    const difference = 2000 - checkout.total;
    const { body: quoted } = await post(shop.server, '/api/bookings/move/quote', {
      access,
      checkin: cheap,
      nights: 2,
    });
    const parts = [
      { to: 'card', ending: null, amount: toCard },
      { to: 'giftcard', ending: serialNumber.slice(-4), amount: -difference - toCard },
    ];
    expect(quoted).toMatchObject({ difference, refund: { parts, notTaken: 0 } });
    await move(shop, access, { checkin: cheap, expectedAmount: difference });
    await shop.sweep();
    expect([await giftcardBalance(shop.db, serialNumber), await keptOf(body.id)]).toEqual([8000, 0]);
    const now = await read(access);
    expect(now).toMatchObject({ total: 2000, giftcards: [{ usedAmount: 2000 }], refund: 1600 });
    await cancel(access, now);
    expect(await giftcardBalance(shop.db, serialNumber)).toBe(9600);
  });

  test('PR-147 PR-160: moved to cheaper dates, what is still to be taken is lessened first, the last part before the others', async () => {
    const [dear, cheap] = ['2026-12-21', '2026-12-23'];
    await shop.db.transaction().execute((transaction) =>
      changeStays(transaction, [
        {
          offerId: 1001,
          firstDay: dear,
          days: [{ price: 15_000 }, { price: 15_000 }, { price: 9000 }, { price: 9000 }],
        },
      ]),
    );
    const { body } = await begin(shop.server, { checkin: dear });
    const { access, booking } = await pay(body.id, { paymentMethod: '3x' });
    const due = booking.payments.filter(({ state }) => state === 'due').map(({ amount }) => amount);
    expect(due).toEqual([10_000, 10_000]);
    const { body: quoted } = await post(shop.server, '/api/bookings/move/quote', {
      access,
      checkin: cheap,
      nights: 2,
    });
    expect(quoted).toMatchObject({ difference: -12_000, refund: { parts: [], notTaken: 12_000 } });
    const kept = await keptOf(body.id);
    await move(shop, access, { checkin: cheap, expectedAmount: -12_000 });
    await shop.sweep();
    const now = await read(access);
    expect(now).toMatchObject({ total: booking.total - 12_000, untaken: 8000, refundPending: 0 });
    expect(now.payments.map(({ amount }) => amount)).toEqual([kept, 8000]);
    expect(await keptOf(body.id)).toBe(kept);
    const { text } = await shop.db
      .selectFrom('email')
      .select('text')
      .where('purchase_id', '=', body.id)
      .where('kind', '=', 'moved')
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/Ne sera plus prélevé.*\n?.*120,00/);
  });

  test('PR-148 D-124: whatever paid, the parts add up to what is shown, no promotion becomes money, and no cent is lost', async () => {
    const cents = (max: number) => fc.integer({ min: 0, max });
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          cards: fc.array(cents(9000), { maxLength: 3 }),
          off: cents(12_000),
          hasVoucher: fc.boolean(),
        }),
        async ({ cards, off, hasVoucher }) => {
          const code = hasVoucher ? await buyVoucher() : undefined;
          const issued = code === undefined ? 0 : await leftOn(code);
          const request = { ...STAY, offerId: 1002, checkin: '2026-12-20', nights: 2 };
          const { body } = await beginOrder(shop.server, { ...request, ...(code && { voucher: code }) });
          const numbers = await Promise.all(
            cards.filter((cents) => cents > 0).map((cents) => insertGiftcard(shop.db, cents)),
          );
          for (const [at, number] of numbers.entries()) {
            await post(
              shop.server,
              `/api/checkout/${body.id}`,
              { code: number },
              { remoteAddress: `10.7.0.${at + 1}` },
            );
          }
          const promotion = off > 0 ? { promotionCode: await insertCode(off) } : {};
          const { access, booking, checkout } = await pay(body.id, promotion);
          const balances = () => Promise.all(numbers.map((number) => giftcardBalance(shop.db, number)));
          const before = (await balances()).reduce((sum, balance) => sum + balance, 0);
          const voucherBefore = code === undefined ? 0 : await leftOn(code);
          const money = await keptOf(body.id);
          const paid = money + sumOf(cards.map((amount) => ({ amount }))) - before + issued - voucherBefore;
          expect(paid).toBe(checkout.total);
          expect(sumOf(booking.refundParts)).toBe(booking.refund);
          expect(Math.abs(booking.refund - paid * 0.8)).toBeLessThanOrEqual(1);
          await cancel(access, booking);
          await shop.sweep();
          const after = (await balances()).reduce((sum, balance) => sum + balance, 0);
          const voucherAfter = code === undefined ? 0 : await leftOn(code);
          const given = money - (await keptOf(body.id)) + after - before + voucherAfter - voucherBefore;
          expect(given).toBe(booking.refund);
          shop.wait(2);
        },
      ),
      { numRuns: 15, seed: 11, endOnFailure: true },
    );
  });
});
