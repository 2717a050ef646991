import { LOCALES, marketOf } from '@sabadora/domain';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { HOSTILE_RUNS, HOSTILE_TIMEOUT_MS } from '../testing-http/hostileRuns.ts';
import { forgetUnconfirmed } from './subscriptions.ts';

const SUBSCRIBE = '/front-gateway/marketing/newsletter';
const CONFIRM = `${SUBSCRIBE}/confirm`;
const END = `${SUBSCRIBE}/unsubscribe`;

const START = Date.parse('2026-11-21T11:00:00Z');

describe.each(ruleDatabases)('the newsletter on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let nowMs = START;
  let address = 0;

  beforeAll(async () => {
    database = await open();
    server = createGateway({
      database,
      clock: () => new Date(nowMs),
      siteOrigin: (locale) => `https://${marketOf(locale).language}.example.com`,
    });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  beforeEach(async () => {
    nowMs = START;
    await database.kysely.deleteFrom('newsletter_subscription').execute();
    await database.kysely.deleteFrom('email').execute();
  });

  const newAddress = () => `10.1.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}`;

  async function post(url: string, payload: object, remoteAddress = newAddress()) {
    const response = await server.inject({ method: 'POST', url, payload, remoteAddress });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  }

  const postForm = (url: string, fields: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: newAddress(),
    });

  const reader = (changes: object = {}) => ({
    email: 'ana@example.com',
    country: 'FR',
    language: 'fr',
    ...changes,
  });

  const stored = () => database.kysely.selectFrom('newsletter_subscription').selectAll().execute();
  const mails = () => database.kysely.selectFrom('email').selectAll().orderBy('created_at').execute();

  /** The token in the link of the last e-mail of a kind. */
  async function tokenIn(kind: 'newsletterConfirm' | 'newsletterWelcome'): Promise<string> {
    const mail = (await mails()).findLast((each) => each.kind === kind);
    return /(?:confirm|unsubscribe)=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  test('CH-097, CH-098: an address is written to, and subscribed once it answers', async () => {
    const asked = await post(SUBSCRIBE, reader());
    expect([asked.status, asked.body]).toEqual([200, { returnPath: '/newsletter?ref=sent' }]);
    expect(await stored()).toMatchObject([{ email: 'ana@example.com', locale: 'fr_FR', confirmed_at: null }]);
    const confirmed = await post(CONFIRM, { token: await tokenIn('newsletterConfirm') });
    expect([confirmed.status, confirmed.body]).toEqual([200, { returnPath: '/newsletter?ref=confirmed' }]);
    expect(await stored()).toMatchObject([{ confirmed_at: new Date(START), confirm_hash: null }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletterConfirm', 'newsletterWelcome']);
  });

  test('the token of an e-mail works once, and for 48 hours; no other is one', async () => {
    await post(SUBSCRIBE, reader());
    const token = await tokenIn('newsletterConfirm');
    expect((await post(CONFIRM, { token: 'f'.repeat(64) })).status).toBe(404);
    nowMs += 48 * 3_600_000;
    expect((await post(CONFIRM, { token })).status).toBe(404);
    await post(SUBSCRIBE, reader());
    const second = await tokenIn('newsletterConfirm');
    expect((await post(CONFIRM, { token })).status).toBe(404);
    expect((await post(CONFIRM, { token: second })).status).toBe(200);
    expect((await post(CONFIRM, { token: second })).status).toBe(404);
    expect(await mails()).toHaveLength(3);
  });

  test('known and unknown addresses get the same response, and none is written to twice in a row', async () => {
    const first = await post(SUBSCRIBE, reader());
    const again = await post(SUBSCRIBE, reader({ email: 'ANA@example.com' }));
    expect(again).toEqual(first);
    expect(await mails()).toHaveLength(1);
    await post(CONFIRM, { token: await tokenIn('newsletterConfirm') });
    nowMs += 3_600_000;
    expect(await post(SUBSCRIBE, reader())).toEqual(first);
    expect(await mails()).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  test('one press ends a subscription, and nothing of it is kept; pressed again, the response is the same', async () => {
    await post(SUBSCRIBE, reader());
    await post(CONFIRM, { token: await tokenIn('newsletterConfirm') });
    const token = await tokenIn('newsletterWelcome');
    for (const _ of ['first', 'again']) {
      const ended = await post(END, { token });
      expect([ended.status, ended.body]).toEqual([200, { returnPath: '/newsletter?ref=unsubscribed' }]);
      expect(await stored()).toEqual([]);
    }
  });

  describe('the header of a mail program', () => {
    /** Subscribes and confirms; returns path and query of the unsubscribe address in the e-mails. */
    async function subscribed(): Promise<string> {
      await post(SUBSCRIBE, reader({ country: 'BE' }));
      await post(CONFIRM, { token: await tokenIn('newsletterConfirm') });
      const [question, welcome] = await mails();
      expect(question?.unsubscribe_url).toBeNull();
      const { origin, pathname, search } = new URL(welcome?.unsubscribe_url ?? '');
      expect(origin).toBe('https://fr.example.com');
      return pathname + search;
    }

    test('RFC 8058: ends the subscription by one POST, without a redirect, as often as it is sent', async () => {
      const url = await subscribed();
      for (const _ of ['first', 'again']) {
        const response = await server.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
          remoteAddress: newAddress(),
        });
        expect([response.statusCode, response.headers['content-type']]).toEqual([
          200,
          'text/plain; charset=utf-8',
        ]);
        expect(await stored()).toEqual([]);
      }
    });

    test('RFC 2369: leads to the page that asks where it is opened, and ends nothing by that', async () => {
      const response = await server.inject(await subscribed());
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toMatch(/^\/newsletter\?locale=fr_BE&unsubscribe=[0-9a-f]{64}$/);
      expect(await stored()).toHaveLength(1);
      expect((await server.inject(`${END}?token=a&token=b`)).headers.location).toBe(
        '/newsletter?unsubscribe=',
      );
    });
  });

  test('CH-099, D-030: it can be requested by GET with a source, but not from another site', async () => {
    const query = new URLSearchParams({ ...reader(), source: 'partner' }).toString();
    const other = await server.inject({
      url: `${SUBSCRIBE}?${query}`,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(other.statusCode).toBe(403);
    expect(await stored()).toEqual([]);
    expect((await server.inject(`${SUBSCRIBE}?${query}`)).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ source: 'partner' }]);
  });

  test.each(LOCALES)('in %s a plain form is answered with the page of the market', async (locale) => {
    const { country, language } = marketOf(locale);
    const asked = await postForm(SUBSCRIBE, reader({ country, language }));
    const inBelgium = country === 'BE' ? `locale=${locale}&` : '';
    expect([asked.statusCode, asked.headers.location]).toEqual([303, `/newsletter?${inBelgium}ref=sent`]);
    const [mail] = await mails();
    expect(mail?.html).toContain(`<html lang="${marketOf(locale).bcp47}">`);
    expect(mail?.text).toContain(`https://${language}.example.com/newsletter?${inBelgium}confirm=`);
    const token = await tokenIn('newsletterConfirm');
    const confirmed = await postForm(CONFIRM, { token, locale });
    expect(confirmed.headers.location).toBe(`/newsletter?${inBelgium}ref=confirmed`);
    const late = await postForm(CONFIRM, { token, locale });
    expect([late.statusCode, late.headers.location]).toEqual([303, `/newsletter?${inBelgium}ref=expired`]);
  });

  test('CH-092: a form whose address is none gets a page that says so', async () => {
    const response = await postForm(SUBSCRIBE, reader({ email: 'ana@', country: 'BE', language: 'nl' }));
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('je e-mailadres');
    expect(await stored()).toEqual([]);
  });

  test('one network address cannot ask for many', async () => {
    const remoteAddress = newAddress();
    const ask = (at: number) => post(SUBSCRIBE, reader({ email: `a${at}@example.com` }), remoteAddress);
    for (let at = 0; at < 20; at += 1) expect((await ask(at)).status).toBe(200);
    expect((await ask(20)).status).toBe(429);
    expect(await stored()).toHaveLength(20);
  });

  test('a subscription that nobody confirms is forgotten after a month', async () => {
    nowMs = Date.now() - 31 * 86_400_000;
    await post(SUBSCRIBE, reader({ email: 'old@example.com' }));
    nowMs = Date.now();
    await post(SUBSCRIBE, reader());
    await forgetUnconfirmed(database.kysely);
    expect((await stored()).map(({ email }) => email)).toEqual(['ana@example.com']);
    expect(await mails()).toHaveLength(1);
  });

  test('hostile bodies get a clear 4xx and store nothing', { timeout: HOSTILE_TIMEOUT_MS }, async () => {
    const field = fc.constantFrom('email', 'country', 'language', 'source', 'token', '__proto__');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\u0000', '\ud83d', 'a@b.c\r\nBcc: all@example.com', 'x'.repeat(300)),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const body = fc.oneof(
      fc.dictionary(field, value, { maxKeys: 6 }),
      fc.tuple(fc.constantFrom('email', 'country', 'language'), value).map(([key, bad]) => ({
        ...reader(),
        [key]: typeof bad === 'string' ? `${bad} @ ${bad}` : bad,
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(SUBSCRIBE, CONFIRM, END), body, async (url, payload) => {
        const response = await server.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
          remoteAddress: newAddress(),
        });
        expect(response.statusCode).toBe(400);
      }),
      { numRuns: HOSTILE_RUNS },
    );
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
