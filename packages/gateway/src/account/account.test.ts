import type { AccountData, AccountTrip, WishlistEntry } from '@sabadora/api';
import { accountCookies, LOCALES, marketOf, WISHLIST_MAX } from '@sabadora/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { testDatabases } from '../testing/databases.ts';
import { buy } from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer } from '../testing-purchase/purchaseServer.ts';
import { forgetOldSignIns } from './forgetOldSignIns.ts';

const at = (path: string) => `/front-gateway/account/${path}`;

const entry = (id: number): WishlistEntry => ({
  id,
  kind: 'STAY',
  label: 'A night by the sea',
  hotel: { label: 'Hôtel des Remparts', location: 'Saint-Malo', stars: 3 },
  headwords: '',
  imageUrl: '/images/1.webp',
  uri: `/stay/${id}`,
});

describe.each(testDatabases)('accounts on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  let address = 0;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await buy(shop.server);
  });

  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  beforeEach(async () => {
    const { db } = shop;
    for (const table of ['unlinked_purchase', 'sign_in_link', 'account'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('email').where('kind', '=', 'signIn').execute();
  });

  const newAddress = () => `10.2.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}`;

  async function send(path: string, payload: object, headers: Record<string, string> = {}) {
    const response = await shop.server.inject({
      method: 'POST',
      url: at(path),
      payload: { locale: 'fr_FR', ...payload },
      headers,
      remoteAddress: headers['x-address'] ?? newAddress(),
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), response };
  }

  const read = (path: string, headers: Record<string, string>) =>
    shop.server.inject({ url: at(path), headers, remoteAddress: newAddress() });

  const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.server.inject({
      method: 'POST',
      url: at(path),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: newAddress(),
    });

  const mails = () =>
    shop.db.selectFrom('email').selectAll().where('kind', '=', 'signIn').orderBy('created_at').execute();

  /** The token in the link of the last e-mail. */
  const lastToken = async () => /token=([0-9a-f]{64})/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

  const cookiesOf = (header: unknown) => [header].flat().map((cookie) => String(cookie).split(';', 1)[0]);

  /** Signs in by the link of an e-mail; the header that a browser sends from then on. */
  async function signIn(email = 'ana@example.com'): Promise<{ cookie: string }> {
    await send('signin', { email });
    const { status, response } = await send('session', { token: await lastToken() });
    expect(status).toBe(200);
    return { cookie: cookiesOf(response.headers['set-cookie']).join('; ') };
  }

  const me = async (headers: { cookie: string }) => (await read('me', headers)).statusCode;

  test('D-081: the link of an e-mail signs in, and its account is made then', async () => {
    const asked = await send('signin', { email: 'Zoe@example.com', origin: '/stay/1001' });
    expect([asked.status, asked.body]).toEqual([200, { returnPath: '/account/signin?ref=sent' }]);
    expect(await shop.db.selectFrom('account').select('id').execute()).toEqual([]);
    const signedIn = await send('session', { token: await lastToken() });
    expect([signedIn.status, signedIn.body]).toEqual([200, { returnPath: '/stay/1001' }]);
    const cookie = cookiesOf(signedIn.response.headers['set-cookie']).join('; ');
    const account = (await read('me', { cookie })).json<AccountData>();
    expect(account).toMatchObject({ profile: { email: 'zoe@example.com' }, sessions: 1 });
  });

  test('CH-133: over https the cookies belong to the host alone, and no script reads them', async () => {
    await send('signin', { email: 'ana@example.com' });
    const headers = { 'x-forwarded-proto': 'https' };
    const { response } = await send('session', { token: await lastToken() }, headers);
    const set = [response.headers['set-cookie']].flat();
    expect(set).toHaveLength(2);
    for (const [index, name] of Object.values(accountCookies(true)).entries())
      expect(set[index]).toMatch(
        new RegExp(`^${name}=[0-9a-f-]+; Path=/; Max-Age=5184000; HttpOnly; SameSite=Lax; Secure$`),
      );
    const cookie = cookiesOf(set).join('; ');
    expect((await read('me', { cookie, ...headers })).statusCode).toBe(200);
    expect(await me({ cookie })).toBe(401);
  });

  test('a link works once, for 30 minutes, and the newest uses up the older ones', async () => {
    await send('signin', { email: 'ana@example.com' });
    const first = await lastToken();
    shop.wait(1);
    await send('signin', { email: 'ana@example.com' });
    expect((await send('session', { token: await lastToken() })).status).toBe(200);
    for (const token of [first, await lastToken(), 'f'.repeat(64)])
      expect((await send('session', { token })).status).toBe(404);
    await send('signin', { email: 'bea@example.com' });
    shop.wait(30);
    expect((await send('session', { token: await lastToken() })).status).toBe(404);
  });

  test('a link that is used twice at once signs in once', async () => {
    await send('signin', { email: 'ana@example.com' });
    const token = await lastToken();
    const sent = await Promise.all([send('session', { token }), send('session', { token })]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('addresses with and without an account get the same answer, and a link each', async () => {
    await signIn('ana@example.com');
    const known = await send('signin', { email: 'ana@example.com' });
    const unknown = await send('signin', { email: 'nobody@example.com' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mails()).toHaveLength(3);
  });

  test('one address is sent five links in an hour, and whoever asks for more sees no difference', async () => {
    for (let count = 0; count < 7; count += 1)
      expect((await send('signin', { email: 'ana@example.com' })).status).toBe(200);
    expect(await mails()).toHaveLength(5);
    shop.wait(61);
    await send('signin', { email: 'ana@example.com' });
    expect(await mails()).toHaveLength(6);
  });

  test('one network address cannot name many', async () => {
    const remoteAddress = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const payload = { locale: 'fr_FR', email: `a${count}@` };
      const request = { method: 'POST', url: at('session'), payload, remoteAddress } as const;
      statuses.push((await shop.server.inject(request)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const ask = (count: number) =>
      shop.server.inject({
        method: 'POST',
        url: at('signin'),
        payload: { locale: 'fr_FR', email: `a${count}@example.com` },
        remoteAddress,
      });
    const asked = await Promise.all(Array.from({ length: 21 }, (_, count) => ask(count)));
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test('CH-132: signing out ends the session here, or everywhere, and clears both cookies', async () => {
    const [phone, laptop, tablet] = [await signIn(), await signIn(), await signIn()];
    const { response } = await send('signout', {}, phone);
    expect(cookiesOf(response.headers['set-cookie'])).toEqual(
      Object.values(accountCookies(false)).map((name) => `${name}=`),
    );
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
    expect([await me(phone), await me(laptop)]).toEqual([401, 200]);
    await send('signout', { everywhere: 'yes' }, laptop);
    expect([await me(laptop), await me(tablet)]).toEqual([401, 401]);
    expect((await send('signout', {}, tablet)).status).toBe(200);
  });

  test('a session ends after 60 days', async () => {
    const headers = await signIn();
    shop.wait(60 * 24 * 60 - 1);
    expect(await me(headers)).toBe(200);
    shop.wait(1);
    expect(await me(headers)).toBe(401);
  });

  test('trips are the orders of the confirmed address, and can be changed from there', async () => {
    const { trips } = (await read('trips', await signIn())).json<{ trips: AccountTrip[] }>();
    expect(trips).toMatchObject([{ booking: { state: 'paid', product: { kind: 'stay' } } }]);
    const access = trips[0]?.access;
    const booking = await shop.server.inject({
      method: 'POST',
      url: '/api/bookings/read',
      payload: { access },
    });
    expect(booking.json()).toMatchObject({ number: trips[0]?.booking.number });
    const other = await read('trips', await signIn('eve@example.com'));
    expect(other.json()).toEqual({ trips: [] });
  });

  test('ALG-21: a profile is kept as it was typed, or refused with what is wrong', async () => {
    const headers = await signIn();
    const typed = { firstName: ' Ana ', lastName: 'Núñez', phone: '+34 600 000 000' };
    expect((await send('profile', typed, headers)).status).toBe(200);
    const { profile } = (await read('me', headers)).json<AccountData>();
    expect(profile).toMatchObject({ firstName: 'Ana', lastName: 'Núñez', phone: '+34 600 000 000' });
    const refused = await send('profile', { ...typed, lastName: 'R2D2', phone: 'zero' }, headers);
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [
        { field: 'lastName', message: 'text-only' },
        { field: 'phone', message: 'phone' },
      ],
    ]);
  });

  test('CH-139: what devices saved and removed comes together in the account', async () => {
    const headers = await signIn();
    const merge = async (added: number[], removed: number[] = []) => {
      const { status, body } = await send(
        'wishlist',
        { added: added.map(entry), removed: removed.map((id) => ({ kind: 'STAY', id })) },
        headers,
      );
      expect(status).toBe(200);
      shop.wait(1);
      return (body['items'] as WishlistEntry[]).map(({ id }) => id);
    };
    expect(await merge([2, 1])).toEqual([2, 1]);
    expect(await merge([3, 1])).toEqual([3, 2, 1]);
    expect(await merge([], [2])).toEqual([3, 1]);
    const many = Array.from({ length: WISHLIST_MAX }, (_, index) => index + 100);
    expect(await merge(many)).toEqual(many);
    expect(await merge([], [100])).toEqual(many.slice(1));
  });

  test('the copy of the data has all that is stored, and no secret', async () => {
    const headers = await signIn();
    await send('wishlist', { added: [entry(7)], removed: [] }, headers);
    const copy = await read('export', headers);
    expect(copy.headers['content-disposition']).toBe('attachment; filename="sabadora-account.json"');
    expect(copy.json()).toMatchObject({
      account: { email: 'ana@example.com' },
      sessions: [expect.anything()],
      wishlist: [{ id: 7 }],
      orders: [{ buyer: { email: { email: 'ana@example.com' } } }],
    });
    expect(copy.body).not.toMatch(/hash|token/i);
  });

  test('a deleted account leaves its orders alone behind, which no later account shows', async () => {
    const headers = await signIn();
    expect((await send('delete', {}, headers)).status).toBe(400);
    const { status, body } = await send('delete', { confirmed: 'yes' }, headers);
    expect([status, body]).toEqual([200, { returnPath: '/account/signin?ref=deleted' }]);
    for (const table of ['account', 'account_session', 'account_wishlist', 'sign_in_link'] as const)
      expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await me(headers)).toBe(401);
    expect((await read('trips', await signIn())).json()).toEqual({ trips: [] });
    const { number } = await shop.db.selectFrom('purchase').select('number').executeTakeFirstOrThrow();
    const found = await shop.server.inject({
      method: 'POST',
      url: '/api/bookings/lookup',
      payload: { number: String(number), email: 'ana@example.com' },
    });
    expect(found.statusCode).toBe(200);
  });

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

  test.each(LOCALES)(
    'in %s plain forms sign in, and the e-mail has the words of the market',
    async (locale) => {
      const inBelgium = marketOf(locale).country === 'BE' ? `locale=${locale}&` : '';
      const asked = await sendForm('signin', { locale, email: 'ana@example.com' });
      expect([asked.statusCode, asked.headers.location]).toEqual([
        303,
        `/account/signin?${inBelgium}ref=sent`,
      ]);
      const [mail] = await mails();
      expect(mail?.html).toContain(`<html lang="${marketOf(locale).bcp47}">`);
      expect(mail?.text).toContain(`/account/signin?${inBelgium}token=`);
      const token = await lastToken();
      const signedIn = await sendForm('session', { locale, token });
      expect(signedIn.headers.location).toMatch(/^\/account\/trips/);
      expect(cookiesOf(signedIn.headers['set-cookie'])).toHaveLength(2);
      const late = await sendForm('session', { locale, token });
      expect(late.headers.location).toBe(`/account/signin?${inBelgium}ref=expired`);
      const wrong = await sendForm('signin', { locale, email: 'ana@' });
      expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    },
  );

  test('what signed somebody in is forgotten after a month', async () => {
    const { db } = shop;
    await signIn();
    await forgetOldSignIns(db);
    expect(await mails()).toHaveLength(1);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await db.updateTable('email').set({ created_at: old }).where('kind', '=', 'signIn').execute();
    await db.updateTable('sign_in_link').set({ created_at: old }).execute();
    await db.updateTable('account_session').set({ valid_until: old }).execute();
    await forgetOldSignIns(db);
    expect(await mails()).toEqual([]);
    for (const table of ['sign_in_link', 'account_session'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('hostile bodies get a clear 4xx and store nothing', async () => {
    const headers = await signIn();
    const before = await shop.db.selectFrom('account').selectAll().execute();
    await shop.db.deleteFrom('sign_in_link').execute();
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
        const response = await shop.server.inject({
          method: 'POST',
          url: at(call),
          headers: { ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
          remoteAddress: newAddress(),
        });
        expect(response.statusCode).toBe(400);
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
    expect(await shop.db.selectFrom('account').selectAll().execute()).toEqual(before);
    expect(await shop.db.selectFrom('sign_in_link').selectAll().execute()).toEqual([]);
  });
});
