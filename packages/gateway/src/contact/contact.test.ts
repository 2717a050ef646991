import type { Challenge } from '@sabadora/api';
import { LOCALES, REQUEST_TYPES } from '@sabadora/domain';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { HOSTILE_RUNS, HOSTILE_TIMEOUT_MS } from '../testing-http/hostileRuns.ts';
import { forgetOldCases } from './forgetOldCases.ts';

const CASES = '/gateway/web-to-case';
const CHALLENGE = '/gateway/captcha/challenge';

const message = (changes: object = {}) => ({
  locale: 'fr_FR',
  contact_reason: 'modification',
  Booking_ID__c: '1000 0234',
  name: 'Ana d’Été',
  email: ' ana@example.com ',
  phone: '+33 1 23 45 67 89',
  description: 'Pouvons-nous venir une semaine plus tard ?',
  ...changes,
});

describe.each(ruleDatabases)('cases with customer care on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let address = 0;

  beforeAll(async () => {
    database = await open();
    server = createGateway({
      database,
      siteOrigin: () => 'https://fr.example.com',
      careEmail: 'care@example.com',
      purchase: { showsOutbox: true },
    });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  beforeEach(async () => {
    await database.kysely.deleteFrom('customer_case').execute();
    await database.kysely.deleteFrom('email').execute();
  });

  /** A new network address for each visitor, unless a test passes its own. */
  const newAddress = () => `10.0.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}`;

  async function post(payload: object, remoteAddress = newAddress()) {
    const response = await server.inject({ method: 'POST', url: CASES, payload, remoteAddress });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), response };
  }

  async function postForm(fields: Record<string, string>, remoteAddress = newAddress()) {
    return server.inject({
      method: 'POST',
      url: CASES,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress,
    });
  }

  async function proof(): Promise<string> {
    const response = await server.inject({ url: CHALLENGE, remoteAddress: newAddress() });
    const challenge = response.json<Challenge>();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  const stored = () => database.kysely.selectFrom('customer_case').selectAll().execute();
  const written = () => database.kysely.selectFrom('email').selectAll().execute();

  test('CH-116, CH-124, CH-127: a message with its proof of work is a case, filed by its reason', async () => {
    const { status, body } = await post(message({ altcha: await proof(), type: 'other' }));
    expect([status, body]).toEqual([200, { retURL: '/fr/contact?ref=contact_thank_you' }]);
    expect(await stored()).toMatchObject([
      {
        locale: 'fr_FR',
        reason: 'modification',
        ...REQUEST_TYPES.modification,
        booking_number: '10000234',
        name: 'Ana d’Été',
        email: 'ana@example.com',
        description: 'Pouvons-nous venir une semaine plus tard ?',
        status: 'New',
      },
    ]);
    expect(await written()).toMatchObject([
      {
        recipient: 'care@example.com',
        kind: 'case',
        subject: 'Case: booking, modification (10000234)',
        text: expect.stringContaining('Pouvons-nous venir une semaine plus tard ?'),
      },
    ]);
  });

  test.each(LOCALES)(
    'CH-112, CH-127, D-106: in %s a plain form is answered with 303 to its return URL',
    async (locale) => {
      const fields = message({ locale, orgid: 'x', status: 'New', pos: 'FR' });
      const response = await postForm(fields);
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toMatch(/^\/((fr|nl)\/)?contact\?ref=contact_thank_you$/);
      const [own] = await stored();
      expect(own?.proof).toBeNull();
      const [email] = await written();
      expect(email?.text).toContain('without a proof of work');
    },
  );

  test('CH-127: a form says where it returns to, which is a contact page and nothing else', async () => {
    const retURL = '/nl/contact?locale=nl_BE&ref=contact_thank_you';
    const taken = await postForm(message({ locale: 'nl_BE', retURL }));
    expect([taken.statusCode, taken.headers.location]).toEqual([303, retURL]);
    for (const other of ['https://evil.example/contact?ref=contact_thank_you', '//evil.example', '/search']) {
      const { status } = await post(message({ retURL: other }));
      expect(status, other).toBe(400);
    }
    expect(await stored()).toHaveLength(1);
  });

  test('CH-118: a question before a booking has no booking number, whatever was sent', async () => {
    const { status } = await post(message({ contact_reason: 'avv_info', Booking_ID__c: 'soon' }));
    expect(status).toBe(200);
    expect((await stored())[0]?.booking_number).toBeNull();
  });

  test.each([
    ['Booking_ID__c', '1234567', 'booking-number'],
    ['Booking_ID__c', '', 'required'],
    ['email', 'ana@', 'email'],
    ['name', 'R2D2', 'text-only'],
    ['phone', 'call me', 'phone'],
    ['description', ' ', 'required'],
  ])(
    'CH-117, CH-119, CH-120, CH-121, CH-122: %s "%s" is refused as %s, and nothing is stored',
    async (field, text, fault) => {
      const { status, body } = await post(message({ [field]: text }));
      expect([status, body['errors']]).toEqual([400, [{ field, message: fault }]]);
      expect(await stored()).toEqual([]);
    },
  );

  test('CH-125: a plain form that is refused names what to mend, in the visitor’s language', async () => {
    const response = await postForm(message({ locale: 'nl_NL', email: 'ana@' }));
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Je bericht is niet verstuurd');
    expect(response.body).toContain('je e-mailadres');
    expect(await stored()).toEqual([]);
  });

  test('CH-124, D-107: a proof of work counts once, and the same message sent again is the same case', async () => {
    const altcha = await proof();
    expect((await post(message({ altcha }))).status).toBe(200);
    expect((await post(message({ altcha }))).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    const other = await post(message({ altcha, description: 'Another one' }));
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'altcha' }] } });
    expect(await stored()).toHaveLength(1);
    expect(await written()).toHaveLength(1);
  });

  test.each([
    ['no payload', () => 'bm90aGluZw=='],
    ['JSON of something else', () => Buffer.from('{"challenge":null}').toString('base64')],
    ['a list', () => Buffer.from('[]').toString('base64')],
    ['a payload without end', () => 'A'.repeat(19_000)],
    [
      'a solution of an easier challenge',
      (payload: string) => {
        const parts = JSON.parse(Buffer.from(payload, 'base64').toString()) as { challenge: Challenge };
        parts.challenge.parameters.cost = 1;
        return Buffer.from(JSON.stringify(parts)).toString('base64');
      },
    ],
    [
      'a guess',
      (payload: string) => {
        const parts = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
          solution: { derivedKey: string };
        };
        parts.solution.derivedKey = '00'.repeat(32);
        return Buffer.from(JSON.stringify(parts)).toString('base64');
      },
    ],
  ])('CH-124, D-107: %s is no proof of work', async (_name, make) => {
    const { status, body } = await post(message({ altcha: make(await proof()) }));
    expect([status, body['errors']]).toMatchObject([400, [{ field: 'altcha' }]]);
    expect(await stored()).toEqual([]);
  });

  test('D-107: few messages without a proof of work are taken from one address; with one, more', async () => {
    const remoteAddress = newAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post(message(), remoteAddress)).status).toBe(200);
    }
    const refused = await post(message(), remoteAddress);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
    const page = await postForm(message(), remoteAddress);
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect((await post(message({ altcha: await proof() }), remoteAddress)).status).toBe(200);
    expect(await stored()).toHaveLength(6);
  });

  test('what is older than a year is forgotten', async () => {
    for (const description of ['old', 'new']) await post(message({ description }));
    const longAgo = new Date(Date.now() - 366 * 86_400_000);
    const { kysely } = database;
    await kysely
      .updateTable('customer_case')
      .set({ received_at: longAgo })
      .where('description', '=', 'old')
      .execute();
    await kysely.updateTable('email').set({ created_at: longAgo }).where('text', 'like', '%old%').execute();
    await forgetOldCases(kysely);
    expect((await stored()).map(({ description }) => description)).toEqual(['new']);
    expect(await written()).toHaveLength(1);
  });

  test('what is typed is text in the e-mail to customer care', async () => {
    const description = '<script>alert(1)</script>\n<img src=x onerror=alert(1)>';
    expect((await post(message({ description }))).status).toBe(200);
    const [email] = await written();
    expect(email?.html).not.toMatch(/<script|<img src=x/);
    expect(email?.html).toContain('&lt;script&gt;');
  });

  test('hostile bodies get a clear 4xx and store nothing', { timeout: HOSTILE_TIMEOUT_MS }, async () => {
    const name = fc.constantFrom(
      'locale',
      'contact_reason',
      'Booking_ID__c',
      'email',
      'description',
      'altcha',
      'retURL',
      'orgid',
      '__proto__',
      'constructor',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('\u0000', '\ud83d', "'; drop table customer_case; --", 'a'.repeat(4001), '{{7*7}}'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const bodies = fc.oneof(
      fc.dictionary(name, value, { maxKeys: 9 }),
      // A valid message with one damaged field.
      fc
        .tuple(fc.constantFrom('locale', 'contact_reason', 'email', 'phone', 'name'), value)
        .map(([key, bad]) => ({
          ...message(),
          [key]: typeof bad === 'string' ? `\u0001${bad}` : bad,
        })),
      fc.jsonValue({ maxDepth: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (payload) => {
        const response = await server.inject({
          method: 'POST',
          url: CASES,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
          remoteAddress: newAddress(),
        });
        expect(response.statusCode).toBe(400);
        expect(response.body).toContain('Bad request');
      }),
      { numRuns: HOSTILE_RUNS },
    );
    expect(await stored()).toEqual([]);
    expect(await written()).toEqual([]);
  });

  test('a form that is no form, a file, or too large is 4xx', async () => {
    const send = (payload: string, type: string) =>
      server.inject({ method: 'POST', url: CASES, headers: { 'content-type': type }, payload });
    const form = 'application/x-www-form-urlencoded';
    expect((await send('%%%=%%&&==', form)).statusCode).toBe(400);
    expect((await send('a'.repeat(100_000), form)).statusCode).toBe(413);
    expect((await send('--x--', 'multipart/form-data; boundary=x')).statusCode).toBe(415);
    expect((await send('{"a"', 'application/json')).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
