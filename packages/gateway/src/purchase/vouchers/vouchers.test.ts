import { randomUUID } from 'node:crypto';
import type { Checkout, Confirmation, FinishedOrder, VoucherOffers } from '@sabadora/api';
import { BENEFICIARY_AFFILIATE_ID, readVoucherCode } from '@sabadora/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearch } from '../../catalogue/derived/calendarDays.ts';
import type { Database } from '../../database/connect.ts';
import { cancelBooking } from '../lookup/cancelBooking.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { insertActivities } from '../../testing-http/activities.ts';
import {
  beginOrder,
  confirm,
  finish,
  orderOf,
  post,
  type Sent,
  startPaying,
  STAY,
} from '../../testing-purchase/buyer.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  roomsLeft,
} from '../../testing-purchase/purchaseServer.ts';

/** A giftable stay of the fixture; a night costs 99 €, its voucher for one night 100.20 €. */
const NOTE = { toName: 'Anna & Tom', fromName: 'Zoë', message: 'Enjoy <b>it</b>' };
const GIFT = { kind: 'gift', offerId: 1002, giftNights: 1, ...NOTE };
const NIGHT = { ...STAY, offerId: 1002, nights: 1 };

describe.each(ruleDatabases)('vouchers on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const begin = (request: object) => beginOrder(shop.server, request);
  const voucherOf = (orderId: string) =>
    shop.db.selectFrom('voucher').selectAll().where('purchase_id', '=', orderId).executeTakeFirstOrThrow();
  const leftOn = async (code: string) => {
    const { left_amount } = await shop.db
      .selectFrom('voucher')
      .select('left_amount')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return left_amount;
  };
  /** Buys a product and returns its voucher. */
  const buyVoucher = async (request: object = GIFT) => {
    const { body: checkout } = await begin(request);
    const paying = await startPaying(shop.server, orderOf(checkout));
    await confirm(shop.server, paying, 'approved');
    await finish(shop.server, paying);
    return { checkout, paying, ...(await voucherOf(checkout.id)) };
  };
  /** Begins the booking of a stay with a voucher, and chooses the option with the least cancellation rights. */
  const redeem = async (voucher: string, changes: object = {}) => {
    const begun = await begin({ ...NIGHT, ...changes, voucher });
    if (begun.status !== 200) return begun;
    const chosen = await post(shop.server, `/api/checkout/${begun.body.id}`, {
      cancellation: 'nonCancellable',
    });
    return chosen as Sent<Checkout>;
  };
  /** Orders a checkout that its voucher pays in full. */
  const orderFree = async (checkout: Checkout) => {
    const order = orderOf(checkout);
    const created = await post(shop.server, '/front-gateway/purchase/orders', order);
    expect(created.body).toEqual({ orderUUID: checkout.id, payment: null });
    const pspAuthorization = { paymentIntentId: null, paymentMethod: 'card' };
    const { body } = await post(shop.server, '/front-gateway/purchase/zeppto', {
      ...order,
      pspAuthorization,
    });
    return body as FinishedOrder;
  };

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await insertActivities(shop.db);
    const many = Array.from({ length: 60 }, () => 50);
    await shop.db.updateTable('offer_calendar').set({ rooms: many }).execute();
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test.each([
    [GIFT, 10_020, '2028-05-21'],
    [{ kind: 'activity', activityId: 2001, adults: 2 }, 5000, '2027-11-21'],
    [{ kind: 'box', code: 'SEAEBOX' }, 9900, '2027-11-21'],
  ])('PR-107, PR-108, D-018: paid, %j issues a voucher once', async (request, value, validUntil) => {
    const { checkout, paying, code, ...voucher } = await buyVoucher(request);
    expect(voucher).toMatchObject({ kind: request.kind, value, left_amount: value, valid_until: validUntil });
    expect(readVoucherCode(code)).toBe(code);
    expect(await finish(shop.server, paying)).toMatchObject({ booking: { orderUUID: checkout.id } });
    expect((await voucherOf(checkout.id)).code).toBe(code);
    // The confirmation shows no voucher code that could be used.
    const order = await shop.server.inject(`/api/orders/${checkout.id}`);
    expect(order.body).not.toContain(code);
  });

  test('PR-129, PR-130: the voucher goes to the buyer with what the giver wrote, as text', async () => {
    const { checkout, code } = await buyVoucher();
    const email = await shop.db
      .selectFrom('email')
      .selectAll()
      .where('purchase_id', '=', checkout.id)
      .where('kind', '=', 'voucher')
      .executeTakeFirstOrThrow();
    for (const text of [email.text, email.html]) expect(text).toContain(code);
    expect(email.html).toContain('Enjoy &lt;b&gt;it&lt;/b&gt;');
    expect(email.html).toContain('Zoë');
    expect(email.html).toContain('Pour Anna &amp; Tom');
    expect(email.text).toContain('Pour Anna & Tom');
    expect(email.subject + email.text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('SE-004, PR-002: a stay that costs no more than its voucher is booked without a payment; the rest stays', async () => {
    const { code } = await buyVoucher();
    const { body: checkout } = await redeem(code.toLowerCase());
    expect(checkout).toMatchObject({
      total: 9900,
      remainingAmountToPay: 0,
      voucher: { ending: code.slice(-4), usedAmount: 9900 },
    });
    expect(await orderFree(checkout)).toMatchObject({ booking: { orderUUID: checkout.id } });
    expect(await leftOn(code)).toBe(120);
    const order = (await shop.server.inject(`/api/orders/${checkout.id}`)).json<Confirmation>();
    expect(order).toMatchObject({ state: 'paid', voucher: { ending: code.slice(-4), usedAmount: 9900 } });
  });

  test('what a voucher lacks is paid by card', async () => {
    const { code } = await buyVoucher();
    const { body: checkout } = await redeem(code, { nights: 2 });
    expect(checkout).toMatchObject({ total: 19_800, remainingAmountToPay: 9780 });
    const paying = await startPaying(shop.server, orderOf(checkout));
    await confirm(shop.server, paying, 'approved');
    expect(await finish(shop.server, paying)).toMatchObject({ booking: { orderUUID: checkout.id } });
    expect((await redeem(code)).body).toMatchObject({
      errors: [{ field: 'voucher', message: 'VOUCHER_USED' }],
    });
  });

  test('PR-148: of a booking that is cancelled in time, what its voucher paid goes back to it, as far as it is given back', async () => {
    const { code } = await buyVoucher();
    await shop.db.updateTable('offer').set({ free_cancellation_days: 3 }).where('id', '=', 1002).execute();
    const { body } = await begin({ ...NIGHT, voucher: code });
    const { body: checkout } = await post(shop.server, `/api/checkout/${body.id}`, {
      cancellation: 'flexible',
    });
    await orderFree(checkout as Checkout);
    await cancelBooking(shop.context, body.id, 7920);
    expect(await leftOn(code)).toBe(120 + 7920);
  });

  /** The orders with a voucher, ordered by state. */
  const ordersWith = (code: string) =>
    shop.db
      .selectFrom('purchase')
      .select(['id', 'state', 'voucher_amount'])
      .where('voucher_code', '=', code)
      .orderBy('state')
      .execute();

  test('one voucher that is redeemed 50 times at once makes one booking; the others are told, and none holds its rest', async () => {
    const { code } = await buyVoucher();
    const before = (await roomsLeft(shop.db, 1002))[21] ?? 0;
    const begun = await Promise.all(
      Array.from({ length: 50 }, (_, visitor) => {
        const request = { ...NIGHT, attempt: randomUUID(), voucher: code };
        return post(shop.server, '/api/checkout/init', request, { remoteAddress: `10.5.0.${visitor + 1}` });
      }),
    );
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    const orders = await ordersWith(code);
    expect(orders.map(({ state }) => state).toSorted()).toEqual([
      ...begun.slice(1).map(() => 'expired'),
      'held',
    ]);
    expect(orders.find(({ state }) => state === 'held')?.voucher_amount).toBe(9900);
    expect([await leftOn(code), (await roomsLeft(shop.db, 1002))[21]]).toEqual([120, before - 1]);

    const answers = await Promise.all(
      begun.map(async ({ body }) => {
        const checkout = body as Checkout;
        await post(shop.server, `/api/checkout/${checkout.id}`, { cancellation: 'nonCancellable' });
        const order = orderOf(checkout);
        await post(shop.server, '/front-gateway/purchase/orders', order);
        const pspAuthorization = { paymentIntentId: null, paymentMethod: 'card' };
        const sent = await post(shop.server, '/front-gateway/purchase/zeppto', {
          ...order,
          pspAuthorization,
        });
        return sent.body as FinishedOrder;
      }),
    );
    expect(answers.filter((answer) => 'booking' in answer)).toHaveLength(1);
    const told = answers.flatMap((answer) => ('error' in answer ? [answer.error.code] : []));
    expect(told).toEqual(begun.slice(1).map(() => 'HOLD_EXPIRED'));
    expect([await leftOn(code), (await roomsLeft(shop.db, 1002))[21]]).toEqual([120, before - 1]);
  });

  test('vouchers redeemed for one another’s stays at once, and holds renewed beside them, wait for each other and all get a response', async () => {
    const [one, two] = [await buyVoucher(), await buyVoucher()];
    const stays = [NIGHT, { ...NIGHT, offerId: 1003, nights: 2 }];
    const first = await Promise.all([
      begin({ ...NIGHT, voucher: one.code }),
      begin({ ...NIGHT, offerId: 1003, nights: 2, voucher: two.code }),
    ]);
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const remoteAddress = `10.6.0.${at + 1}`;
        const id = first[at % 2]?.body.id ?? '';
        if (at % 3 === 0) return post(shop.server, `/api/checkout/${id}/renew`, {}, { remoteAddress });
        const voucher = at % 2 === 0 ? one.code : two.code;
        const request = { ...stays[Math.floor(at / 2) % 2], attempt: randomUUID(), voucher };
        return post(shop.server, '/api/checkout/init', request, { remoteAddress });
      }),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    for (const { code } of [one, two]) {
      const held = (await ordersWith(code)).filter(({ state }) => state === 'held');
      expect(held).toHaveLength(1);
      expect((held[0]?.voucher_amount ?? 0) + (await leftOn(code))).toBe(10_020);
    }
  });

  test('a voucher that opens none of what is chosen leaves the stay that was chosen with it before', async () => {
    const { code } = await buyVoucher();
    const { body: first } = await redeem(code);
    expect((await redeem(code, { offerId: 1001 })).status).toBe(409);
    expect((await ordersWith(code)).map(({ id, state }) => [id, state])).toEqual([[first.id, 'held']]);
  });

  test('a promotion code beside a voucher leaves the rest on the voucher, and gift cards are never filled', async () => {
    const { code } = await buyVoucher();
    const valid_until = '2027-11-21';
    await shop.db
      .insertInto('giftcard')
      .values({ serial_number: 'CARD-V', balance: 5000, valid_until })
      .execute();
    await shop.db
      .insertInto('promotion_code')
      .values({ code: 'VTEN', percent: null, amount: 1000, valid_until, uses_left: null })
      .execute();
    const { body: checkout } = await redeem(code);
    const change = async (payload: object) =>
      (await post(shop.server, `/api/checkout/${checkout.id}`, payload)) as Sent<Checkout>;
    expect((await change({ promotionCode: 'VTEN' })).body).toMatchObject({
      total: 8900,
      voucher: { usedAmount: 8900 },
      remainingAmountToPay: 0,
    });
    expect(await leftOn(code)).toBe(1120);
    expect((await change({ giftcards: ['CARD-V'] })).body).toMatchObject({
      errors: [{ message: 'notNeeded' }],
    });
    const card = await shop.db
      .selectFrom('giftcard')
      .select('balance')
      .where('serial_number', '=', 'CARD-V')
      .executeTakeFirstOrThrow();
    expect(card.balance).toBe(5000);
    expect((await change({ promotionCode: null })).body).toMatchObject({ voucher: { usedAmount: 9900 } });
    expect(await leftOn(code)).toBe(120);
  });

  test('another stay chosen with the voucher gives the first one up; a hold that ends gives the voucher back', async () => {
    const { code } = await buyVoucher();
    const { body: first } = await redeem(code);
    const { body: second } = await redeem(code, { checkin: '2026-12-14' });
    const state = async (id: string) =>
      (await shop.server.inject(`/api/checkout/${id}`)).json<Checkout>().state;
    expect([await state(first.id), await state(second.id), second.remainingAmountToPay]).toEqual([
      'expired',
      'held',
      0,
    ]);
    shop.wait(16);
    await shop.sweep();
    expect([await state(second.id), await leftOn(code)]).toEqual(['expired', 10_020]);
    const renewed = await post(shop.server, `/api/checkout/${second.id}/renew`, {});
    expect(renewed.body).toMatchObject({ state: 'held', remainingAmountToPay: 0 });
    expect(await leftOn(code)).toBe(120);
  });

  test.each([
    ['a code that nobody has', 'ABCD-EFGH-JKMN', {}, 'VOUCHER_UNKNOWN'],
    ['what is no code', 'x', {}, 'VOUCHER_UNKNOWN'],
  ])('%s is refused', async (_what, voucher, changes, message) => {
    const refused = await redeem(voucher, changes);
    expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ field: 'voucher', message }] }]);
  });

  test('PR-122, CH-003: a code is looked up as it was typed; one that nobody has is not found, however wrong it is', async () => {
    const { code } = await buyVoucher();
    const look = (typed: string) =>
      post(shop.server, '/api/beneficiary/voucher', { code: typed, locale: 'nl_BE' });
    expect(await look(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 200,
      body: {
        code,
        state: 'issued',
        value: 10_020,
        leftAmount: 10_020,
        product: { kind: 'gift', offerId: 1002 },
      },
    });
    const unknown = await look('ABCD-EFGH-JKMN');
    expect(unknown.status).toBe(404);
    expect(await look('x')).toEqual(unknown);
    // A rate limit prevents guessing codes.
    const more = await Promise.all(Array.from({ length: 20 }, () => look('ABCD-EFGH-JKMN')));
    expect(more.at(-1)?.status).toBe(429);
  });

  test('PR-101, PR-122: the stays that a voucher opens have the prices of vouchers', async () => {
    const { body } = await shop.server.inject('/beneficiary/single-vouchers/offers?locale=fr_FR');
    const { exactMatch } = JSON.parse(body) as VoucherOffers;
    expect(exactMatch.map(({ mainPackage }) => [mainPackage.id, mainPackage.priceType])).toEqual(
      expect.arrayContaining([
        [1002, 'beneficiary'],
        [1003, 'beneficiary'],
      ]),
    );
    const cheap = await shop.server.inject(
      '/beneficiary/single-vouchers/offers?locale=fr_FR&matchOfferRangePriceWithGiftAmount=true&giftAmount=10025',
    );
    expect(cheap.json<VoucherOffers>().exactMatch.map(({ hotelId }) => hotelId)).toEqual([101]);
    expect((await shop.server.inject('/front-gateway/box-offers/NOEBOX?locale=fr_FR')).statusCode).toBe(404);
  });

  test('PR-101, PR-122: the stays that a voucher opens can be filtered, and their facets count them', async () => {
    type Facets = { totalCount: number; properties: { propertyType: string; values: Counted[] }[] };
    type Counted = { value: string | number; count: number };
    const read = async <Body>(path: string) => (await shop.server.inject(path)).json<Body>();
    const path = '/beneficiary/single-vouchers';
    const all = await read<VoucherOffers>(`${path}/offers?locale=fr_FR`);
    const facets = await read<Facets>(`${path}/facets?locale=fr_FR&propertiesRequested=stars`);
    expect(facets.totalCount).toBe(all.searchDetails.totalCount);
    expect(facets.properties.map(({ propertyType }) => propertyType)).toEqual(['stars']);
    const stars = facets.properties[0]?.values ?? [];
    expect(stars.filter(({ count }) => count > 0).length).toBeGreaterThan(0);
    for (const { value, count } of stars) {
      const { searchDetails } = await read<VoucherOffers>(`${path}/offers?locale=fr_FR&stars=${value}`);
      expect([value, searchDetails.totalCount]).toEqual([value, count]);
    }
    const narrowed = `${path}/facets?locale=fr_FR&matchOfferRangePriceWithGiftAmount=true&giftAmount=10025`;
    expect((await read<Facets>(narrowed)).totalCount).toBe(1);
    expect((await shop.server.inject('/front-gateway/box-facets/NOEBOX?locale=fr_FR')).statusCode).toBe(404);
  });

  test('a voucher opens its stays alone, and is good until its last day', async () => {
    const { code } = await buyVoucher();
    const { code: ofActivity } = await buyVoucher({ kind: 'activity', activityId: 2001, adults: 2 });
    const message = async (sent: Promise<Sent<Checkout>>) => (await sent).body;
    expect(await message(redeem(code, { offerId: 1001 }))).toMatchObject({
      errors: [{ message: 'VOUCHER_OTHER' }],
    });
    expect(await message(redeem(ofActivity))).toMatchObject({ errors: [{ message: 'VOUCHER_OTHER' }] });
    await shop.db
      .updateTable('voucher')
      .set({ valid_until: '2026-11-20' })
      .where('code', '=', code)
      .execute();
    expect(await message(redeem(code))).toMatchObject({ errors: [{ message: 'VOUCHER_EXPIRED' }] });
  });

  describe('PR-101, PR-122: on the dates of the beneficiary', () => {
    const SINGLE = '/beneficiary/single-vouchers';
    const read = async <Body>(path: string) => (await shop.server.inject(path)).json<Body>();
    /** The stays that are found, each with its price. */
    const staysOn = async (path: string) =>
      (await read<VoucherOffers>(`${path}locale=fr_FR`)).exactMatch.map(({ mainPackage }) => [
        mainPackage.id,
        mainPackage.sellPrice,
      ]);
    const countOn = async (path: string) =>
      (await read<{ totalCount: number }>(`${path}locale=fr_FR`)).totalCount;
    const setRooms = async (offerId: number, rooms: number) => {
      const days = Array.from({ length: 60 }, () => rooms);
      await shop.db
        .updateTable('offer_calendar')
        .set({ rooms: days })
        .where('offer_id', '=', offerId)
        .execute();
      await refreshSearch(shop.db);
    };

    test('only stays that are free are found, at what they cost on those dates, and facets count them', async () => {
      // The other stay has a minimum of two nights.
      expect(await staysOn(`${SINGLE}/offers?checkin=2026-12-12&`)).toEqual([[1002, 9900]]);
      expect(await countOn(`${SINGLE}/facets?checkinDate=2026-12-12&`)).toBe(1);
      const both = await read<VoucherOffers>(`${SINGLE}/offers?checkinDate=2026-12-12&night=2&locale=fr_FR`);
      expect(both.exactMatch.map(({ mainPackage }) => mainPackage)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 1002, sellPrice: 19_800, nights: 2, checkout: '2026-12-14' }),
          expect.objectContaining({ id: 1003, priceType: 'beneficiary', checkin: '2026-12-12' }),
        ]),
      );
      await setRooms(1002, 0);
      expect(await staysOn(`${SINGLE}/offers?checkin=2026-12-12&`)).toEqual([]);
      expect(await countOn(`${SINGLE}/facets?checkin=2026-12-12&`)).toBe(0);
      expect((await staysOn(`${SINGLE}/offers?`)).length).toBe(2);
      await setRooms(1002, 50);
      expect((await shop.server.inject(`${SINGLE}/offers?checkin=tomorrow&locale=fr_FR`)).statusCode).toBe(
        400,
      );
    });

    test('the fixed affiliate is taken, another is not', async () => {
      const status = async (affiliateId: number) =>
        (await shop.server.inject(`${SINGLE}/offers?affiliateId=${affiliateId}&locale=fr_FR`)).statusCode;
      expect([await status(BENEFICIARY_AFFILIATE_ID), await status(360)]).toEqual([200, 400]);
    });

    test('without a code, the stays that any box opens; of a hotel up to 20, or as many as are requested', async () => {
      const BOXES = '/beneficiary/boxes';
      expect(await staysOn(`${BOXES}/offers?`)).toEqual([]);
      await shop.db
        .updateTable('offer')
        .set({ theme_ids: [2] })
        .where('id', '=', 1002)
        .execute();
      // Each box opens a stay of its theme that costs no more than the box.
      await shop.db
        .updateTable('gift_box')
        .set({ theme_ids: [2], sell_price: 20_000 })
        .where('code', '=', 'SEAEBOX')
        .execute();
      await shop.db
        .updateTable('gift_box')
        .set({ theme_ids: [1], sell_price: 5000 })
        .where('code', '=', 'CITYEBOX')
        .execute();
      await refreshSearch(shop.db);
      const ids = async (path: string) => (await staysOn(path)).map(([id]) => id);
      expect(await ids(`${BOXES}/offers?`)).toEqual([1002]);
      expect(await countOn(`${BOXES}/facets?`)).toBe(1);
      expect(await ids('/front-gateway/box-offers/SEAEBOX?')).toEqual([1002]);
      expect(await ids('/front-gateway/box-offers/CITYEBOX?')).toEqual([]);
      expect(await staysOn(`${BOXES}/offers?checkin=2026-12-12&night=2&`)).toEqual([[1002, 19_800]]);

      await shop.db
        .updateTable('offer')
        .set({ theme_ids: [2], giftable: true })
        .where('id', '=', 1001)
        .execute();
      await shop.db
        .updateTable('offer')
        .set({ voucher_prices: [9000, 18_000, 27_000] })
        .where('id', '=', 1001)
        .execute();
      await refreshSearch(shop.db);
      const ofHotel = async (query: string) => {
        const { exactMatch } = await read<VoucherOffers>(`${BOXES}/offers?hotelId=101&${query}locale=fr_FR`);
        return exactMatch.map(({ mainPackage, otherPackages }) =>
          [mainPackage, ...otherPackages].map(({ id }) => id).toSorted((a, b) => a - b),
        );
      };
      expect(await ofHotel('')).toEqual([[1001, 1002]]);
      expect((await ofHotel('numberOfPackagesPerHotel=1&'))[0]).toHaveLength(1);
    });
  });
});
