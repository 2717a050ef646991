import { findChallenge, openCase } from '@sabadora/api';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { failurePage } from '../http/failurePage.ts';
import { acceptForms } from '../http/formPosts.ts';
import { Problem } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { runWhileOpen } from '../http/runWhileOpen.ts';
import { makeChallenge, readProof } from './captcha.ts';
import type { ContactContext } from './ContactContext.ts';
import { forwardCases } from './forwardCases.ts';
import { FAILURE_WORDS } from './failureWords.ts';
import { storeCase } from './storeCase.ts';

const MINUTE_MS = 60_000;

/** Milliseconds between two rounds of forwarding. */
const FORWARD_EVERY_MS = 1000;

/** Challenges for one address in a minute. */
const CHALLENGES = 60;

/** Messages from one address in ten minutes: with a proof of work, and without one. */
const PROVED = 20;
const UNPROVED = 5;

/** Messages without a proof of work in an hour, from all addresses together. */
const UNPROVED_OF_ALL = 100;

/** The market that a form names; the default market when it names none. */
function localeOf(body: unknown): Locale {
  const { locale } = (typeof body === 'object' && body !== null ? body : {}) as { locale?: unknown };
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/**
 * The customer care calls: the captcha, and an endpoint for web-to-case forms (CH-127, D-106, D-107). A browser
 * without JavaScript cannot do the proof of work; few messages without it are accepted, and they are marked for
 * customer care.
 */
export function registerContact(server: FastifyInstance, context: ContactContext): void {
  const { db, now, webToCase } = context;
  if (webToCase)
    runWhileOpen(server, { name: 'forwarded cases', everyMs: FORWARD_EVERY_MS }, () =>
      forwardCases({ db, now, log: server.log }, webToCase),
    );
  const challenges = createRateLimit({ limit: CHALLENGES, windowMs: MINUTE_MS });
  const proved = createRateLimit({ limit: PROVED, windowMs: 10 * MINUTE_MS });
  const unproved = createRateLimit({ limit: UNPROVED, windowMs: 10 * MINUTE_MS });
  const unprovedOfAll = createRateLimit({ limit: UNPROVED_OF_ALL, windowMs: 60 * MINUTE_MS });

  registerCall(server, findChallenge, (_input, { ip }) => {
    challenges.use(ip);
    return makeChallenge(db);
  });

  void server.register(async (scope) => {
    acceptForms(scope, {
      returnPath: (response) => (response as { retURL: string }).retURL,
      failurePage: (problem, { body }) => failurePage(problem, localeOf(body), FAILURE_WORDS),
    });
    registerCall(scope, openCase, async (input, { ip }) => {
      const { altcha, retURL } = input;
      if (altcha === '') {
        unproved.use(ip);
        unprovedOfAll.use('all');
        await storeCase(context, input, undefined);
        return { retURL };
      }
      proved.use(ip);
      const proof = await readProof(db, altcha);
      if (proof === undefined) {
        throw new Problem(400, 'The proof of work is none, or too old.', [
          { field: 'altcha', message: 'must be a solution of a challenge that is not too old' },
        ]);
      }
      await storeCase(context, input, proof);
      return { retURL };
    });
  });
}
