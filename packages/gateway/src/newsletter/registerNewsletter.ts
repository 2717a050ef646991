import {
  BASE_PATHS,
  confirmNewsletter,
  endNewsletter,
  subscribeNewsletter,
  subscribeNewsletterByGet,
  type RequestOf,
} from '@sabadora/api';
import {
  DEFAULT_LOCALE,
  LOCALES,
  marketOf,
  marketOfReader,
  newsletterHref,
  type Locale,
} from '@sabadora/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContactContext } from '../contact/ContactContext.ts';
import { failurePage } from '../http/failurePage.ts';
import { acceptForms } from '../http/formPosts.ts';
import { notFound, Problem } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { FAILURE_WORDS } from './failureWords.ts';
import { confirmSubscription, endSubscription, requestSubscription } from './subscriptions.ts';

const MINUTE_MS = 60_000;

/** Requests from one network address in ten minutes: addresses subscribed, and tokens tried. */
const REQUESTS = 20;
const TOKENS = 60;

/** The market of a form; the default market when the form names none. */
function localeOf({ body, query }: FastifyRequest): Locale {
  const { country, language, locale } = {
    ...(query as Record<string, unknown>),
    ...(typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}),
  };
  return (
    LOCALES.find((each) => each === locale) ??
    LOCALES.find((each) => marketOf(each).country === country && marketOf(each).language === language) ??
    DEFAULT_LOCALE
  );
}

/**
 * Whether the body is the one that mail programs post to end a subscription; they follow no redirect (RFC 8058 §3.1).
 */
function isOneClick(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'List-Unsubscribe' in body;
}

/**
 * The newsletter calls: requesting, confirming from the e-mail, and ending a subscription (CH-097 … CH-099, D-030).
 */
export function registerNewsletter(server: FastifyInstance, context: ContactContext): void {
  const requests = createRateLimit({ limit: REQUESTS, windowMs: 10 * MINUTE_MS });
  const tokens = createRateLimit({ limit: TOKENS, windowMs: 10 * MINUTE_MS });

  const request = async (
    { email, country, language, source }: RequestOf<typeof subscribeNewsletter>,
    { ip }: FastifyRequest,
  ) => {
    requests.use(ip);
    // The schema accepts only readers of a market, so the default is never used.
    const locale = marketOfReader(country, language) ?? DEFAULT_LOCALE;
    await requestSubscription(context, { email, locale, source });
    return { returnPath: newsletterHref(locale, { ref: 'sent' }) };
  };

  registerCall(server, subscribeNewsletterByGet, (input, from) => {
    // The origin of a GET is not checked elsewhere: a page of another site could make any visitor send it.
    if (from.headers['sec-fetch-site'] === 'cross-site')
      throw new Problem(403, 'Requests for the newsletter are accepted from this site only.');
    return request(input, from);
  });

  void server.register(async (scope) => {
    acceptForms(scope, {
      returnPath: (response) => (response as { returnPath: string }).returnPath,
      acceptedText: ({ body }) => (isOneClick(body) ? 'The subscription has ended.' : undefined),
      refusedPath: ({ status }, from) =>
        status === 404 ? newsletterHref(localeOf(from), { ref: 'expired' }) : undefined,
      failurePage: (problem, from) => failurePage(problem, localeOf(from), FAILURE_WORDS),
    });
    registerCall(scope, subscribeNewsletter, request);

    registerCall(scope, confirmNewsletter, async ({ token }, { ip }) => {
      tokens.use(ip);
      const locale = await confirmSubscription(context, token);
      if (locale === undefined) throw notFound('subscription that waits for this token');
      return { returnPath: newsletterHref(locale, { ref: 'confirmed' }) };
    });

    // Mail programs without one-click POST open the address, as people may; they are sent to the page with the
    // button.
    scope.get(BASE_PATHS[endNewsletter.base] + endNewsletter.path, (from, reply) => {
      const { token } = from.query as { token?: unknown };
      const unsubscribe = typeof token === 'string' ? token : '';
      return reply.redirect(newsletterHref(localeOf(from), { unsubscribe }), 303);
    });

    registerCall(scope, endNewsletter, async ({ token }, from) => {
      tokens.use(from.ip);
      const locale = (await endSubscription(context, token)) ?? localeOf(from);
      return { returnPath: newsletterHref(locale, { ref: 'unsubscribed' }) };
    });
  });
}
