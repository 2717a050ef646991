import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../testing/databases.ts';
import { HOSTILE_RUNS, HOSTILE_TIMEOUT_MS } from '../testing-http/hostileRuns.ts';
import { accountVisitor } from '../testing-purchase/accountVisitor.ts';

/** A field that each call requires. */
const REQUIRED = {
  signin: 'email',
  session: 'token',
  profile: 'lastName',
  wishlist: 'removed',
  delete: 'confirmed',
  passkeys: 'credential',
  'passkeys/rename': 'id',
  'passkeys/remove': 'id',
  'passkey-session': 'credential',
};

const FIELD = fc.constantFrom(
  ...new Set(Object.values(REQUIRED)),
  'everywhere',
  'firstName',
  'added',
  'name',
  'origin',
  'toString',
  '__proto__',
);

const VALUE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\u0000', '\ud83d', 'a@b.c\r\nBcc: all@example.com', 'x'.repeat(300)),
  fc.jsonValue({ maxDepth: 2 }),
);

describe.each(ruleDatabases)('what is refused of accounts on $kind', ({ open }) => {
  const { shop, send, sendJson, read, signIn, me } = accountVisitor(open);

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('what another site posts is refused: %o', async (foreign) => {
    const headers = await signIn();
    for (const [path, payload] of [
      ['signin', { email: 'ana@example.com' }],
      ['session', { token: 'f'.repeat(64) }],
      ['signout', {}],
      ['delete', { confirmed: 'yes' }],
    ] as const)
      expect((await send(path, payload, { ...headers, ...foreign })).status).toBe(403);
    expect(await me(headers)).toBe(200);
  });

  test('without a session there is nothing to see or change', async () => {
    for (const path of ['me', 'trips', 'wishlist', 'export'])
      expect((await read(path, { cookie: 'sabadora-access=none' })).statusCode).toBe(401);
    for (const path of ['profile', 'delete', 'wishlist']) {
      const payload = { firstName: '', lastName: '', phone: '', confirmed: 'yes', added: [], removed: [] };
      expect((await send(path, payload)).status).toBe(401);
    }
  });

  test.each(Object.entries(REQUIRED))(
    'hostile bodies of %s get a clear 4xx and store nothing',
    async (call, required) => {
      const headers = await signIn();
      const { db } = shop();
      const stored = async () => [
        await db.selectFrom('account').selectAll().execute(),
        await db.selectFrom('passkey').selectAll().execute(),
        await db.selectFrom('sign_in_link').selectAll().execute(),
      ];
      const before = await stored();
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(FIELD, VALUE, { maxKeys: 6 }),
          fc.constantFrom(undefined, null, 0, true, {}),
          async (fields, wrong) => {
            const { statusCode, body } = await sendJson(
              call,
              { locale: 'fr_FR', ...fields, [required]: wrong },
              headers,
            );
            expect(statusCode, body).toBe(400);
            expect(JSON.parse(body)).toMatchObject({ status: 400, detail: expect.stringMatching(/./) });
          },
        ),
        { numRuns: HOSTILE_RUNS },
      );
      expect(await stored()).toEqual(before);
    },
    HOSTILE_TIMEOUT_MS,
  );

  test(
    'what is no e-mail address is sent no link',
    async () => {
      await fc.assert(
        fc.asyncProperty(VALUE, async (email) => {
          const { status } = await send('signin', {
            email: typeof email === 'string' ? `${email} @` : email,
          });
          expect(status).toBe(400);
        }),
        { numRuns: HOSTILE_RUNS },
      );
      expect(await shop().db.selectFrom('sign_in_link').selectAll().execute()).toEqual([]);
    },
    HOSTILE_TIMEOUT_MS,
  );
});
