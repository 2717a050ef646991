import { randomUUID } from 'node:crypto';
import type { Confirmation } from '@sabadora/api';
import { buyerOfTest } from '@sabadora/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { insertActivities } from '../testing-http/activities.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { beginOrder, confirm, finish, orderOf, post, startPaying } from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer } from '../testing-purchase/purchaseServer.ts';
import { sweep } from './sweep.ts';

const GIFT = { kind: 'gift', offerId: 1002, giftNights: 2 };
const ACTIVITY = { kind: 'activity', activityId: 2001, adults: 2 };
const BOX = { kind: 'box', code: 'SEAEBOX' };

describe.each(ruleDatabases)('orders of vouchers on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const begin = (request: object) => beginOrder(shop.server, request);

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await insertActivities(shop.db);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test.each([
    [{ ...GIFT, giftNights: 1 }, 10_020],
    [GIFT, 20_040],
    [{ ...GIFT, giftNights: 1, bucket: 'unknown' }, 10_020],
    [ACTIVITY, 5000],
    [{ ...ACTIVITY, adults: 3, ownUse: true }, 7000],
    [BOX, 9900],
    [{ ...BOX, code: 'SEABOX' }, 9900],
  ])('PR-112, PR-078, PR-090: %j costs %i cents, whatever the page thought', async (request, total) => {
    const { status, body } = await begin({ ...request, expectedPrice: 1 });
    expect([status, body]).toMatchObject([
      200,
      {
        total,
        remainingAmountToPay: total,
        priceChange: { from: 1, to: total },
        product: { kind: request.kind },
        cancellation: { options: [], chosen: null },
      },
    ]);
    expect(body.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test.each([
    ['a stay that is not given', { ...GIFT, offerId: 1001 }, 'offerId'],
    ['an offer that does not exist', { ...GIFT, offerId: 77 }, 'offerId'],
    ['an activity that is not published', { ...ACTIVITY, activityId: 2004 }, 'activityId'],
    ['an activity for too many', { ...ACTIVITY, adults: 4 }, 'adults'],
    ['a box that does not exist', { ...BOX, code: 'NOEBOX' }, 'code'],
  ])('%s is refused', async (_what, request, field) => {
    const { status, body } = await begin(request);
    expect([status, body]).toMatchObject([409, { errors: [{ field, message: 'NOT_AVAILABLE' }] }]);
  });

  test.each([GIFT, BOX])(
    'PR-126, PR-129: what the giver writes goes with %j, and stays when it is held anew',
    async (request) => {
      const { body: begun } = await begin(request);
      const change = (note: object) => post(shop.server, `/api/checkout/${begun.id}`, { note });
      const note = { toName: 'Anna & Tom', fromName: 'Zoë', message: 'Have fun' };
      expect((await change(note)).body).toMatchObject({ product: note });
      // Fields that are left out stay as they are.
      expect((await change({ message: ' ' })).body).toMatchObject({ product: { ...note, message: '' } });
      const renewed = await post(shop.server, `/api/checkout/${begun.id}/renew`, {});
      expect(renewed.body).toMatchObject({ product: { ...note, message: '' } });
      expect(await change({ fromName: 'Zoë 2' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'note.fromName', message: 'text-only' }] },
      });
      expect(await change({ message: '4111 1111 1111 1111' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'note.message' }] },
      });
    },
  );

  test.each([ACTIVITY, { ...BOX, code: 'SEABOX', giftFormat: 'physical' }])(
    'PR-128: nothing is written on %j',
    async (request) => {
      const { body: begun } = await begin(request);
      expect(
        await post(shop.server, `/api/checkout/${begun.id}`, { note: { fromName: 'Zoë' } }),
      ).toMatchObject({ status: 400, body: { errors: [{ field: 'note', message: 'NOT_AVAILABLE' }] } });
    },
  );

  test.each([
    [GIFT, 20_040],
    [ACTIVITY, 5000],
    [BOX, 9900],
  ])('PR-168: %j is bought, and its confirmation names it', async (request, total) => {
    const { body: checkout } = await begin(request);
    const paying = await startPaying(shop.server, orderOf(checkout));
    await confirm(shop.server, paying, 'approved');
    expect(await finish(shop.server, paying)).toMatchObject({ booking: { orderUUID: checkout.id } });
    const read = await shop.server.inject(`/api/orders/${checkout.id}`);
    const order = read.json<Confirmation>();
    expect(order).toMatchObject({ state: 'paid', total, product: { kind: request.kind } });
    const email = await shop.db
      .selectFrom('email')
      .select(['subject', 'text'])
      .where('purchase_id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    expect(email.subject).toContain(order.product.label);
    expect(email.text).toContain(order.number);
    expect(email.text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('PR-113, PR-174: a gift that is posted costs its sleeve, its extras and its posting, too', async () => {
    const { groups } = (await shop.server.inject('/front-gateway/gift/extras?locale=fr_FR')).json<{
      groups: { selection: string; items: { id: string; price: number }[] }[];
    }>();
    const [sleeves, extras] = ['single', 'multiple'].map(
      (selection) => groups.find((group) => group.selection === selection)?.items ?? [],
    );
    const sleeve = sleeves?.at(-1);
    const extra = extras?.[0];
    const shipping = (await shop.server.inject('/front-gateway/gift/shipping-cost?locale=fr_FR')).json<{
      amount: number;
      internationalFee: number;
    }>();
    const total =
      10_020 + (sleeve?.price ?? 0) + (extra?.price ?? 0) + shipping.amount + shipping.internationalFee;
    const posted = { giftFormat: 'physical', sleeves: sleeve?.id, extras: [extra?.id], message: 'Hi' };
    const { body } = await begin({ ...GIFT, giftNights: 1, ...posted, expectedPrice: total });
    expect(body).toMatchObject({
      total,
      priceChange: null,
      product: { sleeves: sleeve?.id, extras: [extra?.id], message: '' },
    });
    expect(body.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  describe('PR-110: a gift that is posted', () => {
    const FULFILMENT = 'print@example.com';
    const buy = async (request: object) => {
      const { body: checkout } = await begin(request);
      const paying = await startPaying(shop.server, orderOf(checkout));
      await confirm(shop.server, paying, 'approved');
      await finish(shop.server, paying);
      return checkout;
    };
    const postingOf = (orderId: string) =>
      shop.db.selectFrom('posting').selectAll().where('purchase_id', '=', orderId).executeTakeFirst();
    const emailsOf = (orderId: string) =>
      shop.db.selectFrom('email').selectAll().where('purchase_id', '=', orderId).orderBy('kind').execute();
    const sweepPostings = () => sweep({ ...shop.context, fulfilmentEmail: FULFILMENT });

    test.each([
      { ...GIFT, giftNights: 1 },
      { ...BOX, code: 'SEABOX' },
    ])('whoever prints %j is written to once, with all that the print and the post need', async (request) => {
      const { id } = await buy({
        ...request,
        giftFormat: 'physical',
        sleeves: 'mountain',
        extras: ['ribbon'],
      });
      expect(await postingOf(id)).toMatchObject({ state: 'open', ordered_at: null });
      // Without a fulfilment address, the posted gift waits.
      await shop.sweep();
      expect(await postingOf(id)).toMatchObject({ state: 'open' });
      await Promise.all(Array.from({ length: 4 }, sweepPostings));
      await sweepPostings();
      expect(await postingOf(id)).toMatchObject({ state: 'ordered', ordered_at: expect.any(Date) });
      const emails = await emailsOf(id);
      expect(emails).toMatchObject([
        { kind: 'confirmation', recipient: 'ana@example.com' },
        { kind: 'posting', recipient: FULFILMENT, sent_at: null },
      ]);
      const { code } = await shop.db
        .selectFrom('voucher')
        .select('code')
        .where('purchase_id', '=', id)
        .executeTakeFirstOrThrow();
      const { firstName, lastName, addressLine, postalCode, city, phoneNumber } = buyerOfTest();
      const { text = '', html = '', subject = '' } = emails[1] ?? {};
      const needed = [
        code,
        `${firstName} ${lastName}`,
        addressLine,
        `${postalCode} ${city}`,
        phoneNumber,
        'Sleeve: mountain, Air des cimes, en lin',
        'Extra: ribbon, Ruban de soie noué à la main',
        'Un cadeau pour vous',
        'Valable jusqu',
      ];
      for (const fact of needed)
        expect([text, html]).toEqual([text, html].map(() => expect.stringContaining(fact)));
      expect(subject).toMatch(/^To print and post: .* \(\d{8}\)$/);
      expect(subject + text + html).not.toMatch(/undefined|NaN/);
    });

    test('one that is sent by e-mail is not posted', async () => {
      const { id } = await buy({ ...GIFT, giftNights: 1 });
      await sweepPostings();
      expect(await postingOf(id)).toBeUndefined();
      expect((await emailsOf(id)).map(({ kind }) => kind)).toEqual(['confirmation', 'voucher']);
    });
  });

  test('an order that names another product than its checkout is an error', async () => {
    const { body: checkout } = await begin(GIFT);
    const { body: other } = await begin(BOX);
    const { items } = orderOf(other);
    const sent = await post(shop.server, '/front-gateway/purchase/orders', { ...orderOf(checkout), items });
    expect(sent.body).toMatchObject({ error: { code: 'ORDER_MISMATCH' } });
  });

  test('an order of a voucher is kept for a day; begun again, it has the price of then', async () => {
    const { body } = await begin({ ...BOX, expectedPrice: 9900 });
    shop.wait(23 * 60);
    await shop.sweep();
    const state = async () => (await shop.server.inject(`/api/checkout/${body.id}`)).json().state;
    expect(await state()).toBe('held');
    shop.wait(61);
    await shop.sweep();
    expect(await state()).toBe('expired');
    await shop.db.updateTable('gift_box').set({ sell_price: 10_900 }).where('code', '=', 'SEAEBOX').execute();
    const renewed = await post(shop.server, `/api/checkout/${body.id}/renew`, {});
    expect(renewed.body).toMatchObject({ state: 'held', priceChange: { from: 9900, to: 10_900 } });
  });

  test('one attempt sent ten times at once is one order', async () => {
    const attempt = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => begin({ ...GIFT, attempt })));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  });
});
