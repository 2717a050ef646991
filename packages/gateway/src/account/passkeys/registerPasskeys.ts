import {
  addPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@sabadora/api';
import { accountHref, ACCOUNT_PATHS, type ProfileRef } from '@sabadora/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../http/problem.ts';
import { createRateLimit } from '../../http/rateLimit.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { AccountContext } from '../AccountContext.ts';
import { openSession, requireRecent, type Session } from '../sessions.ts';
import { addPasskey as add, passkeyOptions } from './addPasskey.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { accountOfPasskey, signInOptions } from './usePasskey.ts';

/** Requests from one network address in ten minutes: challenges, and responses of passkeys. */
const CHALLENGES = 120;
const TRIES = 60;
const WINDOW_MS = 600_000;

/**
 * The passkey calls: adding, naming, removing and signing in (D-081). `sessionOf` refuses requests without a session.
 */
export function registerPasskeys(
  scope: FastifyInstance,
  context: AccountContext,
  sessionOf: (request: FastifyRequest) => Promise<Session>,
): void {
  const { db } = context;
  const challenges = createRateLimit({ limit: CHALLENGES, windowMs: WINDOW_MS });
  const tries = createRateLimit({ limit: TRIES, windowMs: WINDOW_MS });
  const recentSessionOf = async (request: FastifyRequest) => {
    const session = await sessionOf(request);
    requireRecent(session);
    return session;
  };
  const profile = (locale: Parameters<typeof accountHref>[0], ref: ProfileRef) => ({
    returnPath: accountHref(locale, ACCOUNT_PATHS.profile, { ref }),
  });

  registerCall(scope, startPasskey, async (_input, request) => {
    challenges.use(request.ip);
    const session = await recentSessionOf(request);
    return { options: { ...(await passkeyOptions(context, session, relyingPartyOf(context, request))) } };
  });

  registerCall(scope, addPasskey, async ({ locale, name, credential }, request) => {
    tries.use(request.ip);
    const session = await recentSessionOf(request);
    await add(context, session, { party: relyingPartyOf(context, request), name, credential });
    return profile(locale, 'passkey-added');
  });

  registerCall(scope, renamePasskey, async ({ locale, id, name }, request) => {
    const { account } = await sessionOf(request);
    const renamed = await db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw notFound('passkey of this id in the account');
    return profile(locale, 'passkey-renamed');
  });

  registerCall(scope, removePasskey, async ({ locale, id }, request) => {
    const { account } = await sessionOf(request);
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound('passkey of this id in the account');
    return profile(locale, 'passkey-removed');
  });

  registerCall(scope, startPasskeySignIn, async (_input, request) => {
    challenges.use(request.ip);
    return { options: { ...(await signInOptions(context, relyingPartyOf(context, request))) } };
  });

  registerCall(scope, signInWithPasskey, async ({ locale, origin, credential }, request, reply) => {
    tries.use(request.ip);
    const party = relyingPartyOf(context, request);
    const accountId = await accountOfPasskey(context, { party, credential });
    if (accountId === undefined) throw notFound('passkey that proves itself by this');
    await openSession(context, accountId, { request, reply });
    return { returnPath: accountHref(locale, origin ?? ACCOUNT_PATHS.trips) };
  });
}
