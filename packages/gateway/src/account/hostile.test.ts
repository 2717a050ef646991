import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../testing/databases.ts';
import { accountVisitor } from '../testing-purchase/accountVisitor.ts';

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

  test('hostile bodies get a clear 4xx and store nothing', async () => {
    const headers = await signIn();
    const before = await shop().db.selectFrom('account').selectAll().execute();
    await shop().db.deleteFrom('sign_in_link').execute();
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\u0000', '\ud83d', 'a@b.c\r\nBcc: all@example.com', 'x'.repeat(300)),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const field = fc.constantFrom(
      'email',
      'token',
      'everywhere',
      'firstName',
      'added',
      'confirmed',
      '__proto__',
    );
    const path = fc.constantFrom('signin', 'session', 'profile', 'wishlist', 'delete');
    await fc.assert(
      fc.asyncProperty(path, fc.dictionary(field, value, { maxKeys: 6 }), async (call, fields) => {
        // One field too few, whatever the others hold.
        const { email: _email, token: _token, confirmed: _confirmed, ...payload } = fields;
        expect((await sendJson(call, payload, headers)).statusCode).toBe(400);
      }),
      { numRuns: 80 },
    );
    await fc.assert(
      fc.asyncProperty(value, async (email) => {
        const { status } = await send('signin', { email: typeof email === 'string' ? `${email} @` : email });
        expect(status).toBe(400);
      }),
      { numRuns: 40 },
    );
    expect(await shop().db.selectFrom('account').selectAll().execute()).toEqual(before);
    expect(await shop().db.selectFrom('sign_in_link').selectAll().execute()).toEqual([]);
  });
});
