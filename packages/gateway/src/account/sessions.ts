import { randomUUID } from 'node:crypto';
import { accountCookies, readAccountState, type AccountState } from '@sabadora/domain';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { AccountTable } from '../database/accountTables.ts';
import { Problem } from '../http/problem.ts';
import type { AccountContext } from './AccountContext.ts';
import { hashOf, newToken } from './token.ts';

/** Days for which a device stays signed in. */
const VALID_DAYS = 60;
const DAY_S = 86_400;

/** A session that holds, and whose it is. */
export interface Session {
  id: string;
  account: Selectable<AccountTable>;
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

/** What the request's cookies say. The site's own server, which renders for a visitor, passes their token on as a bearer's. */
function accessTokenOf(request: FastifyRequest): string | undefined {
  const { authorization = '', cookie = '' } = request.headers;
  return (
    /^Bearer ([0-9a-f]{64})$/.exec(authorization)?.[1] ??
    readAccountState(parseCookie(cookie), isSecure(request))?.accessToken
  );
}

/** Sets the cookies of an account, or clears them (CH-132); no script can read them. */
function setCookies(request: FastifyRequest, reply: FastifyReply, state: AccountState | undefined): void {
  const names = accountCookies(isSecure(request));
  const secure = isSecure(request) ? '; Secure' : '';
  const age = state ? VALID_DAYS * DAY_S : 0;
  const cookie = (key: keyof AccountState) =>
    `${names[key]}=${state?.[key] ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  void reply.header('set-cookie', [cookie('accessToken'), cookie('userAccountId')]);
}

/** Signs the visitor's device in. */
export async function openSession(
  { db, now }: AccountContext,
  accountId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const at = now();
  const accessToken = newToken();
  await db
    .insertInto('account_session')
    .values({
      id: randomUUID(),
      token_hash: hashOf(accessToken),
      account_id: accountId,
      created_at: at,
      valid_until: new Date(at.getTime() + VALID_DAYS * DAY_S * 1000),
    })
    .execute();
  setCookies(request, reply, { accessToken, userAccountId: accountId });
}

/** The session of a request; undefined without one that holds. */
async function findSession(
  { db, now }: AccountContext,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = accessTokenOf(request);
  if (token === undefined) return undefined;
  const row = await db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .selectAll('account')
    .select('account_session.id as session_id')
    .where('token_hash', '=', hashOf(token))
    .where('valid_until', '>', now())
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, ...account } = row;
  return { id, account };
}

/** The session of a request. @throws Problem 401 without one that holds */
export async function requireSession(context: AccountContext, request: FastifyRequest): Promise<Session> {
  const session = await findSession(context, request);
  if (!session) throw new Problem(401, 'This needs an account that is signed in.');
  return session;
}

/** Ends the session of a request, or all of its account, and clears the visitor's cookies. */
export async function endSession(
  context: AccountContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { isEverywhere }: { isEverywhere: boolean },
): Promise<void> {
  const session = await findSession(context, request);
  setCookies(request, reply, undefined);
  if (!session) return;
  const sessions = context.db.deleteFrom('account_session');
  await (
    isEverywhere
      ? sessions.where('account_id', '=', session.account.id)
      : sessions.where('id', '=', session.id)
  ).execute();
}

/** Clears the cookies of an account that is no more. */
export function forgetDevice(request: FastifyRequest, reply: FastifyReply): void {
  setCookies(request, reply, undefined);
}
