import type { Checkout, Confirmation, SandboxCard } from '@sabadora/api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeStays } from '../catalogue/changeStays.ts';
import type { Database } from '../database/connect.ts';
import { ruleDatabases } from '../testing/databases.ts';
import {
  beginAndChoose,
  confirm,
  finish,
  orderOf,
  post,
  type Sent,
  STAY,
  startPaying,
} from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer } from '../testing-purchase/purchaseServer.ts';
import { ProviderUnavailable } from './payments/PaymentProvider.ts';

const DAY_MINUTES = 24 * 60;

describe.each(ruleDatabases)('paying later on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const choose = async (id: string, change: object) =>
    (await post(shop.server, `/api/checkout/${id}`, change)) as Sent<Checkout>;
  const confirmationOf = async (id: string) =>
    (await shop.server.inject(`/api/orders/${id}`)).json<Confirmation>();
  const emailsOf = (id: string) =>
    shop.db
      .selectFrom('email')
      .select(['kind', 'text'])
      .where('purchase_id', '=', id)
      .orderBy('created_at')
      .execute();
  const taken = async (id: string) => {
    const intents = await shop.db
      .selectFrom('sandbox_intent')
      .select('amount')
      .where('order_id', '=', id)
      .where('status', '=', 'succeeded')
      .execute();
    return intents.map(({ amount }) => amount).toSorted((a, b) => a - b);
  };
  /** Moves the clock to noon of a later day, and runs the work of the timer. */
  const waitDays = async (days: number) => {
    shop.wait(days * DAY_MINUTES);
    await shop.sweep();
  };

  /** Buys the stay with a payment method. */
  async function buyIn(paymentMethod: '3x' | 'deferred', card: SandboxCard = 'approved') {
    const { id } = await beginAndChoose(shop.server, { offerId: 1001 });
    const { body: checkout } = await choose(id, { paymentMethod });
    const paying = await startPaying(shop.server, orderOf(checkout, { paymentMethod }));
    await confirm(shop.server, paying, card);
    return { checkout, paying, result: await finish(shop.server, paying) };
  }

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await shop.db
      .updateTable('offer_calendar')
      .set({ rooms: Array.from({ length: 60 }, () => 500) })
      .where('offer_id', '=', 1001)
      .execute();
    await shop.db
      .transaction()
      .execute((transaction) =>
        changeStays(transaction, [
          { offerId: 1001, firstDay: STAY.checkin, days: [{ price: 15_000 }, { price: 15_100 }] },
        ]),
      );
  });
  const start = Date.parse('2026-11-21T11:00:00Z');
  afterEach(() => shop.wait((start - shop.now().getTime()) / 60_000));
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test('PR-156: the way that is chosen adds its fee to the lines and the total, until another is', async () => {
    const { id, total, paymentMethod } = await beginAndChoose(shop.server);
    expect([total, paymentMethod]).toEqual([30_100, 'card']);
    const { body } = await choose(id, { paymentMethod: '3x' });
    expect(body).toMatchObject({ paymentMethod: '3x', total: 30_552, remainingAmountToPay: 30_552 });
    expect(body.lines.at(-1)).toEqual({ kind: 'payLaterFee', label: 'payLaterFee', amount: 452 });
    expect(body.payLater.find(({ type }) => type === '3x')?.paymentFee).toBe(452);
    expect((await choose(id, { paymentMethod: 'card' })).body.total).toBe(30_100);
  });

  test('a way that does not apply is refused', async () => {
    const { id } = await beginAndChoose(shop.server);
    const refused = await choose(id, { paymentMethod: 'paypal' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ field: 'paymentMethod', message: 'PAYMENT_METHOD' }] },
    ]);
  });

  test('PR-160: a third and the fee are taken at once, the others on their days, each once', async () => {
    const { checkout } = await buyIn('3x');
    expect(await taken(checkout.id)).toEqual([10_486]);
    expect(await confirmationOf(checkout.id)).toMatchObject({
      state: 'paid',
      total: 30_552,
      paymentMethod: '3x',
      payments: [
        { amount: 10_486, date: '2026-11-21', state: 'paid' },
        { amount: 10_033, date: '2026-12-21', state: 'due' },
        { amount: 10_033, date: '2027-01-21', state: 'due' },
      ],
    });
    const [email] = await emailsOf(checkout.id);
    expect(email?.text).toMatch(/305,52/);
    expect(email?.text).toMatch(/104,86/);
    expect(email?.text).toMatch(/21 décembre 2026.*100,33/);

    await waitDays(29);
    expect(await taken(checkout.id)).toEqual([10_486]);
    await waitDays(1);
    await shop.sweep();
    expect(await taken(checkout.id)).toEqual([10_033, 10_486]);
    await waitDays(31);
    expect(await taken(checkout.id)).toEqual([10_033, 10_033, 10_486]);
    const { payments } = await confirmationOf(checkout.id);
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
  });

  test('PR-161: a payment that is made later takes nothing now, and all on its day', async () => {
    const { checkout, result } = await buyIn('deferred');
    expect(result).toMatchObject({ booking: { orderUUID: checkout.id } });
    expect(await taken(checkout.id)).toEqual([0]);
    expect((await confirmationOf(checkout.id)).payments).toEqual([
      { amount: 30_100, date: '2026-12-09', state: 'due' },
    ]);
    await waitDays(18);
    expect(await taken(checkout.id)).toEqual([0, 30_100]);
  });

  test('an instalment that is declined is tried three times, and its buyer is told each time', async () => {
    const { checkout } = await buyIn('deferred', 'declined_later');
    for (const days of [18, 1, 1, 2, 2]) await waitDays(days);
    expect(await taken(checkout.id)).toEqual([0]);
    const emails = await emailsOf(checkout.id);
    expect(emails.map(({ kind }) => kind)).toEqual([
      'confirmation',
      'instalment1Declined1',
      'instalment1Declined2',
      'instalment1Declined3',
    ]);
    expect(emails[1]?.text).toMatch(/301,00.*9 décembre 2026/);
    expect(emails[1]?.text).toMatch(/11 décembre 2026/);
    expect(emails[3]?.text).toMatch(/Appelez-nous/);
    expect((await confirmationOf(checkout.id)).payments).toMatchObject([{ state: 'failed' }]);
  });

  test('a provider that does not respond takes an instalment once all the same', async () => {
    const { checkout } = await buyIn('deferred');
    shop.wait(18 * DAY_MINUTES);
    await shop.sweep({
      ...shop.provider,
      charge: async (of) => {
        await shop.provider.charge(of);
        throw new ProviderUnavailable('lost');
      },
    });
    expect((await confirmationOf(checkout.id)).payments).toMatchObject([{ state: 'due' }]);
    shop.wait(1);
    await shop.sweep();
    expect(await taken(checkout.id)).toEqual([0, 30_100]);
    expect((await confirmationOf(checkout.id)).payments).toMatchObject([{ state: 'paid' }]);
  });

  test('nothing more is taken of an order that was cancelled', async () => {
    const { checkout } = await buyIn('3x');
    await shop.db.updateTable('purchase').set({ state: 'cancelled' }).where('id', '=', checkout.id).execute();
    await waitDays(30);
    expect(await taken(checkout.id)).toEqual([10_486]);
  });

  test('whoever pays at once after a card was declined for parts is charged once, without the fee', async () => {
    const { checkout, result } = await buyIn('3x', 'declined_funds');
    expect(result).toMatchObject({ error: { code: 'PAYMENT_DECLINED' } });
    const { body } = await choose(checkout.id, { paymentMethod: 'card' });
    const paying = await startPaying(shop.server, orderOf(body));
    await confirm(shop.server, paying, 'approved');
    await finish(shop.server, paying);
    expect(await taken(checkout.id)).toEqual([30_100]);
    expect(await confirmationOf(checkout.id)).toMatchObject({ total: 30_100, payments: [] });
  });
});
