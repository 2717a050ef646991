import type { AccountData } from '@sabadora/api';
import { accountCookies, LOCALES, marketOf } from '@sabadora/domain';
import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../testing/databases.ts';
import { accountVisitor, cookiesOf } from '../testing-purchase/accountVisitor.ts';
import { forgetOldSignIns } from './forgetOldSignIns.ts';

describe.each(ruleDatabases)('signing in by a link on $kind', ({ open }) => {
  const { shop, at, newAddress, send, sendForm, read, mails, lastToken, signIn, me } = accountVisitor(open);

  test('D-081: the link of an e-mail signs in, and its account is made then', async () => {
    const asked = await send('signin', { email: 'Zoe@example.com', origin: '/stay/1001' });
    expect([asked.status, asked.body]).toEqual([200, { returnPath: '/account/signin?ref=sent' }]);
    expect(await shop().db.selectFrom('account').select('id').execute()).toEqual([]);
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
    shop().wait(1);
    await send('signin', { email: 'ana@example.com' });
    expect((await send('session', { token: await lastToken() })).status).toBe(200);
    for (const token of [first, await lastToken(), 'f'.repeat(64)])
      expect((await send('session', { token })).status).toBe(404);
    await send('signin', { email: 'bea@example.com' });
    shop().wait(30);
    expect((await send('session', { token: await lastToken() })).status).toBe(404);
  });

  test('where a link leads, the language of the visitor is kept', async () => {
    await send('signin', { locale: 'nl_BE', email: 'ana@example.com', origin: '/account/wishlist#saved' });
    const { body } = await send('session', { locale: 'nl_BE', token: await lastToken() });
    expect(body).toEqual({ returnPath: '/account/wishlist?locale=nl_BE#saved' });
  });

  test('a link that is used twice at once signs in once', async () => {
    await send('signin', { email: 'ana@example.com' });
    const token = await lastToken();
    const sent = await Promise.all([send('session', { token }), send('session', { token })]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('addresses with and without an account get the same response, and a link each', async () => {
    await signIn('ana@example.com');
    const known = await send('signin', { email: 'ana@example.com' });
    const unknown = await send('signin', { email: 'nobody@example.com' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mails()).toHaveLength(3);
  });

  test('one address is sent five links in an hour, and requests beyond that get the same response', async () => {
    for (let count = 0; count < 7; count += 1)
      expect((await send('signin', { email: 'ana@example.com' })).status).toBe(200);
    expect(await mails()).toHaveLength(5);
    shop().wait(61);
    await send('signin', { email: 'ana@example.com' });
    expect(await mails()).toHaveLength(6);
  });

  test('one network address cannot name many', async () => {
    const remoteAddress = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const payload = { locale: 'fr_FR', email: `a${count}@` };
      const request = { method: 'POST', url: at('session'), payload, remoteAddress } as const;
      statuses.push((await shop().server.inject(request)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const ask = (count: number) =>
      shop().server.inject({
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
    shop().wait(60 * 24 * 60 - 1);
    expect(await me(headers)).toBe(200);
    shop().wait(1);
    expect(await me(headers)).toBe(401);
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
      expect(signedIn.headers.location).toBe(`/account/trips${inBelgium && `?locale=${locale}`}`);
      expect(cookiesOf(signedIn.headers['set-cookie'])).toHaveLength(2);
      const late = await sendForm('session', { locale, token });
      expect(late.headers.location).toBe(`/account/signin?${inBelgium}ref=expired`);
      const wrong = await sendForm('signin', { locale, email: 'ana@' });
      expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    },
  );

  test('what signed somebody in is forgotten after a month', async () => {
    const { db } = shop();
    await signIn();
    await forgetOldSignIns(db);
    expect(await mails()).toHaveLength(1);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await db.updateTable('email').set({ created_at: old }).where('kind', '=', 'signIn').execute();
    await db.updateTable('sign_in_link').set({ created_at: old }).execute();
    await db.updateTable('account_session').set({ valid_until: old }).execute();
    const challenge = { challenge: 'late', account_id: null, rp_id: 'fr.example.com', valid_until: old };
    await db.insertInto('passkey_challenge').values(challenge).execute();
    await forgetOldSignIns(db);
    expect(await mails()).toEqual([]);
    for (const table of ['sign_in_link', 'account_session', 'passkey_challenge'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
