import { createApiClient } from '@sabadora/api';
import { readSwitches, type Switches } from '@sabadora/domain';
import { SiteName, wordsIn, type DefinedPage, type LoadInput } from '@sabadora/pages';
import { overlayWords, withMinisite } from '@sabadora/pages/minisite';
import * as defined from '@sabadora/pages/routes';
import { NOT_FOUND } from '@sabadora/pages/server';
import {
  route,
  type LoadedPage,
  type LoadInput as HostInput,
  type Redirect,
} from '@sabadora/site-host/route';
import { ALWAYS, OPEN, pagesOfMinisites } from './pages.ts';
import { siteName } from './siteName.ts';
import { onStorefront, type MinisiteVisit } from './visitOf.ts';

type Input = HostInput<MinisiteVisit>;

/** Milliseconds that the server waits for a call before it renders without its data. */
const SERVER_DEADLINE_MS = 3000;

/** The configured switches, without accounts, which only the storefront has. */
export function readMinisiteSwitches(): Switches {
  const switches = readSwitches(process.env['SWITCHES']);
  return { ...switches, toggles: { ...switches.toggles, customerAccount: false } };
}

const switches = readMinisiteSwitches();

/** Input of a page's loader, made from the host's input. */
function pageInput(input: Input): LoadInput {
  const { market, markets, minisite: own, closed } = input.market;
  const { minisiteId, bannerUrls, title, lead, starts } = own;
  const adaptWords = own.words ? overlayWords(own.words) : <Same,>(words: Same) => words;
  const client = createApiClient({ origin: input.api, timeoutMs: SERVER_DEADLINE_MS, retries: 1 });
  return {
    api: withMinisite(client, own),
    accountId: undefined,
    market,
    markets,
    switches,
    isCare: false,
    minisite: { minisiteId, bannerUrls, title, lead, starts, closed },
    now: { today: input.today, hour: input.hour },
    params: input.params,
    path: input.url.pathname,
    query: input.url.search.slice(1),
    wordsOf: (...files) => adaptWords(wordsIn(market.bcp47, ...files)),
    site: {
      privacyEmail: process.env['PRIVACY_EMAIL'] || 'privacy@sabadora.example',
      helpPhones: new Map(),
      messengerAppId: '',
      isProduction: process.env['SITE_STAGE'] === 'production',
      careLogin: { loginUrl: undefined, variable: '' },
    },
    audience: {},
    signal: input.signal,
  };
}

/** The page for this request, or the redirect of its loader. */
async function show(page: DefinedPage, input: Input): Promise<LoadedPage | Redirect> {
  const { load } = await page.load();
  const loaded = await load(pageInput(input));
  if (loaded === NOT_FOUND) return show(defined.notFound, input);
  if ('redirect' in loaded) return loaded;
  const { head } = loaded;
  return {
    page: page.name,
    ...loaded,
    head: <SiteName value={siteName(input.market.partner)}>{head}</SiteName>,
  };
}

/** Imports each page's module, by page name. */
export const pages = Object.fromEntries(pagesOfMinisites.map(({ name, view }) => [name, view]));

const pathsOf = ({ path, otherPaths }: DefinedPage) => [path ?? [], otherPaths ?? []].flat();

/** Pages that only the storefront has; their paths redirect there. */
const elsewhere = Object.values(defined).filter(
  (page) => page !== defined.home && ![...OPEN, ...ALWAYS].includes(page),
);

/** Paths below the minisite's base path, mapped to pages (D-088). */
export const routes = [
  ...ALWAYS.flatMap((page) =>
    pathsOf(page).map((path) => route<MinisiteVisit>(path, (input) => show(page, input))),
  ),
  ...OPEN.flatMap((page) =>
    pathsOf(page).map((path) =>
      route<MinisiteVisit>(path, (input) => (input.market.closed ? { redirect: '/' } : show(page, input))),
    ),
  ),
  ...elsewhere.flatMap((page) =>
    pathsOf(page).map((path) =>
      route<MinisiteVisit>(path, ({ market, url }) =>
        onStorefront(market, url.pathname, url.search.slice(1)),
      ),
    ),
  ),
];

export const notFound = (input: Input) => show(defined.notFound, input);

export async function failure(input: Input): Promise<LoadedPage> {
  const loaded = await show(defined.crash, input);
  if ('redirect' in loaded) throw new Error('A page that failed leads nowhere else.');
  return loaded;
}
