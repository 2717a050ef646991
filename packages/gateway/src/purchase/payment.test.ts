import { randomUUID } from 'node:crypto';
import type { Checkout, SandboxCard } from '@sabadora/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { ruleDatabases } from '../testing/databases.ts';
import {
  begin,
  beginAndChoose,
  buy,
  confirm,
  finish,
  orderOf,
  post,
  startPaying,
} from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer, setRooms } from '../testing-purchase/purchaseServer.ts';
import { ProviderUnavailable } from './payments/PaymentProvider.ts';

const ORDERS = '/front-gateway/purchase/orders';

describe.each(ruleDatabases)('paying an order on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const stateOf = async (id: string) =>
    (await shop.server.inject(`/api/checkout/${id}`)).json<Checkout>().state;
  const historyOf = async (id: string) => {
    const rows = await shop.db
      .selectFrom('purchase_history')
      .select('to_state')
      .where('purchase_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ to_state }) => to_state);
  };
  const refunds = () => shop.db.selectFrom('refund').selectAll().execute();
  const create = (order: object) => post(shop.server, ORDERS, order);

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    // Enough rooms for every test.
    await setRooms(shop.db, 500);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test('PR-175 PR-176: an approved card makes a booking with a number, and its confirmation', async () => {
    const { checkout, result } = await buy(shop.server);
    expect(result).toEqual({ booking: { orderUUID: checkout.id, number: expect.stringMatching(/^\d{8}$/) } });
    expect(await historyOf(checkout.id)).toEqual(['held', 'paying', 'paid']);
    const confirmation = await shop.server.inject(`/api/orders/${checkout.id}`);
    expect(confirmation.json()).toMatchObject({
      state: 'paid',
      email: 'a••@example.com',
      total: 16_000,
      refundedAmount: null,
    });
    expect(confirmation.body).not.toMatch(/ana@|Peñas|rue du Port, 35400/);
    const emails = await shop.db
      .selectFrom('email')
      .selectAll()
      .where('purchase_id', '=', checkout.id)
      .execute();
    expect(emails).toMatchObject([{ kind: 'confirmation', recipient: 'ana@example.com', sent_at: null }]);
  });

  test('CH-173, D-088: a paid order says of which minisite it is', async () => {
    const { checkout } = await buy(shop.server, 'approved', { minisite: 360 });
    const confirmation = await shop.server.inject(`/api/orders/${checkout.id}`);
    expect(confirmation.json()).toMatchObject({ state: 'paid', minisiteId: 360 });
    const own = await buy(shop.server);
    const without = await shop.server.inject(`/api/orders/${own.checkout.id}`);
    expect(without.json()).toMatchObject({ state: 'paid', minisiteId: null });
  });

  test.each([
    ['declined_funds', 'insufficient_funds'],
    ['declined_lost', 'lost_card'],
    ['declined', 'generic_decline'],
  ] as const)(
    'PR-175: the card %s is refused with its reason, and another one may follow',
    async (card, declineCode) => {
      const { checkout, paying, result } = await buy(shop.server, card);
      expect(result).toMatchObject({ error: { code: 'PAYMENT_DECLINED', declineCode } });
      expect(await stateOf(checkout.id)).toBe('failed');
      const again = await startPaying(shop.server, { ...paying.order, attempt: randomUUID() });
      expect(again.intentId).not.toBe(paying.intentId);
      await confirm(shop.server, again, 'wallet');
      expect(await finish(shop.server, again)).toMatchObject({ booking: { orderUUID: checkout.id } });
      // The first intent can no longer be charged.
      expect((await confirm(shop.server, paying, 'approved')).status).toBe(409);
      expect(await historyOf(checkout.id)).toEqual(['held', 'paying', 'failed', 'paying', 'paid']);
    },
  );

  test.each([
    ['approve', 'booking'],
    ['refuse', 'error'],
  ])('the bank asks on a page of its own, and the buyer answers: %s', async (answer, expected) => {
    const { paying, result, checkout } = await buy(shop.server, 'challenge');
    expect(result).toEqual({ pending: true });
    const { body } = await confirm(shop.server, paying, 'challenge');
    const url = body.redirectTo ?? '';
    const page = await shop.server.inject(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Autorisez-vous ce paiement ?');
    expect(page.body).not.toContain('<script');
    const sent = await shop.server.inject({
      method: 'POST',
      url: url.split('?')[0] ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        clientSecret: paying.clientSecret,
        returnPath: '/booking/payment',
        answer,
      }).toString(),
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/booking/payment']);
    expect(Object.keys(await finish(shop.server, paying))).toEqual([expected]);
    expect(await stateOf(checkout.id)).toBe(answer === 'approve' ? 'paid' : 'failed');
  });

  test('the bank’s page returns to this site alone, and asks nobody without the secret', async () => {
    const { paying } = await buy(shop.server, 'challenge');
    const url = `/front-gateway/sandbox/challenge/${paying.intentId}`;
    const foreign = new URLSearchParams({ clientSecret: paying.clientSecret, returnPath: '//evil.example' });
    expect((await shop.server.inject(`${url}?${foreign.toString()}`)).body).not.toContain('evil.example');
    expect((await shop.server.inject(`${url}?clientSecret=x`)).statusCode).toBe(404);
    const stolen = await confirm(shop.server, { ...paying, clientSecret: 'pi_x_secret' }, 'approved');
    expect(stolen.status).toBe(404);
  });

  test('a slow payment is pending, then a booking', async () => {
    const { paying, result } = await buy(shop.server, 'slow');
    expect(result).toEqual({ pending: true });
    shop.wait(0.1);
    expect(await finish(shop.server, paying)).toMatchObject({ booking: {} });
  });

  test('while a payment is being processed no second one begins', async () => {
    const { paying } = await buy(shop.server, 'slow');
    const { body } = await create({ ...paying.order, attempt: randomUUID() });
    expect(body).toMatchObject({ error: { code: 'ORDER_CLOSED' } });
  });

  test.each<SandboxCard>(['webhook_never', 'slow'])(
    'the page is closed after paying (%s): the sweeper asks the provider and completes the order',
    async (card) => {
      const paying = await startPaying(shop.server, orderOf(await beginAndChoose(shop.server)));
      await confirm(shop.server, paying, card);
      expect(await stateOf(paying.order.checkoutId)).toBe('paying');
      shop.wait(0.2);
      await shop.sweep();
      expect(await stateOf(paying.order.checkoutId)).toBe('paid');
    },
  );

  test('a payment that succeeded in the last moment of the hold is an order, not a refund', async () => {
    const paying = await startPaying(shop.server, orderOf(await beginAndChoose(shop.server)));
    await confirm(shop.server, paying, 'webhook_never');
    shop.wait(20);
    await shop.sweep();
    expect(await stateOf(paying.order.checkoutId)).toBe('paid');
  });

  test('an intent that nobody confirmed is cancelled with its hold: later nothing can be paid', async () => {
    const paying = await startPaying(shop.server, orderOf(await beginAndChoose(shop.server)));
    shop.wait(15);
    await shop.sweep();
    expect(await historyOf(paying.order.checkoutId)).toEqual(['held', 'paying', 'failed', 'expired']);
    expect((await confirm(shop.server, paying, 'approved')).status).toBe(409);
    expect(await finish(shop.server, paying)).toMatchObject({ error: { code: 'HOLD_EXPIRED' } });
  });

  test('while the provider is away no hold ends that may be paid; then it does', async () => {
    const paying = await startPaying(shop.server, orderOf(await beginAndChoose(shop.server)));
    shop.wait(15);
    const away = () => Promise.reject(new ProviderUnavailable('away'));
    await shop.sweep({ ...shop.provider, readIntent: away, cancelIntent: away });
    expect(await stateOf(paying.order.checkoutId)).toBe('paying');
    shop.wait(1);
    await shop.sweep();
    expect(await stateOf(paying.order.checkoutId)).toBe('expired');
  });

  test('what was paid for an order that is over is given back, once', async () => {
    const paying = await startPaying(shop.server, orderOf(await beginAndChoose(shop.server)));
    const { checkoutId } = paying.order;
    await confirm(shop.server, paying, 'webhook_never');
    // As after a restore of the database or a defect of the provider: the order has ended, its payment is open.
    await shop.db.updateTable('purchase').set({ state: 'expired' }).where('id', '=', checkoutId).execute();
    expect(await finish(shop.server, paying)).toMatchObject({ error: { code: 'PAYMENT_REFUNDED' } });
    await finish(shop.server, paying);
    const own = async () => {
      const { refunded_amount } = await shop.db
        .selectFrom('sandbox_intent')
        .select('refunded_amount')
        .where('id', '=', paying.intentId)
        .executeTakeFirstOrThrow();
      return refunded_amount;
    };
    expect(await own()).toBe(0);
    await shop.sweep();
    await shop.sweep();
    expect(await own()).toBe(16_000);
    expect((await refunds()).filter(({ done_at }) => done_at === null)).toEqual([]);
  });

  test.each([
    ['another price', { expectedAmount: 15_000 }, { code: 'PRICE_CHANGED', from: 15_000, to: 16_000 }],
    ['another way to pay', { paymentMethod: '4x' }, { code: 'PAYMENT_METHOD' }],
    ['a checkout that does not exist', { checkoutId: randomUUID() }, { code: 'ORDER_MISMATCH' }],
  ])('PR-175: an order with %s is an error, with status 200', async (_what, changes, error) => {
    const checkout = await beginAndChoose(shop.server);
    const { status, body } = await create({ ...orderOf(checkout), ...changes });
    expect([status, body]).toMatchObject([200, { error }]);
    expect(await stateOf(checkout.id)).toBe('held');
  });

  test('an order of another stay than its checkout is an error', async () => {
    const order = orderOf(await beginAndChoose(shop.server));
    const { body: other } = await begin(shop.server, { adult: 1 });
    const { items } = orderOf(other);
    expect((await create({ ...order, items })).body).toMatchObject({ error: { code: 'ORDER_MISMATCH' } });
  });

  test('PR-142: an order without a cancellation option is an error', async () => {
    const { body: checkout } = await begin(shop.server);
    expect((await create(orderOf(checkout))).body).toMatchObject({ error: { code: 'OPTION_REQUIRED' } });
  });

  test('a price that was not accepted, and a hold that ended, are errors', async () => {
    const changed = await beginAndChoose(shop.server, { expectedPrice: 15_000 });
    expect((await create(orderOf(changed))).body).toMatchObject({
      error: { code: 'PRICE_CHANGED', from: 15_000, to: 16_000 },
    });
    const late = await beginAndChoose(shop.server);
    shop.wait(15);
    expect((await create(orderOf(late))).body).toMatchObject({ error: { code: 'HOLD_EXPIRED' } });
  });

  test('one attempt from 100 requests is one payment, and one order', async () => {
    const order = orderOf(await beginAndChoose(shop.server));
    const answers = await Promise.all(Array.from({ length: 100 }, () => startPaying(shop.server, order)));
    const [first] = answers;
    expect(new Set(answers.map(({ intentId }) => intentId)).size).toBe(1);
    if (!first) throw new Error('no answer');
    await confirm(shop.server, first, 'approved');
    const results = await Promise.all(Array.from({ length: 20 }, () => finish(shop.server, first)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await historyOf(order.checkoutId)).toEqual(['held', 'paying', 'paid']);
    const intents = await shop.db
      .selectFrom('sandbox_intent')
      .select('id')
      .where('order_id', '=', order.checkoutId)
      .execute();
    expect(intents).toHaveLength(1);
  });
});
