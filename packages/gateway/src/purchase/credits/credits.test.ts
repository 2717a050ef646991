import { randomUUID } from 'node:crypto';
import type { Checkout, Confirmation, CreatedOrder, FinishedOrder } from '@sabadora/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import {
  beginAndChoose,
  confirm,
  finish,
  orderOf,
  post,
  type Sent,
  startPaying,
} from '../../testing-purchase/buyer.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  setRooms,
} from '../../testing-purchase/purchaseServer.ts';
import { promotionAmount } from './promotionCode.ts';

test.each([
  [{ percent: 10, amount: null }, 16_005, 1601],
  [{ percent: 100, amount: null }, 16_000, 16_000],
  [{ percent: null, amount: 2500 }, 16_000, 2500],
  [{ percent: null, amount: 2500 }, 2000, 2000],
])('%j takes of %i cents %i off', (code, price, off) => {
  expect(promotionAmount(code, price)).toBe(off);
});

describe.each(ruleDatabases)('gift cards and promotion codes on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const change = async (id: string, payload: object, path = '') =>
    (await post(shop.server, `/api/checkout/${id}${path}`, payload)) as Sent<Checkout>;
  const balance = async (serialNumber: string) => {
    const card = await shop.db
      .selectFrom('giftcard')
      .select('balance')
      .where('serial_number', '=', serialNumber)
      .executeTakeFirstOrThrow();
    return card.balance;
  };
  const usesLeft = async (code: string) => {
    const row = await shop.db
      .selectFrom('promotion_code')
      .select('uses_left')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return row.uses_left;
  };

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await setRooms(shop.db, 500);
  });
  beforeEach(async () => {
    // Ends the orders that other tests left open, which frees their credits.
    shop.wait(60);
    await shop.sweep();
    shop.wait(-60);
    const valid_until = '2027-11-21';
    await shop.db.deleteFrom('giftcard').execute();
    await shop.db
      .insertInto('giftcard')
      .values([
        { serial_number: 'CARD-50', balance: 5000, valid_until },
        { serial_number: 'CARD-30', balance: 3000, valid_until },
        { serial_number: 'CARD-500', balance: 50_000, valid_until },
        { serial_number: 'CARD-EMPTY', balance: 0, valid_until },
        { serial_number: 'CARD-OLD', balance: 5000, valid_until: '2026-11-20' },
        { serial_number: 'CARD-TODAY', balance: 100, valid_until: '2026-11-21' },
      ])
      .execute();
    await shop.db.deleteFrom('promotion_code').execute();
    await shop.db
      .insertInto('promotion_code')
      .values([
        { code: 'TEN', percent: 10, amount: null, valid_until, uses_left: null },
        { code: 'ONCE', percent: null, amount: 2000, valid_until, uses_left: 1 },
        { code: 'USED', percent: null, amount: 2000, valid_until, uses_left: 0 },
        { code: 'OLD', percent: 10, amount: null, valid_until: '2026-11-20', uses_left: null },
        { code: 'LARGE', percent: 10, amount: null, minimum: 16_001, valid_until, uses_left: null },
      ])
      .execute();
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test('PR-174 ALG-26: several cards pay one after the other, and what they leave is to be paid', async () => {
    const { id } = await beginAndChoose(shop.server);
    const { body } = await change(id, { giftcards: ['card-50', 'CARD-30'] });
    expect(body).toMatchObject({
      total: 16_000,
      giftcards: [
        { serialNumber: 'CARD-50', usedAmount: 5000 },
        { serialNumber: 'CARD-30', usedAmount: 3000 },
      ],
      remainingAmountToPay: 8000,
    });
    expect([await balance('CARD-50'), await balance('CARD-30')]).toEqual([0, 0]);
    const { body: less } = await change(id, { giftcards: ['CARD-30'] });
    expect(less.remainingAmountToPay).toBe(13_000);
    expect([await balance('CARD-50'), await balance('CARD-30')]).toEqual([5000, 0]);
  });

  test.each([
    [{ giftcards: ['CARD-NONE'] }, 'giftcards', 'unknown'],
    [{ giftcards: ['CARD-OLD'] }, 'giftcards', 'expired'],
    [{ giftcards: ['CARD-EMPTY'] }, 'giftcards', 'empty'],
    [{ giftcards: ['CARD-500', 'CARD-50'] }, 'giftcards', 'notNeeded'],
    [{ code: 'CARD-OLD' }, 'code', 'expired'],
    [{ code: 'USED' }, 'code', 'used'],
    [{ code: 'NONE' }, 'code', 'unknown'],
    [{ promotionCode: 'NONE' }, 'promotionCode', 'unknown'],
    [{ promotionCode: 'OLD' }, 'promotionCode', 'expired'],
    [{ promotionCode: 'USED' }, 'promotionCode', 'used'],
    [{ promotionCode: 'LARGE' }, 'promotionCode', 'minimum'],
  ])('%j is refused, and nothing changes', async (payload, field, message) => {
    const { id } = await beginAndChoose(shop.server);
    const refused = await change(id, payload);
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field, message }] }]);
    expect((await shop.server.inject(`/api/checkout/${id}`)).json()).toMatchObject({
      giftcards: [],
      promotionCode: null,
      remainingAmountToPay: 16_000,
    });
    expect(await balance('CARD-500')).toBe(50_000);
  });

  test('PR-174: what a buyer types is a gift card or a promotion code, whichever there is', async () => {
    const { id } = await beginAndChoose(shop.server);
    await change(id, { giftcards: ['CARD-30'] });
    await change(id, { code: 'card-50' });
    const { body } = await change(id, { code: 'ten' });
    expect(body).toMatchObject({
      giftcards: [{ serialNumber: 'CARD-30' }, { serialNumber: 'CARD-50' }],
      promotionCode: 'TEN',
      remainingAmountToPay: 6400,
    });
    expect((await change(id, { code: 'ONCE' })).body.promotionCode).toBe('ONCE');
  });

  test('a card is good to the end of its last day', async () => {
    const { id } = await beginAndChoose(shop.server);
    expect((await change(id, { giftcards: ['CARD-TODAY'] })).body.remainingAmountToPay).toBe(15_900);
  });

  test('a code takes its part off the product, before gift cards and the fee of parts', async () => {
    const { id } = await beginAndChoose(shop.server);
    const { body } = await change(id, { promotionCode: 'ten', giftcards: ['CARD-50'] });
    expect(body).toMatchObject({ promotionCode: 'TEN', total: 14_400, remainingAmountToPay: 9400 });
    expect(body.lines.at(-1)).toEqual({ kind: 'promotion', label: 'TEN', amount: -1600 });
    const insured = await change(id, { cancellation: 'insurance' });
    expect(insured.body).toMatchObject({ total: 15_360, remainingAmountToPay: 10_360 });
    const off = await change(id, { promotionCode: null });
    expect(off.body).toMatchObject({ promotionCode: null, total: 16_960, remainingAmountToPay: 11_960 });
  });

  test('a card that pays everything is taken by what is needed alone', async () => {
    const { id } = await beginAndChoose(shop.server);
    await change(id, { giftcards: ['CARD-500'] });
    expect(await balance('CARD-500')).toBe(34_000);
    const { body } = await change(id, { cancellation: 'insurance' });
    expect(body.remainingAmountToPay).toBe(0);
    expect(body.payLater).toEqual([]);
    expect(await balance('CARD-500')).toBe(33_040);
  });

  test('an order that gift cards pay whole needs no card, and is paid once', async () => {
    const { id } = await beginAndChoose(shop.server);
    const { body: checkout } = await change(id, { giftcards: ['CARD-500'] });
    const order = orderOf(checkout);
    const created = await post(shop.server, '/front-gateway/purchase/orders', order);
    expect(created.body as CreatedOrder).toEqual({ orderUUID: id, payment: null });
    const pspAuthorization = { paymentIntentId: null, paymentMethod: 'card' };
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(shop.server, '/front-gateway/purchase/zeppto', { ...order, pspAuthorization }),
      ),
    );
    const numbers = results.map(({ body }) => {
      const finished = body as FinishedOrder;
      return 'booking' in finished && finished.booking.number;
    });
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^\d{8}$/);
    const confirmation = (await shop.server.inject(`/api/orders/${id}`)).json<Confirmation>();
    expect(confirmation).toMatchObject({
      total: 16_000,
      giftcards: [{ serialNumber: '••••-500', usedAmount: 16_000 }],
    });
    const emails = await shop.db.selectFrom('email').select('text').where('purchase_id', '=', id).execute();
    expect(emails.map(({ text }) => text).join()).toMatch(/••••-500.*160,00/);
    shop.wait(60);
    await shop.sweep();
    expect(await balance('CARD-500')).toBe(34_000);
  });

  test('nothing is paid by asking for the end of an order that gift cards pay in part', async () => {
    const { id } = await beginAndChoose(shop.server);
    const { body: checkout } = await change(id, { giftcards: ['CARD-50'] });
    const order = orderOf(checkout);
    await startPaying(shop.server, order);
    const pspAuthorization = { paymentIntentId: null, paymentMethod: 'card' };
    const { body } = await post(shop.server, '/front-gateway/purchase/zeppto', {
      ...order,
      pspAuthorization,
    });
    expect(body).toEqual({ pending: true });
  });

  test('the card of the bank takes what gift cards leave, and a payment that failed keeps them for the next', async () => {
    const { id } = await beginAndChoose(shop.server);
    const { body: checkout } = await change(id, { giftcards: ['CARD-50'] });
    const declined = await startPaying(shop.server, orderOf(checkout));
    await confirm(shop.server, declined, 'declined_funds');
    await finish(shop.server, declined);
    expect(await balance('CARD-50')).toBe(0);
    const paying = await startPaying(shop.server, orderOf(checkout));
    await confirm(shop.server, paying, 'approved');
    expect(await finish(shop.server, paying)).toMatchObject({ booking: { orderUUID: id } });
    const intent = await shop.db
      .selectFrom('sandbox_intent')
      .select('amount')
      .where('id', '=', paying.intentId)
      .executeTakeFirstOrThrow();
    expect(intent.amount).toBe(11_000);
    shop.wait(60);
    await shop.sweep();
    expect(await balance('CARD-50')).toBe(0);
  });

  test('a hold that ends gives back what was reserved; renewed, it has what is left of it', async () => {
    const { id } = await beginAndChoose(shop.server);
    await change(id, { giftcards: ['CARD-50', 'CARD-30'], promotionCode: 'ONCE' });
    expect([await balance('CARD-50'), await usesLeft('ONCE')]).toEqual([0, 0]);
    shop.wait(16);
    await shop.sweep();
    expect([await balance('CARD-50'), await balance('CARD-30'), await usesLeft('ONCE')]).toEqual([
      5000, 3000, 1,
    ]);
    const other = await beginAndChoose(shop.server);
    await change(other.id, { giftcards: ['CARD-50'], promotionCode: 'ONCE' });
    const { body } = await change(id, {}, '/renew');
    expect(body).toMatchObject({ state: 'held', promotionCode: null, remainingAmountToPay: 13_000 });
    expect(await usesLeft('ONCE')).toBe(0);
  });

  test('of many orders at once none has what another has', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => beginAndChoose(shop.server)));
    await Promise.all(
      orders.map(({ id }, index) =>
        change(id, {
          giftcards: index % 2 === 0 ? ['CARD-500', 'CARD-50'] : ['CARD-50', 'CARD-500'],
          promotionCode: 'ONCE',
        }),
      ),
    );
    await Promise.all(orders.map(({ id }) => change(id, { giftcards: ['CARD-500'] })));
    const rows = await shop.db
      .selectFrom('purchase')
      .select(['giftcards', 'promotion_amount'])
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute();
    const spent = rows.flatMap(({ giftcards }) => giftcards.map(({ usedAmount }) => usedAmount));
    const left = (await balance('CARD-500')) + (await balance('CARD-50'));
    expect(spent.reduce((sum, amount) => sum + amount, 0) + left).toBe(55_000);
    expect(rows.filter(({ promotion_amount }) => promotion_amount > 0)).toHaveLength(
      1 - ((await usesLeft('ONCE')) ?? 0),
    );
  });

  test('numbers are not guessed: too many tries are refused', async () => {
    const { id } = await beginAndChoose(shop.server);
    const statuses: number[] = [];
    for (let guess = 0; guess < 50; guess += 1) {
      const sent = await post(
        shop.server,
        `/api/checkout/${id}`,
        { giftcards: [randomUUID()] },
        { remoteAddress: '10.9.8.7' },
      );
      statuses.push(sent.status);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });
});
