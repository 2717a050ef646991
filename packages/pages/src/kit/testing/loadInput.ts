import { createApiClient } from '@sabadora/api';
import { LOCALES, MARKETS, marketOf, readSwitches, type Locale } from '@sabadora/domain';
import type { LoadInput, MarketLinks } from '../document/pageInput.ts';
import type { Messages, Words } from '../words/messages.ts';

export interface LoadOptions {
  /** Path and query, e.g. "/activities?flow=activity". */
  href: string;
  params?: LoadInput['params'];
  /** Value of `?switches=`. */
  switches?: string;
  locale?: Locale;
  /** @default none */
  helpPhones?: Partial<Record<Locale, string>>;
  /** @default none */
  messengerAppId?: string;
  /** Id of the signed-in account. @default none */
  accountId?: string;
  /**
   * Responses by the end of their path: one for all queries, or a function of the query. A number is a status without
   * a body; a path that is missing here responds with 404.
   */
  answers?: Readonly<Record<string, unknown>>;
}

/** Returns the response to each query. */
type AnswerByQuery = (query: URLSearchParams) => unknown;

/** A request that a loader sent. */
export interface Sent {
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** A message as its key and values. */
const words: Words<Messages> = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);

/** Input of a loader as from a site, with the gateway's responses set by the test. */
export function loadInput(options: LoadOptions): LoadInput & { sent: Sent[] } {
  const { href, params = {}, switches, locale = 'fr_FR', helpPhones = {}, answers = {} } = options;
  const { messengerAppId = '' } = options;
  const [path = '', query = ''] = href.split('?');
  const sent: Sent[] = [];
  const answerInHand: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://site.invalid');
    const { body } = init ?? {};
    sent.push({
      path: url.pathname,
      query: url.searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const [, found = 404] = Object.entries(answers).find(([end]) => url.pathname.endsWith(end)) ?? [];
    const answer = typeof found === 'function' ? (found as AnswerByQuery)(url.searchParams) : found;
    return Promise.resolve(
      typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer),
    );
  };
  return {
    api: createApiClient({ retries: 0, fetch: answerInHand }),
    market: marketOf(locale),
    markets: Object.fromEntries(
      LOCALES.map((each) => [each, { origin: `https://${MARKETS[each].host}`, needsLocale: false }]),
    ) as MarketLinks,
    now: { today: '2026-12-05', hour: 10 },
    params,
    path,
    query,
    wordsOf: () => words,
    switches: readSwitches(switches),
    isCare: false,
    site: {
      privacyEmail: 'privacy@sabadora.example',
      helpPhones: new Map(Object.entries(helpPhones)) as LoadInput['site']['helpPhones'],
      messengerAppId,
      isProduction: false,
      careLogin: { loginUrl: undefined, variable: 'CARE_LOGIN_URL' },
    },
    audience: {},
    accountId: options.accountId,
    signal: new AbortController().signal,
    sent,
  };
}
