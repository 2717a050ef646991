import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { confirmSandboxIntent } from '@sabadora/api';
import { DEFAULT_LOCALE } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { notFound, Problem } from '../../http/problem.ts';
import { registerCall } from '../../http/registerCall.ts';
import { findOrder } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { CHALLENGE_STYLE_SOURCE, challengePage } from './challengePage.ts';
import { changeIntent, declined, isConfirmable, outcomeOf, PAID, type SandboxIntent } from './intents.ts';

/** Milliseconds before the response for the card that "never" responds: longer than any client waits. */
const NEVER_MS = 30_000;

const CHALLENGE_PATH = '/front-gateway/sandbox/challenge/:id';

/** Accepted return paths: on this site, never an address of another site. */
const RETURN_PATH = /^\/(?!\/)[\w\-./?=&%;,#]{0,600}$/;

function isSecretOf({ client_secret }: SandboxIntent, secret: string): boolean {
  const [theirs, ours] = [Buffer.from(secret), Buffer.from(client_secret)];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

interface ChallengeForm {
  clientSecret?: string;
  returnPath?: string;
  answer?: string;
}

/** The routes for a provider's script and a buyer's bank: paying an intent, and the bank's authentication. */
export function registerSandbox(
  server: FastifyInstance,
  context: PurchaseContext,
  deliverNow: () => Promise<void>,
): void {
  const { db, now } = context;

  registerCall(server, confirmSandboxIntent, async ({ id, clientSecret, card, returnPath = '/' }) => {
    let wasConfirmable = false;
    const intent = await changeIntent(db, id, now(), (present) => {
      wasConfirmable = isSecretOf(present, clientSecret) && isConfirmable(present);
      return wasConfirmable ? { ...outcomeOf(card, now()), card } : {};
    });
    if (!intent || !isSecretOf(intent, clientSecret)) throw notFound('such intent');
    if (intent.status === 'canceled') throw new Problem(409, 'The intent was cancelled.');
    if (card === 'no_answer' || card === 'answer_lost') {
      await pause(NEVER_MS, undefined, { ref: false });
      throw new Problem(504, 'The card of this test gets no response.');
    }
    if (card === 'webhook_first') await deliverNow();
    const redirect = new URLSearchParams({ clientSecret, returnPath });
    const isChallenged = wasConfirmable && intent.status === 'requires_action';
    return {
      status: intent.status,
      declineCode: intent.decline_code,
      redirectTo: isChallenged ? `/front-gateway/sandbox/challenge/${id}?${redirect.toString()}` : null,
    };
  });

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get<{ Params: { id: string }; Querystring: ChallengeForm }>(
      CHALLENGE_PATH,
      async ({ params, query }, reply) => {
        const { clientSecret = '', returnPath = '/' } = query;
        const intent = await changeIntent(db, params.id, now(), () => ({}));
        if (!intent || !isSecretOf(intent, clientSecret)) throw notFound('such intent');
        const order = await findOrder(db, intent.order_id);
        return (
          reply
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-store')
            // The page's address contains a secret, which no other site may receive; the form must still send its
            // referrer.
            .header('referrer-policy', 'same-origin')
            .header(
              'content-security-policy',
              `default-src 'none'; style-src ${CHALLENGE_STYLE_SOURCE}; form-action 'self'; frame-ancestors 'none'`,
            )
            .send(
              challengePage({
                locale: order?.locale ?? DEFAULT_LOCALE,
                intentId: intent.id,
                clientSecret,
                amount: intent.amount,
                returnPath: RETURN_PATH.test(returnPath) ? returnPath : '/',
              }),
            )
        );
      },
    );

    scope.post<{ Params: { id: string }; Body: ChallengeForm }>(
      CHALLENGE_PATH,
      async ({ params, body }, reply) => {
        const { clientSecret = '', returnPath = '/', answer } = body;
        const intent = await changeIntent(db, params.id, now(), (present) => {
          const isOpen = isSecretOf(present, clientSecret) && present.status === 'requires_action';
          if (!isOpen) return {};
          return answer === 'approve' ? PAID : declined('authentication_failed');
        });
        if (!intent || !isSecretOf(intent, clientSecret)) throw notFound('such intent');
        return reply.redirect(RETURN_PATH.test(returnPath) ? returnPath : '/', 303);
      },
    );
  });
}
