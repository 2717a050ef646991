import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect } from 'vitest';
import type { TestDatabase } from '../testing/databases.ts';
import { boughtShop } from './boughtShop.ts';

/** The host of the market in which tests sign in. */
export const SHOP_HOST = 'fr.example.com';

const at = (path: string) => `/front-gateway/account/${path}`;

/** The `cookie` header that a browser would send after a response with these `set-cookie` headers. */
export const cookiesOf = (header: unknown) =>
  [header].flat().map((cookie) => String(cookie).split(';', 1)[0]);

/**
 * A server for all tests of a block, whose accounts are deleted before each test, with helpers that send requests,
 * each from a new address.
 */
export function accountVisitor(open: TestDatabase['open']) {
  const shop = boughtShop(open);
  let address = 0;
  const newAddress = () => `10.2.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}`;

  beforeEach(async () => {
    const { db } = shop();
    for (const table of ['unlinked_purchase', 'sign_in_link', 'passkey_challenge', 'account'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('email').where('kind', '=', 'signIn').execute();
  });

  const post = (path: string, payload: string | object, headers: Record<string, string> = {}) =>
    shop().server.inject({
      method: 'POST',
      url: at(path),
      payload,
      headers: { host: SHOP_HOST, ...headers },
      remoteAddress: newAddress(),
    });

  async function send(path: string, payload: object, headers: Record<string, string> = {}) {
    const response: LightMyRequestResponse = await post(path, { locale: 'fr_FR', ...payload }, headers);
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), response };
  }

  const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });

  const sendJson = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(payload), { 'content-type': 'application/json', ...headers });

  const read = (path: string, headers: Record<string, string>) =>
    shop().server.inject({ url: at(path), headers, remoteAddress: newAddress() });

  const mails = () =>
    shop().db.selectFrom('email').selectAll().where('kind', '=', 'signIn').orderBy('created_at').execute();

  /** The token in the link of the last e-mail. */
  const lastToken = async () => /token=([0-9a-f]{64})/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

  /** Signs in with the link of an e-mail; returns the header that a browser sends from then on. */
  async function signIn(email = 'ana@example.com', headers = {}): Promise<{ cookie: string }> {
    await send('signin', { email });
    const { status, response } = await send('session', { token: await lastToken() }, headers);
    expect(status).toBe(200);
    return { cookie: cookiesOf(response.headers['set-cookie']).join('; ') };
  }

  const me = async (headers: { cookie: string }) => (await read('me', headers)).statusCode;

  return { shop, at, newAddress, send, sendForm, sendJson, read, mails, lastToken, signIn, me };
}
