import { randomUUID } from 'node:crypto';
import type { Checkout } from '@sabadora/api';
import { buyerOfTest } from '@sabadora/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStays } from '../catalogue/changeStays.ts';
import type { Database } from '../database/connect.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { begin, beginAndChoose, buy, post, type Sent, STAY } from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer, roomsLeft } from '../testing-purchase/purchaseServer.ts';

/** Index of the fixture's 12 December in its calendars. */
const CHECKIN = 21;

describe.each(ruleDatabases)('a checkout on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  /** Rooms of the offer on the nights of the stay, and on the one after it. */
  const rooms = async (offerId = 1001) => (await roomsLeft(shop.db, offerId)).slice(CHECKIN, CHECKIN + 3);
  const change = async (id: string, payload: object, path = '') =>
    (await post(shop.server, `/api/checkout/${id}${path}`, payload)) as Sent<Checkout>;
  const setPrice = (price: number) =>
    shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [{ offerId: 1001, firstDay: STAY.checkin, days: [{ price }, { price }] }]),
      );

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    // Enough rooms for every test.
    const many = Array.from({ length: 60 }, () => 50);
    await shop.db.updateTable('offer_calendar').set({ rooms: many }).where('offer_id', '=', 1001).execute();
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test('holds the rooms of the stay for 15 minutes at the price that a quote gives', async () => {
    const before = await rooms();
    const { status, body } = await begin(shop.server, { expectedPrice: 16_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'held',
      total: 16_000,
      remainingAmountToPay: 16_000,
      priceChange: null,
      now: '2026-11-21T11:00:00.000Z',
      heldUntil: '2026-11-21T11:15:00.000Z',
      product: { kind: 'stay', offerId: 1001, checkin: '2026-12-12', checkout: '2026-12-14', nbRooms: 1 },
      buyer: null,
    });
    const quote = await shop.server.inject(
      '/api/product/1001/quote?locale=fr_FR&checkin=2026-12-12&nights=2&adult=2',
    );
    expect(quote.json().priceInfo.sellPrice).toBe(body.total);
    expect(await rooms()).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1, before[2]]);
    const read = await shop.server.inject(`/api/checkout/${body.id}`);
    expect([read.json(), read.headers['cache-control']]).toEqual([body, 'no-store']);
  });

  test('D-088: an order keeps the minisite where its stay was chosen', async () => {
    const { body } = await begin(shop.server, { expectedPrice: 16_000, minisite: 360 });
    const order = await shop.db
      .selectFrom('purchase')
      .select('minisite_id')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(order.minisite_id).toBe(360);
  });

  test('the same attempt is the same checkout; another request under its name is refused', async () => {
    const attempt = randomUUID();
    const first = await begin(shop.server, { attempt });
    const before = await rooms();
    const again = await begin(shop.server, { attempt });
    expect(again.body).toEqual(first.body);
    const other = await begin(shop.server, { attempt, adult: 1 });
    expect([other.status, other.body]).toMatchObject([409, { errors: [{ field: 'attempt' }] }]);
    expect(await rooms()).toEqual(before);
  });

  test.each([
    ['a room that is sold out', { offerId: 1004, checkin: '2026-11-28' }, 'checkin', 'NOT_AVAILABLE'],
    ['a later night that is', { offerId: 1004, checkin: '2026-11-27' }, 'nights', 'NOT_AVAILABLE'],
    ['fewer nights than the minimum', { offerId: 1003, nights: 1 }, 'nights', 'NOT_AVAILABLE'],
    ['a party that is too large', { adult: 3 }, 'adult', 'NOT_AVAILABLE'],
    ['yesterday', { checkin: '2026-11-20' }, 'checkin', 'NOT_AVAILABLE'],
    ['an offer that is not published', { offerId: 1005 }, 'offerId', 'NOT_AVAILABLE'],
    ['an offer that does not exist', { offerId: 77 }, 'offerId', 'NOT_AVAILABLE'],
    [
      'a day for an activity it does not have',
      { activityDaySelections: ['1_2026-12-12'] },
      'activityDaySelections',
      'ACTIVITY_DATES',
    ],
  ])('%s is refused, and nothing is taken', async (_what, changes, field, message) => {
    const before = [await rooms(), await rooms(1003), await rooms(1004)];
    const { status, body } = await begin(shop.server, changes);
    expect([status, body]).toMatchObject([409, { errors: [{ field, message }] }]);
    expect([await rooms(), await rooms(1003), await rooms(1004)]).toEqual(before);
  });

  test('PR-141 D-120: the buyer chooses, and the insurance adds its price', async () => {
    const { body } = await begin(shop.server);
    expect(body.cancellation).toMatchObject({
      chosen: null,
      options: [
        { option: 'flexible', amount: 0 },
        { option: 'nonCancellable', amount: 0 },
        { option: 'insurance', amount: 960 },
      ],
    });
    const insured = await change(body.id, { cancellation: 'insurance' });
    expect(insured.body).toMatchObject({ total: 16_960, cancellation: { chosen: 'insurance' } });
    expect(insured.body.lines.at(-1)).toEqual({ kind: 'insurance', label: 'insurance', amount: 960 });
    const without = await change(body.id, { cancellation: 'nonCancellable' });
    expect(without.body).toMatchObject({
      total: 16_000,
      cancellation: { chosen: 'nonCancellable', refundSchedule: [{ until: null, amount: 0 }] },
    });
  });

  test('PR-148: what is refunded until when', async () => {
    const { body } = await begin(shop.server);
    const { body: flexible } = await change(body.id, { cancellation: 'flexible' });
    expect(flexible.cancellation.refundSchedule).toEqual([
      { until: '2026-12-09', amount: 12_800 },
      { until: null, amount: 0 },
    ]);
  });

  test('D-120: an offer without free changes leaves no choice without an insurance', async () => {
    const { body } = await begin(shop.server, { offerId: 1002 });
    expect(body.cancellation.options.map(({ option }) => option)).toEqual(['nonCancellable', 'insurance']);
    const refused = await change(body.id, { cancellation: 'flexible' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ field: 'cancellation', message: 'OPTION_REQUIRED' }] },
    ]);
  });

  test.each([
    ['+33612345678', 'FR', []],
    ['06 12 34 56 78', 'FR', []],
    ['+32 470 12 34 56', 'FR', []],
    // A Belgian mobile number with a digit missing: its length is that of a landline number.
    ['+3247012345', 'BE', ['buyer.phoneNumber']],
    ['12345', 'FR', ['buyer.phoneNumber']],
  ])(
    'ALG-21: of the telephone number %s from %s these fields are refused: %j',
    async (phoneNumber, country, refused) => {
      const { body } = await begin(shop.server);
      const told = await change(body.id, { buyer: { ...buyerOfTest({ country }), phoneNumber } });
      const { errors = [] } = told.body as { errors?: { field: string }[] };
      expect([told.status, errors.map(({ field }) => field)]).toEqual([
        refused.length > 0 ? 400 : 200,
        refused,
      ]);
    },
  );

  test('PR-172: the buyer is kept, and a wrong field is named', async () => {
    const { body } = await begin(shop.server);
    const kept = await change(body.id, { buyer: buyerOfTest({ city: ' Paris ' }), specialRequest: 'Quiet' });
    expect(kept.body).toMatchObject({ buyer: buyerOfTest({ city: 'Paris' }), specialRequest: 'Quiet' });
    const refused = await change(body.id, { buyer: { ...buyerOfTest(), phoneNumber: 'x' } });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ field: 'buyer.phoneNumber', message: 'phone' }] },
    ]);
  });

  test.each([[{ acceptedPrice: 1 }, 'acceptedPrice', 'PRICE_CHANGED']])(
    '%j is refused',
    async (payload, field, message) => {
      const { body } = await begin(shop.server);
      const refused = await change(body.id, payload);
      expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field, message }] }]);
    },
  );

  test('a price that is not the one shown is told, old and new, until the buyer accepts it', async () => {
    const { body } = await begin(shop.server, { expectedPrice: 15_000 });
    expect(body.priceChange).toEqual({ from: 15_000, to: 16_000 });
    const accepted = await change(body.id, { acceptedPrice: 16_000 });
    expect(accepted.body.priceChange).toBeNull();
  });

  test('a hold that ended gives its rooms back; renewed, it takes them at the price of then', async () => {
    const before = await rooms();
    const { body } = await begin(shop.server, { expectedPrice: 16_000 });
    shop.wait(14);
    await shop.sweep();
    expect(await rooms()).not.toEqual(before);
    shop.wait(1);
    await shop.sweep();
    expect((await shop.server.inject(`/api/checkout/${body.id}`)).json().state).toBe('expired');
    const refused = await change(body.id, { cancellation: 'flexible' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { errors: [{ field: 'state', message: 'HOLD_EXPIRED' }] },
    ]);
    // All holds of earlier tests have ended by now, too.
    expect(await rooms()).toEqual([50, 50, 50]);

    await setPrice(9000);
    const renewed = await change(body.id, {}, '/renew');
    expect(renewed.body).toMatchObject({
      state: 'held',
      total: 18_000,
      priceChange: { from: 16_000, to: 18_000 },
    });
    expect(await rooms()).toEqual([49, 49, 50]);
    await setPrice(8000);
  });

  test('a hold that has not ended is made longer, for an hour at most', async () => {
    const { body } = await begin(shop.server);
    const began = Date.parse(body.now);
    const ends: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      shop.wait(14);
      const renewed = await change(body.id, {}, '/renew');
      ends.push((Date.parse(renewed.body.heldUntil) - began) / 60_000);
    }
    expect(ends).toEqual([29, 43, 57, 60, 60]);
  });

  test('a hold on rooms that were sold meanwhile cannot be renewed', async () => {
    const { body } = await begin(shop.server, { offerId: 1004, checkin: '2026-12-05' });
    shop.wait(15);
    await shop.sweep();
    await begin(shop.server, { offerId: 1004, checkin: '2026-12-05' });
    await begin(shop.server, { offerId: 1004, checkin: '2026-12-05' });
    const refused = await change(body.id, {}, '/renew');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { errors: [{ field: 'checkin', message: 'NOT_AVAILABLE' }] },
    ]);
  });

  test('a paid order is closed to changes, and its checkout no longer tells who the buyer is', async () => {
    const { checkout } = await buy(shop.server);
    const refused = await change(checkout.id, { cancellation: 'flexible' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { errors: [{ field: 'state', message: 'ORDER_CLOSED' }] },
    ]);
    const read = await shop.server.inject(`/api/checkout/${checkout.id}`);
    expect(read.json()).toMatchObject({ state: 'paid', buyer: null, specialRequest: '' });
  });

  test('nothing is known of an order that does not exist, or is not paid yet', async () => {
    const { id } = await beginAndChoose(shop.server);
    for (const path of [
      `/api/checkout/${randomUUID()}`,
      `/api/orders/${randomUUID()}`,
      `/api/orders/${id}`,
    ]) {
      expect((await shop.server.inject(path)).statusCode).toBe(404);
    }
  });

  test('PR-164: ways to pay later for an amount and dates', async () => {
    const response = await shop.server.inject(
      '/front-gateway/purchase/alma/eligibility?amount=30000&cancellationPolicyType=nonCancellable&checkinDate=2027-01-20&pointOfSale=IT',
    );
    expect(response.json().paymentMethods.map(({ type }: { type: string }) => type)).toEqual([
      'deferred',
      '3x',
      '4x',
      'paypal',
    ]);
  });

  test('PR-154, D-105: what the insurance of an order costs', async () => {
    const { body } = await post(shop.server, '/front-gateway/purchase/insurance/quote', {
      cancellationType: 'flexible',
      orderAmount: 16_000,
    });
    expect(body).toEqual({ amount: 960 });
  });
});
