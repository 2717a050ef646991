import { randomUUID } from 'node:crypto';
import type { Checkout } from '@sabadora/api';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeStays } from '../../catalogue/changeStays.ts';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import {
  begin,
  beginAndChoose,
  finish,
  orderOf,
  type Paying,
  post,
  startPaying,
  STAY,
} from '../../testing-purchase/buyer.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  setRooms,
  CARE_EMAIL,
} from '../../testing-purchase/purchaseServer.ts';
import { TEST_CARDS } from '../../testing-stripe/stripeAccount.ts';
import { startStripeServer, type StripeServer, TEST_KEYS } from '../../testing-stripe/stripeServer.ts';
import { WEBHOOK_PATH } from '../sandbox/deliverWebhooks.ts';
import { createSandboxProvider } from '../sandbox/sandboxProvider.ts';
import { sweep } from '../sweep.ts';
import { createStripeProvider } from './stripeProvider.ts';

const ORDERS = '/front-gateway/purchase/orders';
const DAY_MINUTES = 24 * 60;

describe.each(ruleDatabases)('orders that are paid at Stripe, on $kind', ({ open }) => {
  let database: Database;
  let stripe: StripeServer;
  let shop: PurchaseServer;
  let checkout: Checkout;
  let paying: Paying;
  const stateOf = async (id = checkout.id) =>
    (await shop.server.inject(`/api/checkout/${id}`)).json<Checkout>().state;
  const emails = () =>
    shop.db.selectFrom('email').select('kind').where('purchase_id', '=', checkout.id).execute();
  /** Does what Stripe's script does in the browser. */
  const confirm = (card: keyof typeof TEST_CARDS, { intentId, clientSecret } = paying) =>
    stripe.account.confirm(intentId, { client_secret: clientSecret, payment_method: TEST_CARDS[card] });
  const { webhooks } = new Stripe(TEST_KEYS.secretKey);
  /** Delivers the last event, as Stripe would. */
  const deliver = () => {
    const payload = stripe.account.events.at(-1) ?? '';
    const signature = webhooks.generateTestHeaderString({
      payload,
      secret: TEST_KEYS.webhookSecret,
      timestamp: Math.floor(shop.now().getTime() / 1000),
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return shop.server.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers });
  };

  beforeAll(async () => {
    database = await open();
    stripe = await startStripeServer();
    shop = await createPurchaseServer(database, (now) =>
      createStripeProvider({ ...TEST_KEYS, apiUrl: stripe.url }, now),
    );
    await setRooms(shop.db, 500);
  });
  beforeEach(async () => {
    checkout = await beginAndChoose(shop.server);
    paying = await startPaying(shop.server, orderOf(checkout));
  });
  afterAll(async () => {
    await shop.server.close();
    await stripe.close();
    await database.close();
  });

  test('the browser is given what Stripe’s script needs, and nothing that is secret', async () => {
    const sent = await post(shop.server, ORDERS, { ...paying.order });
    expect(sent.body).toEqual({
      orderUUID: checkout.id,
      payment: {
        provider: 'stripe',
        publishableKey: TEST_KEYS.publishableKey,
        intentId: paying.intentId,
        clientSecret: paying.clientSecret,
        amount: checkout.remainingAmountToPay,
      },
    });
  });

  test('PR-176: a card that is approved makes a booking', async () => {
    confirm('approved');
    expect(await finish(shop.server, paying)).toMatchObject({ booking: { orderUUID: checkout.id } });
    expect([await stateOf(), (await emails()).length]).toEqual(['paid', 1]);
  });

  test('a card that is declined says why, and another one pays', async () => {
    expect(() => confirm('declined_funds')).toThrow('insufficient funds');
    expect(await finish(shop.server, paying)).toMatchObject({
      error: { code: 'PAYMENT_DECLINED', declineCode: 'insufficient_funds' },
    });
    const again = await startPaying(shop.server, orderOf(checkout));
    confirm('approved', again);
    expect(await finish(shop.server, again)).toHaveProperty('booking');
    expect(stripe.account.readIntent(paying.intentId).status).toBe('canceled');
  });

  test('a webhook that comes twice is applied once', async () => {
    confirm('approved');
    expect([(await deliver()).statusCode, (await deliver()).statusCode]).toEqual([204, 204]);
    expect([await stateOf(), (await emails()).length]).toEqual(['paid', 1]);
  });

  test('a webhook may come before the browser has its response', async () => {
    confirm('approved');
    await deliver();
    expect(await finish(shop.server, paying)).toHaveProperty('booking');
    expect((await emails()).length).toBe(1);
  });

  test('a webhook that is not signed by Stripe changes nothing', async () => {
    confirm('approved');
    const payload = stripe.account.events.at(-1) ?? '';
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
    const refused = await shop.server.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers });
    expect([refused.statusCode, await stateOf()]).toEqual([400, 'paying']);
  });

  test('without any webhook the sweeper asks', async () => {
    confirm('approved');
    await shop.sweep();
    expect(await stateOf()).toBe('paying');
    shop.wait(0.1);
    await shop.sweep();
    expect(await stateOf()).toBe('paid');
  });

  test('a bank that asks leaves the order open until the buyer has answered', async () => {
    confirm('challenge');
    expect(await finish(shop.server, paying)).toEqual({ pending: true });
    stripe.account.answerChallenge(paying.intentId, {
      client_secret: paying.clientSecret,
      answer: 'approve',
    });
    expect(await finish(shop.server, paying)).toHaveProperty('booking');
  });

  test('a Stripe that does not respond takes nothing; the same attempt is paid once', async () => {
    const { body } = await begin(shop.server);
    const chosen = await post(shop.server, `/api/checkout/${body.id}`, { cancellation: 'nonCancellable' });
    const order = orderOf(chosen.body as Checkout);
    const before = stripe.done.length;
    stripe.loseAnswers(2);
    expect((await post(shop.server, ORDERS, order)).body).toMatchObject({
      error: { code: 'PAYMENT_FAILED' },
    });
    const again = await startPaying(shop.server, order);
    expect(stripe.done.slice(before)).toEqual(['POST /v1/payment_intents']);
    confirm('approved', again);
    expect(await finish(shop.server, again)).toHaveProperty('booking');
  });

  test('PR-160: the later thirds are taken from the card that paid the first, each once', async () => {
    // A price high enough to be paid in parts.
    await shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [
          { offerId: STAY.offerId, firstDay: STAY.checkin, days: [{ price: 15_000 }, { price: 15_100 }] },
        ]),
      );
    const { id } = await beginAndChoose(shop.server);
    const { body } = await post(shop.server, `/api/checkout/${id}`, { paymentMethod: '3x' });
    const inThree = body as Checkout;
    const first = await startPaying(shop.server, orderOf(inThree, { paymentMethod: '3x' }));
    confirm('approved', first);
    await finish(shop.server, first);
    shop.wait(31 * DAY_MINUTES);
    await shop.sweep();
    await shop.sweep();
    const { customer } = stripe.account.readIntent(first.intentId);
    const amounts = stripe.account
      .paymentsOf(customer as string)
      .map(({ amount, status }) => [amount, status]);
    const [today, later] = inThree.payLater.find(({ type }) => type === '3x')?.payments ?? [];
    expect(amounts).toEqual([
      [today?.amount, 'succeeded'],
      [later?.amount, 'succeeded'],
    ]);
    shop.wait(-31 * DAY_MINUTES);
  });

  test('what is not paid in time is cancelled at Stripe', async () => {
    shop.wait(60);
    await shop.sweep();
    expect([await stateOf(), stripe.account.readIntent(paying.intentId).status]).toEqual([
      'expired',
      'canceled',
    ]);
    shop.wait(-60);
  });

  test('what is paid after the rooms had gone is given back, once', async () => {
    confirm('approved');
    await shop.db.updateTable('purchase').set({ state: 'expired' }).where('id', '=', checkout.id).execute();
    expect(await finish(shop.server, paying)).toMatchObject({ error: { code: 'PAYMENT_REFUNDED' } });
    await shop.sweep();
    await shop.sweep();
    expect(stripe.account.refundedOf(paying.intentId)).toBe(checkout.remainingAmountToPay);
  });

  test('an amount that no card can be charged with is refused before any request to Stripe', async () => {
    const fresh = await beginAndChoose(shop.server);
    expect(fresh.paymentProvider).toMatchObject({ name: 'stripe', leastAmount: 50 });
    const balance = fresh.remainingAmountToPay - 30;
    await shop.db
      .insertInto('giftcard')
      .values({ serial_number: 'ALL-BUT-30', balance, valid_until: '2027-11-21' })
      .execute();
    const pay = async (giftcards: string[]) => {
      const { body } = await post(shop.server, `/api/checkout/${fresh.id}`, { giftcards });
      return post(shop.server, ORDERS, orderOf(body as Checkout));
    };
    const before = stripe.done.length;
    expect((await pay(['ALL-BUT-30'])).body).toMatchObject({ error: { code: 'AMOUNT_TOO_SMALL', to: 50 } });
    expect(stripe.done.slice(before)).toEqual([]);
    expect((await pay([])).body).toMatchObject({ payment: { amount: fresh.remainingAmountToPay } });
  });

  test('an intent that Stripe refuses is a payment that failed, and another may follow', async () => {
    const fresh = await beginAndChoose(shop.server);
    const { createIntent } = shop.provider;
    shop.provider.createIntent = (of) => createIntent({ ...of, amount: 1 });
    try {
      expect((await post(shop.server, ORDERS, orderOf(fresh))).body).toMatchObject({
        error: { code: 'PAYMENT_FAILED', message: 'The payment provider refused; nothing was taken.' },
      });
    } finally {
      shop.provider.createIntent = createIntent;
    }
    expect(await stateOf(fresh.id)).toBe('failed');
    const again = await startPaying(shop.server, orderOf(fresh));
    confirm('approved', again);
    expect(await finish(shop.server, again)).toHaveProperty('booking');
  });

  test('a refund that comes back ends the state of being refunded, is in the history, and staff is told once', async () => {
    confirm('approved');
    await finish(shop.server, paying);
    const { id } = checkout;
    const payment = await shop.db
      .selectFrom('payment')
      .select('id')
      .where('purchase_id', '=', id)
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('purchase').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await shop.db
      .insertInto('refund')
      .values({
        id: randomUUID(),
        payment_id: payment.id,
        amount: 1000,
        reason: 'cancelled',
        created_at: shop.now(),
        try_at: shop.now(),
        done_at: null,
      })
      .execute();
    await shop.sweep();
    expect(await stateOf()).toBe('refunded');

    stripe.account.failRefund(paying.intentId, 'lost_or_stolen_card');
    expect((await deliver()).statusCode).toBe(204);
    await deliver();
    expect(await stateOf()).toBe('cancelled');
    const history = await shop.db
      .selectFrom('purchase_history')
      .select(['from_state', 'to_state', 'reason'])
      .where('purchase_id', '=', id)
      .orderBy('at')
      .execute();
    expect(history.filter(({ reason }) => reason.includes('lost_or_stolen_card'))).toEqual([
      { from_state: 'refunded', to_state: 'cancelled', reason: 'a refund failed (lost_or_stolen_card)' },
    ]);
    const told = await shop.db
      .selectFrom('email')
      .select(['recipient', 'text'])
      .where('purchase_id', '=', id)
      .where('recipient', '=', CARE_EMAIL)
      .execute();
    expect(told).toEqual([
      {
        recipient: CARE_EMAIL,
        text: expect.stringMatching(/10.€ of order .* by stripe: lost_or_stolen_card/),
      },
    ]);
    // The failed refund is not retried.
    const before = stripe.done.length;
    shop.wait(5);
    await shop.sweep();
    expect(stripe.done.slice(before)).toEqual([]);
  });

  test('a payment that was begun here is finished here when another provider takes the money', async () => {
    confirm('approved');
    const sandbox = createSandboxProvider(shop.db, shop.now);
    const before = stripe.done.length;
    await sweep({ ...shop.context, provider: sandbox, formerProviders: [shop.provider] });
    shop.wait(1);
    await sweep({ ...shop.context, provider: sandbox, formerProviders: [shop.provider] });
    expect(await stateOf()).toBe('paid');
    expect(stripe.done.slice(before)).toEqual([]);
  });

  test('a payment of a provider that is no longer configured waits for its keys', async () => {
    confirm('approved');
    shop.wait(1);
    await sweep({ ...shop.context, provider: createSandboxProvider(shop.db, shop.now) });
    expect(await stateOf()).toBe('paying');
    shop.wait(1);
    await shop.sweep();
    expect(await stateOf()).toBe('paid');
  });
});
