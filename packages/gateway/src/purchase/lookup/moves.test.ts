import { randomUUID } from 'node:crypto';
import { daysBetween } from '@sabadora/days';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changeStays } from '../../catalogue/changeStays.ts';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { buyFlexible, findBooking, finishMove, move, payMove } from '../../testing-purchase/bookings.ts';
import { post } from '../../testing-purchase/buyer.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  roomsLeft,
  setRooms,
} from '../../testing-purchase/purchaseServer.ts';
import type { RoomNights } from '../orders/kinds/rooms.ts';
import { roomsBeyond } from './moves.ts';

const OFFER = 1001;
/** The first day of the fixture's calendar. */
const FIRST = '2026-11-21';
/** The booked day and other days. */
const BOOKED = '2026-12-12';
const LATER = '2026-12-19';

describe.each(ruleDatabases)('a booking that is moved on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const opened: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    const { server } = shop;
    const { close } = database;
    opened.push(async () => {
      await server.close();
      await close();
    });
    // One room per night, so that every change of rooms shows.
    await setRooms(shop.db, 1);
  });
  afterAll(async () => {
    for (const close of opened) await close();
  });

  const setPrice = (firstDay: string, price: number) =>
    shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [{ offerId: OFFER, firstDay, days: [{ price }, { price }] }]),
      );
  /** Rooms left on the two nights from a day. */
  const left = async (checkin: string) => {
    const at = daysBetween(FIRST, checkin);
    return (await roomsLeft(shop.db, OFFER)).slice(at, at + 2);
  };
  const book = async (changes: object = {}) => findBooking(shop, await buyFlexible(shop, changes));
  const quote = async (access: string, checkin: string) =>
    (await post(shop.server, '/api/bookings/move/quote', { access, checkin, nights: 2 })).body;
  const read = async (access: string) => (await post(shop.server, '/api/bookings/read', { access })).body;
  const emails = (orderId: string) =>
    shop.db
      .selectFrom('email')
      .select(['kind', 'subject'])
      .where('purchase_id', '=', orderId)
      .orderBy('created_at')
      .execute();

  test('PR-147: to days of the same price it is free: the rooms are swapped, and the buyer is written to each time', async () => {
    const { access, booking } = await book();
    expect(await quote(access, LATER)).toMatchObject({
      price: { from: 16_000, to: 16_000 },
      deadline: '2026-12-16',
    });
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const moved = await move(shop, access, { checkin: LATER });
    expect(moved).toEqual({ orderUUID: booking.orderUUID, payment: null });
    expect(await finishMove(shop, access, null)).toHaveProperty('booking');
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await read(access)).toMatchObject({
      state: 'paid',
      product: { checkin: LATER, checkout: '2026-12-21' },
      deadline: '2026-12-16',
      total: 16_000,
    });
    await move(shop, access, { checkin: BOOKED });
    expect((await emails(booking.orderUUID)).map(({ kind }) => kind)).toEqual([
      'confirmation',
      'moved',
      'moved',
    ]);
  });

  test('its own nights count as free: it can be moved by a day, though the hotel is full', async () => {
    const { access } = await book();
    expect(await quote(access, '2026-12-13')).toMatchObject({ price: { to: 16_000 } });
    expect(await move(shop, access, { checkin: '2026-12-13' })).toHaveProperty('payment', null);
    expect([await left('2026-12-12'), await left('2026-12-14')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('PR-147: of cheaper dates the difference is given back, once: shown before, in the e-mail and the history, and no cent beyond it', async () => {
    await setPrice(LATER, 7000);
    const { access, booking } = await book();
    expect(await quote(access, LATER)).toMatchObject({
      price: { from: 16_000, to: 14_000 },
      difference: -2000,
      refund: { parts: [{ to: 'card', ending: null, amount: 2000 }], notTaken: 0 },
    });
    expect(await move(shop, access, { checkin: LATER })).toMatchObject({
      error: { code: 'PRICE_CHANGED', from: 0, to: -2000 },
    });
    const attempt = randomUUID();
    const request = { checkin: LATER, expectedAmount: -2000, attempt };
    // Requests of one attempt are one move, whether at once or later.
    const moved = await Promise.all([move(shop, access, request), move(shop, access, request)]);
    expect(moved).toEqual(moved.map(() => ({ orderUUID: booking.orderUUID, payment: null })));
    expect(await move(shop, access, request)).toEqual(moved[0]);
    expect(await finishMove(shop, access, null)).toHaveProperty('booking');
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await read(access)).toMatchObject({ state: 'paid', total: 14_000, refundPending: 2000 });
    await shop.sweep();
    await shop.sweep();
    expect(await read(access)).toMatchObject({ state: 'paid', refundPending: 0, refundedAmount: 2000 });
    const refunds = await shop.db.selectFrom('refund').select(['amount', 'reason']).execute();
    expect(refunds).toEqual([{ amount: 2000, reason: 'moved to cheaper dates' }]);
    const intents = await shop.db
      .selectFrom('sandbox_intent')
      .select(['amount', 'refunded_amount'])
      .execute();
    expect(intents).toEqual([{ amount: 16_000, refunded_amount: 2000 }]);
    const { text } = await shop.db
      .selectFrom('email')
      .select('text')
      .where('kind', '=', 'moved')
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/20,00.*carte qui a servi/);
    const history = await shop.db
      .selectFrom('purchase_history')
      .select('reason')
      .orderBy('id', 'desc')
      .execute();
    expect(history[0]).toEqual({ reason: `moved from ${BOOKED} to ${LATER}, 2000 cents given back` });

    // A cancellation refunds the new price, from what is left of the payment.
    await post(shop.server, '/api/bookings/cancel', { access, expectedRefund: 11_200 });
    await shop.sweep();
    expect(await read(access)).toMatchObject({ state: 'refunded', refundedAmount: 2000 + 11_200 });
  });

  test('of dearer dates the difference is paid: the rooms of both are kept until then', async () => {
    await setPrice(LATER, 10_000);
    const { access, booking } = await book();
    expect(await move(shop, access, { checkin: LATER, expectedAmount: 3000 })).toMatchObject({
      error: { code: 'PRICE_CHANGED', from: 3000, to: 4000 },
    });
    shop.wait(1);
    const attempt = randomUUID();
    const created = await move(shop, access, { checkin: LATER, expectedAmount: 4000, attempt });
    expect(created).toMatchObject({ payment: { amount: 4000 } });
    // Requests of one attempt are one payment.
    expect(await move(shop, access, { checkin: LATER, expectedAmount: 4000, attempt })).toEqual(created);
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await payMove(shop, access, created, 'declined_funds')).toMatchObject({
      error: { code: 'PAYMENT_DECLINED', declineCode: 'insufficient_funds' },
    });
    const again = await move(shop, access, { checkin: LATER, expectedAmount: 4000 });
    expect(await payMove(shop, access, again)).toHaveProperty('booking');
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await read(access)).toMatchObject({ total: 20_000, refund: 16_000, product: { checkin: LATER } });

    // The refund comes from both payments.
    await post(shop.server, '/api/bookings/cancel', { access, expectedRefund: 16_000 });
    await shop.sweep();
    const refunds = await shop.db.selectFrom('refund').select('amount').orderBy('amount').execute();
    expect(refunds).toEqual([{ amount: 4000 }, { amount: 12_000 }]);
    expect(await read(access)).toMatchObject({ state: 'refunded', refundedAmount: 16_000 });
    expect((await emails(booking.orderUUID)).map(({ kind }) => kind)).toEqual([
      'confirmation',
      'moved',
      'cancelled',
    ]);
  });

  test('new dates that are not paid in time are given up, and the booking stays as it was', async () => {
    await setPrice(LATER, 10_000);
    const { access } = await book();
    const created = await move(shop, access, { checkin: LATER, expectedAmount: 4000 });
    shop.wait(15);
    await shop.sweep();
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await payMove(shop, access, created)).toMatchObject({ error: { code: 'HOLD_EXPIRED' } });
    expect(await read(access)).toMatchObject({ state: 'paid', product: { checkin: BOOKED }, total: 16_000 });
  });

  test('what is paid after the new rooms had gone is given back whole', async () => {
    await setPrice(LATER, 10_000);
    const { access } = await book();
    const created = await move(shop, access, { checkin: LATER, expectedAmount: 4000 });
    await shop.db.updateTable('booking_move').set({ state: 'released' }).execute();
    expect(await payMove(shop, access, created)).toMatchObject({ error: { code: 'PAYMENT_REFUNDED' } });
    await shop.sweep();
    const refunds = await shop.db.selectFrom('refund').select(['amount', 'reason']).execute();
    expect(refunds).toEqual([{ amount: 4000, reason: 'paid after the new rooms had gone' }]);
  });

  test('a booking that is cancelled while its new dates are being paid leaves no room taken, and takes no money', async () => {
    await setPrice(LATER, 10_000);
    const { access } = await book();
    const created = await move(shop, access, { checkin: LATER, expectedAmount: 4000 });
    const { status } = await post(shop.server, '/api/bookings/cancel', { access, expectedRefund: 12_800 });
    expect(status).toBe(200);
    expect([await left(BOOKED), await left(LATER)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(await payMove(shop, access, created)).toHaveProperty('error');
    const charged = await shop.db
      .selectFrom('sandbox_intent')
      .select('amount')
      .where('status', '=', 'succeeded')
      .execute();
    expect(charged).toEqual([{ amount: 16_000 }]);
  });

  test('moved to the last room by two at once, one has it; the other keeps its own', async () => {
    const days = ['2026-12-01', '2026-12-05'];
    const bookings = [];
    for (const checkin of days) bookings.push(await book({ checkin }));
    const results = await Promise.all(bookings.map(({ access }) => move(shop, access, { checkin: LATER })));
    const refused = results.filter((result) => 'error' in result);
    expect(refused).toEqual([{ error: expect.objectContaining({ code: 'NOT_AVAILABLE' }) }]);
    expect(await left(LATER)).toEqual([0, 0]);
    const taken = [await left(days[0] ?? ''), await left(days[1] ?? '')];
    expect(taken).toHaveLength(2);
    expect(taken).toEqual(
      expect.arrayContaining([
        [0, 0],
        [1, 1],
      ]),
    );
  });

  test('D-050: after its deadline a booking cannot be moved', async () => {
    const number = await buyFlexible(shop);
    shop.wait(19 * 24 * 60);
    const { access } = await findBooking(shop, number);
    expect(await move(shop, access, { checkin: LATER })).toMatchObject({ error: { code: 'ORDER_CLOSED' } });
    expect(await left(LATER)).toEqual([1, 1]);
  });
});

describe('the rooms that one stay has beyond another', () => {
  const rooms = fc.record({
    offerId: fc.constant<number>(OFFER),
    checkin: fc.integer({ min: 1, max: 9 }).map((day) => `2026-12-0${day}`),
    nights: fc.integer({ min: 1, max: 5 }),
    rooms: fc.integer({ min: 1, max: 3 }),
  });

  test('with those of the other they are what either needs on each night', () => {
    fc.assert(
      fc.property(rooms, rooms, (one, other) => {
        const on = (day: number, of: RoomNights) => {
          const at = day - daysBetween('2026-12-01', of.checkin);
          return at >= 0 && at < of.nights ? of.rooms : 0;
        };
        const beyond = roomsBeyond(one, other);
        for (let day = 0; day < 16; day += 1) {
          const more = beyond.reduce((sum, nights) => sum + on(day, nights), 0);
          expect(on(day, other) + more).toBe(Math.max(on(day, one), on(day, other)));
        }
      }),
    );
  });
});
