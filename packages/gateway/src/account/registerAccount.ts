import {
  deleteAccount,
  mergeWishlist,
  readAccount,
  readTrips,
  readWishlist,
  requestSignIn,
  signIn,
  signOut,
  updateProfile,
  ACCOUNT_EXPORT_PATH,
  BASE_PATHS,
} from '@sabadora/api';
import {
  accountHref,
  ACCOUNT_PATHS,
  DEFAULT_LOCALE,
  isLocale,
  SIGN_IN_PATH,
  type Locale,
} from '@sabadora/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failurePage } from '../http/failurePage.ts';
import { acceptForms } from '../http/formPosts.ts';
import { notFound } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { refuseOtherSites } from '../http/refuseOtherSites.ts';
import { registerCall } from '../http/registerCall.ts';
import type { AccountContext } from './AccountContext.ts';
import { deleteAccount as erase } from './deleteAccount.ts';
import { exportAccount } from './exportAccount.ts';
import { FAILURE_WORDS } from './failureWords.ts';
import { listPasskeys } from './passkeys/listPasskeys.ts';
import { registerPasskeys } from './passkeys/registerPasskeys.ts';
import {
  endSession,
  forgetDevice,
  isOldSession,
  openSession,
  requireRecent,
  requireSession,
} from './sessions.ts';
import { requestLink, takeLink } from './signInLinks.ts';
import { tripsOf } from './trips.ts';
import { mergeWishlist as merge, wishlistOf } from './wishlist.ts';

const MINUTE_MS = 60_000;

/** Requests from one network address in ten minutes: links requested, tokens tried, and other requests. */
const REQUESTS = 20;
const TOKENS = 60;
const CALLS = 600;

/** The market of a form; the default market when the form names none. */
function localeOf({ body }: FastifyRequest): Locale {
  const { locale } = (typeof body === 'object' && body !== null ? body : {}) as { locale?: unknown };
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Whether the request tries a sign-in link from an e-mail. */
const isSignIn = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === BASE_PATHS[signIn.base] + signIn.path;

/** The calls for signing in and out, and for the content of an account (CH-131 … CH-133, D-081). */
export function registerAccount(server: FastifyInstance, context: AccountContext): void {
  const { db } = context;
  const requests = createRateLimit({ limit: REQUESTS, windowMs: 10 * MINUTE_MS });
  const tokens = createRateLimit({ limit: TOKENS, windowMs: 10 * MINUTE_MS });
  const calls = createRateLimit({ limit: CALLS, windowMs: 10 * MINUTE_MS });
  const sessionOf = (request: FastifyRequest) => {
    calls.use(request.ip);
    return requireSession(context, request);
  };

  void server.register(async (scope) => {
    refuseOtherSites(scope);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    acceptForms(scope, {
      returnPath: (response) => (response as { returnPath: string }).returnPath,
      refusedPath: (problem, from) => {
        const locale = localeOf(from);
        // A session that has ended can only be started again, so the browser goes to the sign-in page.
        if (problem.status === 401) return accountHref(locale, SIGN_IN_PATH);
        if (isOldSession(problem))
          return accountHref(locale, SIGN_IN_PATH, { ref: 'again', origin: ACCOUNT_PATHS.profile });
        if (problem.status !== 404) return undefined;
        return isSignIn(from)
          ? accountHref(locale, SIGN_IN_PATH, { ref: 'expired' })
          : accountHref(locale, ACCOUNT_PATHS.profile);
      },
      failurePage: (problem, from) => failurePage(problem, localeOf(from), FAILURE_WORDS),
    });

    registerCall(scope, requestSignIn, async (request, { ip }) => {
      requests.use(ip);
      await requestLink(context, request);
      return { returnPath: accountHref(request.locale, SIGN_IN_PATH, { ref: 'sent' }) };
    });

    registerCall(scope, signIn, async ({ token, locale }, request, reply) => {
      tokens.use(request.ip);
      const link = await takeLink(context, token);
      if (!link) throw notFound('link that waits for this token');
      await openSession(context, link.accountId, { request, reply });
      return { returnPath: accountHref(locale, link.origin ?? ACCOUNT_PATHS.trips) };
    });

    registerCall(scope, signOut, async ({ locale, everywhere }, request, reply) => {
      calls.use(request.ip);
      await endSession(context, { request, reply }, { isEverywhere: everywhere === 'yes' });
      return { returnPath: accountHref(locale, SIGN_IN_PATH, { ref: 'signed-out' }) };
    });

    registerCall(scope, readAccount, async (_input, request) => {
      const { account, isRecent } = await sessionOf(request);
      const { id, email, first_name: firstName, last_name: lastName, phone } = account;
      const { sessions } = await db
        .selectFrom('account_session')
        .select(({ fn }) => fn.countAll<string>().as('sessions'))
        .where('account_id', '=', id)
        .where('valid_until', '>', context.now())
        .executeTakeFirstOrThrow();
      return {
        profile: { id, email, firstName, lastName, phone },
        sessions: Number(sessions),
        isRecent,
        passkeys: await listPasskeys(db, id),
      };
    });

    registerCall(scope, updateProfile, async ({ locale, firstName, lastName, phone }, request) => {
      const { account } = await sessionOf(request);
      await db
        .updateTable('account')
        .set({ first_name: firstName, last_name: lastName, phone })
        .where('id', '=', account.id)
        .execute();
      return { returnPath: accountHref(locale, ACCOUNT_PATHS.profile, { ref: 'saved' }) };
    });

    registerCall(scope, readTrips, async (_input, request) => {
      const { account } = await sessionOf(request);
      return { trips: await tripsOf(context, account.email) };
    });

    registerCall(scope, readWishlist, async (_input, request) => {
      const { account } = await sessionOf(request);
      return { items: await wishlistOf(db, account.id) };
    });

    registerCall(scope, mergeWishlist, async (changes, request) => {
      const { account } = await sessionOf(request);
      return { items: await merge(context, account.id, changes) };
    });

    scope.get(ACCOUNT_EXPORT_PATH, async (request, reply) => {
      const data = await exportAccount(context, await sessionOf(request));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="sabadora-account.json"')
        .send(JSON.stringify(data, undefined, 2));
    });

    registerCall(scope, deleteAccount, async ({ locale }, request, reply) => {
      const session = await sessionOf(request);
      requireRecent(session);
      await erase(context, session);
      forgetDevice(request, reply);
      return { returnPath: accountHref(locale, SIGN_IN_PATH, { ref: 'deleted' }) };
    });

    registerPasskeys(scope, context, sessionOf);
  });
}
