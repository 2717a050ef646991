import { createApiClient } from '@sabadora/api';
import { createWords, type LoadInput, type PageName } from '@sabadora/pages';
import {
  loadActivities,
  loadActivity,
  loadBoxes,
  loadCareLogin,
  loadContent,
  loadHome,
  loadNotFound,
  loadSearch,
  loadSplash,
  loadStay,
} from '@sabadora/pages/server';
import { route, type Loaded, type LoadInput as HostInput } from '@sabadora/site-host/server';
import { app } from './app.tsx';
import { careLoginUrl, LOGIN_URL_VARIABLE } from './care.ts';
import { privacyEmail } from './privacyEmail.ts';
import type { SiteMarket } from './visit.ts';

type Load = (input: LoadInput) => Promise<Loaded> | Loaded;

/** Milliseconds that the server waits for a call before it renders without its answer. */
const SERVER_DEADLINE_MS = 3000;

/** What a page's loader works with, from what the host knows of the request. */
export async function pageInput(input: HostInput<SiteMarket>, page: PageName): Promise<LoadInput> {
  const { market, markets, switches, isCare } = input.market;
  const catalogue = await app.loadCatalogue(market.locale, page);
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
    words: createWords(market.bcp47, catalogue?.default ?? {}),
    signal: input.signal,
  };
}

/** The way in for customer care, whatever was asked for (SE-257). */
async function careLogin(input: HostInput<SiteMarket>): Promise<Loaded> {
  const login = { loginUrl: careLoginUrl(), variable: LOGIN_URL_VARIABLE };
  return { ...loadCareLogin(await pageInput(input, 'careLogin'), login), cacheControl: 'no-store' };
}

/** A page of a market; on the Belgian host before a choice of language, that choice. */
function page(path: string, name: PageName, load: Load) {
  return route<SiteMarket>(path, async (input) => {
    if (input.market.needsLogin) return careLogin(input);
    return input.market.isSplash
      ? loadSplash(await pageInput(input, 'splash'))
      : load(await pageInput(input, name));
  });
}

/** Paths mapped to pages (D-061, D-062). */
export const routes = [
  page('/', 'home', loadHome),
  page('/search', 'search', loadSearch),
  page('/stay/:id', 'stay', loadStay),
  page('/activities', 'activities', loadActivities),
  page('/activity/:id', 'activity', loadActivity),
  page('/boxes', 'boxes', loadBoxes),
  page('/content/:id', 'content', (input) => loadContent(input, { email: privacyEmail() })),
];

export async function notFound(input: HostInput<SiteMarket>): Promise<Loaded> {
  return input.market.needsLogin ? careLogin(input) : loadNotFound(await pageInput(input, 'notFound'));
}
