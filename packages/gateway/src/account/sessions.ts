import { randomUUID } from 'node:crypto';
import {
  accountCookies,
  isSecretToken,
  readAccountState,
  RECENT_SIGN_IN_MINUTES,
  type AccountState,
} from '@sabadora/domain';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { AccountTable } from '../database/accountTables.ts';
import { Problem, type ProblemBody } from '../http/problem.ts';
import type { AccountContext } from './AccountContext.ts';
import { hashOf, newToken } from '../http/secretToken.ts';

/** Days for which a device stays signed in. */
const VALID_DAYS = 60;
const DAY_S = 86_400;
const MINUTE_MS = 60_000;

/** A valid session with its account. */
export interface Session {
  id: string;
  account: Selectable<AccountTable>;
  /** Whether the session began recently enough for sensitive actions (`RECENT_SIGN_IN_MINUTES`). */
  isRecent: boolean;
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

/**
 * The access token of a request, from its cookies. The site's own server, which renders for a visitor, sends the
 * visitor's token as a bearer token.
 */
function accessTokenOf(request: FastifyRequest): string | undefined {
  const { authorization = '', cookie = '' } = request.headers;
  const bearer = authorization.replace(/^Bearer /, '');
  return isSecretToken(bearer)
    ? bearer
    : readAccountState(parseCookie(cookie), isSecure(request))?.accessToken;
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

/** Signs the visitor's device in and ends the session that it had before. */
export async function openSession(
  context: AccountContext,
  accountId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { db, now } = context;
  const at = now();
  const accessToken = newToken();
  const former = await findSession(context, request);
  if (former) await db.deleteFrom('account_session').where('id', '=', former.id).execute();
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

/** The session of a request; undefined when it has no valid one. */
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
    .select(['account_session.id as session_id', 'account_session.created_at as session_created_at'])
    .where('token_hash', '=', hashOf(token))
    .where('valid_until', '>', now())
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, session_created_at: begun, ...account } = row;
  const isRecent = now().getTime() - begun.getTime() < RECENT_SIGN_IN_MINUTES * MINUTE_MS;
  return { id, account, isRecent };
}

/** The session of a request. @throws Problem 401 when it has no valid one */
export async function requireSession(context: AccountContext, request: FastifyRequest): Promise<Session> {
  const session = await findSession(context, request);
  if (!session) throw new Problem(401, 'This needs an account that is signed in.');
  return session;
}

/** The problem code of a session that is too old for the request. */
const OLD_SESSION = 'session';

/** Refuses a request that needs a recent sign-in. @throws Problem 403 when the session is older */
export function requireRecent({ isRecent }: Session): void {
  if (isRecent) return;
  throw new Problem(403, 'This needs somebody who signed in a moment ago.', [
    { field: OLD_SESSION, message: 'too-old' },
  ]);
}

/** Whether a request was refused because its session is too old (`requireRecent`). */
export function isOldSession({ status, errors = [] }: ProblemBody): boolean {
  return status === 403 && errors.some(({ field }) => field === OLD_SESSION);
}

/** Ends the session of a request, or all sessions of its account, and clears the visitor's cookies. */
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

/** Clears the cookies of a deleted account. */
export function forgetDevice(request: FastifyRequest, reply: FastifyReply): void {
  setCookies(request, reply, undefined);
}
