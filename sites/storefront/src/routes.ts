import { createApiClient } from '@sabadora/api';
import { wordsIn, type DefinedPage, type LoadInput } from '@sabadora/pages';
import * as pages from '@sabadora/pages/routes';
import { NOT_FOUND } from '@sabadora/pages/server';
import {
  route,
  type LoadedPage,
  type LoadInput as HostInput,
  type Redirect,
} from '@sabadora/site-host/server';
import { careLoginUrl, LOGIN_URL_VARIABLE } from './care.ts';
import { privacyEmail } from './privacyEmail.ts';
import type { SiteMarket } from './visit.ts';

type Input = HostInput<SiteMarket>;

/** Milliseconds that the server waits for a call before it renders without its answer. */
const SERVER_DEADLINE_MS = 3000;

/** What a page's loader works with, from what the host knows of the request. */
function pageInput(input: Input): LoadInput {
  const { market, markets, switches, isCare } = input.market;
  return {
    api: createApiClient({ origin: input.api, timeoutMs: SERVER_DEADLINE_MS, retries: 1 }),
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
      careLogin: { loginUrl: careLoginUrl(), variable: LOGIN_URL_VARIABLE },
    },
    signal: input.signal,
  };
}

/** A page for this request, or what it leads to. */
async function show(page: DefinedPage, input: Input): Promise<LoadedPage | Redirect> {
  if (!page.load) throw new Error(`The page "${page.name}" has no loader on the server.`);
  const { load } = await page.load();
  const loaded = await load(pageInput(input));
  if (loaded === NOT_FOUND) return show(pages.notFound, input);
  return 'redirect' in loaded ? loaded : { page: page.name, ...loaded };
}

/** The page where a visit may see it: else the way in for customer care, whatever was asked for (SE-257), or a choice of language. */
function showTo(page: DefinedPage, input: Input): Promise<LoadedPage | Redirect> {
  if (input.market.needsLogin) return show(pages.careLogin, input);
  return show(input.market.isSplash ? pages.splash : page, input);
}

/** Paths mapped to pages (D-061, D-062). */
export const routes = Object.values(pages).flatMap((page) =>
  page.path === undefined ? [] : [route<SiteMarket>(page.path, (input) => showTo(page, input))],
);

export function notFound(input: Input): Promise<LoadedPage | Redirect> {
  return show(input.market.needsLogin ? pages.careLogin : pages.notFound, input);
}

export async function failure(input: Input): Promise<LoadedPage> {
  const loaded = await show(pages.crash, input);
  if ('redirect' in loaded) throw new Error('A page that failed leads nowhere else.');
  return loaded;
}
