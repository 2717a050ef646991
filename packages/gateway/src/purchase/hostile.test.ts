import { randomUUID } from 'node:crypto';
import type { Checkout } from '@sabadora/api';
import { buyerOfTest } from '@sabadora/api/testing';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { insertActivities } from '../testing-http/activities.ts';
import { buyFlexible, findBooking } from '../testing-purchase/bookings.ts';
import { damaged, type Json, placesIn, withAt } from '../testing-http/damagedBodies.ts';
import { begin, beginAndChoose, beginOrder, orderOf, STAY } from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer, setRooms } from '../testing-purchase/purchaseServer.ts';
import { WEBHOOK_PATH } from './sandbox/deliverWebhooks.ts';
import { sandboxSecret } from './sandbox/sandboxProvider.ts';
import { sign, SIGNATURE_HEADER } from './sandbox/signature.ts';

/** Damaged requests to each call, more in the full run. */
const RUNS = process.env['SABADORA_MATRIX'] === 'all' ? 1500 : 30;

const asJson = (value: unknown) => structuredClone(JSON.parse(JSON.stringify(value))) as Json;

const TABLES = [
  'purchase',
  'purchase_history',
  'payment',
  'refund',
  'instalment',
  'booking_move',
  'giftcard',
  'promotion_code',
  'voucher',
  'posting',
  'email',
  'webhook_event',
  'sandbox_intent',
  'offer_calendar',
] as const;

