import { contentRedirect, createApiClient, siteChrome } from '@sabadora/api';
import { isFlow, queryValue } from '@sabadora/domain';
import { TitledPictures, wordsIn, type Chrome, type DefinedPage, type LoadInput } from '@sabadora/pages';
import * as defined from '@sabadora/pages/routes';
import { NOT_FOUND, shownChrome } from '@sabadora/pages/server';
import {
  route,
  type LoadedPage,
  type LoadInput as HostInput,
  type Redirect,
} from '@sabadora/site-host/server';
import { careLoginUrl, LOGIN_URL_VARIABLE } from './care.ts';
import { helpPhones } from './helpPhones.ts';
import { privacyEmail } from './privacyEmail.ts';
import { titledPicture } from './titledPicture.ts';
import type { SiteMarket } from './visit.ts';

type Input = HostInput<SiteMarket>;

/** Milliseconds that the server waits for a call before it renders without its data. */
const SERVER_DEADLINE_MS = 3000;

/** Input of a page's loader, made from the host's input. */
function pageInput(input: Input): LoadInput {
  const { account, market, markets, switches, isCare, audience } = input.market;
  return {
    api: createApiClient({
      origin: input.api,
      timeoutMs: SERVER_DEADLINE_MS,
      retries: 1,
      ...(account && { headers: { authorization: `Bearer ${account.accessToken}` } }),
    }),
    accountId: account?.userAccountId,
    market,
    markets,
    switches,
    isCare,
    now: { today: input.today, hour: input.hour },
    params: input.params,
    path: input.url.pathname,
    query: input.url.search.slice(1),
    wordsOf: (...files) => wordsIn(market.bcp47, ...files),
    site: {
      privacyEmail: privacyEmail(),
      helpPhones,
      messengerAppId: process.env['MESSENGER_APP_ID'] ?? '',
      isProduction: process.env['SITE_STAGE'] === 'production',
      careLogin: { loginUrl: careLoginUrl(), variable: LOGIN_URL_VARIABLE },
    },
    audience,
    signal: input.signal,
  };
}

/** Pages that show no menu and no footer, or that must not wait for a call. */
const BARE: ReadonlySet<DefinedPage> = new Set([
  defined.booking,
  defined.careLogin,
  defined.confirmation,
  defined.crash,
  defined.splash,
]);

/** Editors' content around a page; undefined when the page shows none or the call fails. */
async function chromeOf(
  page: DefinedPage,
  { api, audience, market, query, signal }: LoadInput,
): Promise<Chrome> {
  if (BARE.has(page)) return undefined;
  const flow = queryValue(query, 'flow');
  const request = { locale: market.locale, page: page.name, ...audience, ...(isFlow(flow) && { flow }) };
  try {
    return shownChrome(await api.send(siteChrome, request, { signal }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Editors' permanent redirect of an address without a page; keeps the query unless the target has one. */
async function redirectOf({
  api,
  market,
  audience,
  path,
  query,
  signal,
}: LoadInput): Promise<Redirect | undefined> {
  try {
    const { to } = await api.send(contentRedirect, { locale: market.locale, path, ...audience }, { signal });
    if (to === null) return undefined;
    return { redirect: query === '' || /[?#]/.test(to) ? to : `${to}?${query}`, status: 301 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** The page for this request, or a redirect. */
async function show(page: DefinedPage, input: Input): Promise<LoadedPage | Redirect> {
  const { load } = await page.load();
  const read = pageInput(input);
  const [loaded, chrome] = await Promise.all([load(read), chromeOf(page, read)]);
  if (loaded === NOT_FOUND) return (await redirectOf(read)) ?? show(defined.notFound, input);
  if ('redirect' in loaded) return loaded;
  const head = <TitledPictures value={titledPicture}>{loaded.head}</TitledPictures>;
  return { page: page.name, ...loaded, head, props: { ...loaded.props, chrome } };
}

/**
 * The page, unless the visit must first sign in as customer care, whatever was requested (SE-257), or choose a
 * language.
 */
function showTo(page: DefinedPage, input: Input): Promise<LoadedPage | Redirect> {
  if (input.market.needsLogin) return show(defined.careLogin, input);
  return show(input.market.isSplash ? defined.splash : page, input);
}

/** Imports each page's module, by page name. */
export const pages = Object.fromEntries(Object.values(defined).map(({ name, view }) => [name, view]));

/** Paths mapped to pages (D-061, D-062). */
export const routes = Object.values(defined).flatMap((page) =>
  [page.path ?? [], page.otherPaths ?? []]
    .flat()
    .map((path) => route<SiteMarket>(path, (input) => showTo(page, input))),
);

export async function notFound(input: Input): Promise<LoadedPage | Redirect> {
  if (input.market.needsLogin) return show(defined.careLogin, input);
  return (await redirectOf(pageInput(input))) ?? show(defined.notFound, input);
}

export async function failure(input: Input): Promise<LoadedPage> {
  const loaded = await show(defined.crash, input);
  if ('redirect' in loaded) throw new Error('A page that failed leads nowhere else.');
  return loaded;
}