describe.each(ruleDatabases)('hostile requests to a purchase on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  let checkout: Checkout;
  let ordered: Checkout;
  let posted: Checkout;
  let access: string;
  let sent = 0;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await insertActivities(shop.db);
    await setRooms(shop.db, 20_000);
    checkout = await beginAndChoose(shop.server);
    ordered = await beginAndChoose(shop.server);
    const valid_until = '2027-11-21';
    await shop.db
      .insertInto('giftcard')
      .values(['HOST-1', 'HOST-2'].map((serial_number) => ({ serial_number, balance: 1000, valid_until })))
      .execute();
    await shop.db
      .insertInto('promotion_code')
      .values({ code: 'HOSTILE', percent: 10, amount: null, valid_until, uses_left: null })
      .execute();
    posted = (await beginOrder(shop.server, { kind: 'gift', offerId: 1002, giftNights: 1 })).body;
    ({ access } = await findBooking(shop, await buyFlexible(shop)));
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  /** The content of all purchase tables, as one text. */
  const stored = async () => {
    const parts = TABLES.map(
      (table) =>
        sql`(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${sql.table(table)} t)`,
    );
    const { rows } = await sql<{ all: string }>`select concat_ws(',', ${sql.join(parts)}) as all`.execute(
      shop.db,
    );
    return rows[0]?.all ?? '';
  };

  /** Sends each request from another address, so that no rate limit refuses it. */
  const send = (url: string, payload: string, headers: Record<string, string> = {}) => {
    sent += 1;
    return shop.server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress: `10.${Math.floor(sent / 60_000) + 20}.${Math.floor(sent / 250) % 240}.${(sent % 250) + 1}`,
    });
  };

  /** Expects a refusal that changes no row; other responses are counted. */
  const expectRefused = async (url: string, payload: string, headers?: Record<string, string>) => {
    const before = await stored();
    const response = await send(url, payload, headers);
    const shown = `${url} ${payload.slice(0, 300)} → ${response.statusCode} ${response.body.slice(0, 300)}`;
    expect(response.statusCode, shown).toBeLessThan(500);
    const isError = response.statusCode >= 400 || response.body.startsWith('{"error"');
    if (!isError) return false;
    expect(response.body.length, shown).toBeGreaterThan(20);
    expect(response.body, shown).not.toMatch(
      /at .*\.ts:|node_modules|syntax error|constraint|postgres|kysely/i,
    );
    expect(await stored(), shown).toBe(before);
    return true;
  };

  const stay = asJson({ ...STAY, attempt: randomUUID(), expectedPrice: 16_000, minisite: 1 });
  const calls: [name: string, url: () => string, body: () => Json][] = [
    ['checkout/init of a stay', () => '/api/checkout/init', () => stay],
    [
      'checkout/init with a voucher',
      () => '/api/checkout/init',
      () => asJson({ ...STAY, attempt: randomUUID(), voucher: 'ABCD-EFGH-JKMN' }),
    ],
    [
      'checkout/init of a posted gift',
      () => '/api/checkout/init',
      () =>
        asJson({
          locale: 'fr_FR',
          attempt: randomUUID(),
          kind: 'gift',
          offerId: 1002,
          giftNights: 1,
          bucket: 'all',
          giftFormat: 'physical',
          sleeves: 'lake',
          extras: ['ribbon'],
          fromName: 'Zoë',
          message: 'Hi',
        }),
    ],
    [
      'checkout/init of an activity',
      () => '/api/checkout/init',
      () =>
        asJson({
          locale: 'fr_FR',
          attempt: randomUUID(),
          kind: 'activity',
          activityId: 2001,
          adults: 2,
          ownUse: true,
        }),
    ],
    [
      'checkout/init of a box',
      () => '/api/checkout/init',
      () =>
        asJson({
          locale: 'nl_BE',
          attempt: randomUUID(),
          kind: 'box',
          code: 'SEABOX',
          fromName: '',
          message: '',
        }),
    ],
    [
      'checkout update',
      () => `/api/checkout/${checkout.id}`,
      () =>
        asJson({
          cancellation: 'nonCancellable',
          buyer: buyerOfTest(),
          giftcards: ['HOST-1'],
          promotionCode: 'HOSTILE',
          paymentMethod: 'card',
          specialRequest: 'A cot',
          acceptedPrice: 16_000,
        }),
    ],
    ['a code at the checkout', () => `/api/checkout/${checkout.id}`, () => asJson({ code: 'HOST-2' })],
    [
      'purchase/orders',
      () => '/front-gateway/purchase/orders',
      () => {
        const { items, ...order } = orderOf(ordered);
        const { shortStayItem } = items;
        return asJson({
          ...order,
          items: { ...items, shortStayItem: { ...shortStayItem, specialRequest: 'A cot' } },
        });
      },
    ],
    ['purchase/orders of a gift', () => '/front-gateway/purchase/orders', () => asJson(orderOf(posted))],
    [
      'purchase/zeppto',
      () => '/front-gateway/purchase/zeppto',
      () =>
        asJson({
          ...orderOf(checkout),
          pspAuthorization: { paymentIntentId: 'pi_unknown', paymentMethod: 'card' },
        }),
    ],
    [
      'insurance/quote',
      () => '/front-gateway/purchase/insurance/quote',
      () => asJson({ cancellationType: 'flexible', orderAmount: 16_000 }),
    ],
    ['bookings/read', () => '/api/bookings/read', () => asJson({ access })],
    ['bookings/cancel', () => '/api/bookings/cancel', () => asJson({ access, expectedRefund: 1 })],
    [
      'bookings/move/quote',
      () => '/api/bookings/move/quote',
      () => asJson({ access, checkin: '2026-12-19', nights: 2, activityDaySelections: ['812_2026-12-19'] }),
    ],
    [
      'bookings/move',
      () => '/api/bookings/move',
      () =>
        asJson({
          access,
          attempt: randomUUID(),
          checkin: '2026-12-19',
          nights: 2,
          activityDaySelections: [],
          expectedAmount: 0,
        }),
    ],
    [
      'bookings/move/finish',
      () => '/api/bookings/move/finish',
      () => asJson({ access, paymentIntentId: 'pi_unknown' }),
    ],
    [
      'beneficiary/voucher',
      () => '/api/beneficiary/voucher',
      () => asJson({ code: 'ABCD-EFGH-JKMN', locale: 'fr_FR' }),
    ],
    [
      'sandbox confirm',
      () => '/front-gateway/sandbox/intents/pi_unknown/confirm',
      () => asJson({ clientSecret: 'x', card: 'approved', returnPath: '/' }),
    ],
  ];

  test.each(calls)(
    '%s: what is damaged is refused clearly, and stores nothing',
    async (_name, url, body) => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(damaged(body()), async (value) => {
          if (await expectRefused(url(), JSON.stringify(value) ?? '')) refused += 1;
        }),
        { numRuns: RUNS, seed: 11 },
      );
      expect(refused).toBeGreaterThan(RUNS / 4);
    },
    240_000,
  );

  test.each(['0001-01-01', '0001-01-02', '9999-12-30', '9999-12-31'])(
    'a stay from %s, at the end of all days, is refused',
    async (checkin) => {
      const asked = { checkin, attempt: randomUUID() };
      const moved = { access, nights: 2, activityDaySelections: [], ...asked };
      const refused: [url: string, body: Record<string, unknown>][] = [
        ['/api/checkout/init', { ...STAY, ...asked }],
        ['/api/checkout/init', { ...STAY, ...asked, voucher: 'ABCD-EFGH-JKMN' }],
        ['/api/bookings/move', { ...moved, expectedAmount: 0 }],
      ];
      for (const [url, body] of refused)
        expect([url, await expectRefused(url, JSON.stringify(body))]).toEqual([url, true]);
      const quote = await send('/api/bookings/move/quote', JSON.stringify(moved));
      expect(quote.statusCode).toBeLessThan(500);
    },
  );

  test('a text that no database can keep is refused wherever it stands', async () => {
    for (const [, url, body] of calls) {
      for (const place of placesIn(body())) {
        for (const text of ['\0', 'Zoë\0', '\uD83D', 'Zoë\uDE00']) {
          const refused = await expectRefused(url(), JSON.stringify(withAt(body(), place, text)) ?? '');
          expect([url(), place, text, refused]).toEqual([url(), place, text, true]);
        }
      }
    }
  });

  test('bookings/lookup: a number or an e-mail that cannot be is refused, any other is unknown', async () => {
    const key = asJson({ number: '10000000', email: 'ana@example.org' });
    const bodies = fc.sample(damaged(key), { numRuns: 40, seed: 11 });
    const refused = await Promise.all(
      bodies.map(
        async (value) => (await send('/api/bookings/lookup', JSON.stringify(value) ?? '')).statusCode,
      ),
    );
    expect(refused.filter((status) => status !== 400 && status !== 404)).toEqual([]);
  });

  test('bodies that are no JSON object, too long, or of another type are refused by every call', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1',
      '{"a":',
      '\u0000',
      '{"__proto__":{"id":1}}',
      `{"a":"${'x'.repeat(70_000)}"}`,
      '['.repeat(30_000),
    ];
    for (const [, url] of calls) {
      for (const body of bodies) expect(await expectRefused(url(), body), body.slice(0, 20)).toBe(true);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/xml',
      ]) {
        const form = await expectRefused(url(), 'a=1', { 'content-type': type });
        expect(form, type).toBe(true);
      }
    }
  });

  test('ids and codes in addresses that cannot be are refused', async () => {
    const ids = [
      'x',
      '%00',
      '%ED%A0%80',
      '..%2f..',
      'a'.repeat(3000),
      "'",
      checkout.id.slice(1),
      randomUUID(),
      '%F0%9F%98%80',
    ];
    const paths = [
      '/api/checkout/',
      '/api/orders/',
      '/front-gateway/box-offers/',
      '/front-gateway/sandbox/challenge/',
    ];
    for (const path of paths) {
      for (const id of ids) {
        const { statusCode, body } = await shop.server.inject(`${path}${id}?locale=fr_FR&clientSecret=${id}`);
        expect([400, 404, 414], `${path}${id.slice(0, 40)} → ${statusCode} ${body}`).toContain(statusCode);
      }
    }
    for (const id of ids) {
      expect(await expectRefused(`/api/checkout/${id}/renew`, '{}')).toBe(true);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect(
        await expectRefused(
          `/front-gateway/sandbox/challenge/${id}`,
          `clientSecret=${id}&answer=approve`,
          form,
        ),
      ).toBe(true);
      for (const file of ['receipt.pdf', 'stay.ics']) {
        const { statusCode } = await shop.server.inject(`/api/orders/${id}/${file}?access=${id}`);
        expect([400, 404, 414]).toContain(statusCode);
      }
    }
  });

  test('webhooks: only what the provider signed is read, and damaged ones change nothing', async () => {
    const { intent_id } = await shop.db
      .selectFrom('payment')
      .select('intent_id')
      .where('intent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const event = asJson({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent_id } },
    });
    const secret = await sandboxSecret(shop.db);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          damaged(event).map((value) => JSON.stringify(value) ?? ''),
          fc.string({ unit: 'binary' }),
        ),
        fc.oneof(fc.constantFrom('', 't=1,v1=', `t=1,v1=${'0'.repeat(64)}`), fc.string({ maxLength: 80 })),
        async (body, signature) => {
          const plain = signature.replaceAll(/[^\x20-\x7e]/g, '');
          expect(await expectRefused(WEBHOOK_PATH, body, { [SIGNATURE_HEADER]: plain })).toBe(true);
          // The provider itself may send unknown events: they are accepted or refused, but never cause an error.
          const before = (await stored()).split(',').toSpliced(TABLES.indexOf('webhook_event'), 1);
          const signed = await send(WEBHOOK_PATH, body, {
            [SIGNATURE_HEADER]: sign(secret, body, shop.now()),
          });
          expect(signed.statusCode, body).toBeLessThan(500);
          expect((await stored()).split(',').toSpliced(TABLES.indexOf('webhook_event'), 1)).toEqual(before);
        },
      ),
      { numRuns: RUNS, seed: 11 },
    );
  });

  test('after all of that a stay is still begun', async () => {
    expect((await begin(shop.server)).status).toBe(200);
  });
});
