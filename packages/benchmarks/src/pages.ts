import { readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { gzipBytes } from './build.ts';
import { addDays, mondayOf } from '@sabadora/domain';
import { BENCH_TODAY } from './search/kinds.ts';
import { reactBytes } from './sizes/components.ts';
import { type Cell, formatTable, kB, verdict } from './table.ts';

/** Weeks ahead in which a Saturday still has rooms. */
const WEEKS_AHEAD = 10;

interface PageToMeasure {
  name: string;
  path: string;
  host?: string;
  /** The site's name of the page. @default `name` */
  page?: string;
  /** Expected status of the document. @default 200 */
  status?: number;
}

interface PageResponse {
  status: number;
  body: string;
}

/** Not `fetch`, which does not allow a Host header; `be.localhost` resolves only in browsers. */
function read(site: string, path: string, host = new URL(site).host): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    get(new URL(path, site), { headers: { host, accept: 'text/html,*/*' } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Addresses of the scripts, module preloads and stylesheets of a document. */
export function assetsOf(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const source = attribute(tag, tag.startsWith('<script') ? 'src' : 'href');
    const rel = attribute(tag, 'rel');
    if (source === undefined) continue;
    if (tag.startsWith('<script') || rel === 'modulepreload') scripts.add(source);
    if (rel === 'stylesheet') styles.add(source);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Addresses that a built module imports statically, without `import()`. */
export function staticImports(code: string, address: string): string[] {
  return addressesIn(code, /\b(?:from|import)\s*"([./][^"]+)"/g, address);
}

/**
 * Addresses of the islands that a built module imports by itself after the page.
 *
 * @param islands Addresses of all islands of the site.
 */
export function islandImports(code: string, address: string, islands: ReadonlySet<string>): string[] {
  return addressesIn(code, /\bimport\(\s*["'`]([./][^"'`]+)["'`]/g, address).filter((imported) =>
    islands.has(imported),
  );
}

const BUILD = new URL('../../../sites/storefront/dist/client/.vite/', import.meta.url);

const readBuilt = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, BUILD), 'utf8'));

/** End of the name, in the storefront's manifest, of the island that loads only when it is used. */
const HEADER = '/frame/header/headerIsland.ts';

/** Addresses of the built storefront's islands that load by themselves, in every locale. */
async function builtIslands(): Promise<ReadonlySet<string>> {
  const islands = (await readBuilt('islands.json')) as string[];
  const addresses = new Set<string>();
  for (const name of await readdir(BUILD)) {
    if (!/^manifest\..+\.json$/.test(name)) continue;
    const manifest = (await readBuilt(name)) as Record<string, { file: string } | undefined>;
    for (const island of islands)
      if (!island.endsWith(HEADER)) addresses.add(`/${manifest[island]?.file ?? ''}`);
  }
  return addresses;
}

function addressesIn(code: string, pattern: RegExp, address: string): string[] {
  return [...code.matchAll(pattern)].map(
    ([, source = '']) => new URL(source, new URL(address, 'http://site')).pathname,
  );
}

async function weighPage(
  site: string,
  { path, host, name, status: expected = 200 }: PageToMeasure,
  allIslands: ReadonlySet<string>,
) {
  const document = await read(site, path, host);
  if (document.status !== expected || document.body === '')
    throw new Error(`${name} responded with ${document.status}.`);
  const { scripts, styles } = assetsOf(document.body);
  const weight = { html: gzipBytes(document.body), js: 0, islands: 0, css: 0 };
  const take = async (address: string) => {
    const { status, body } = await read(site, address, host);
    if (status !== 200) throw new Error(`${address} responded with ${status}.`);
    return body;
  };
  // The loop also visits what it adds to the set.
  const modules = new Set(scripts);
  const islands = new Set<string>();
  for (const address of modules) {
    const code = await take(address);
    weight.js += gzipBytes(code);
    for (const imported of staticImports(code, address)) modules.add(imported);
    for (const imported of islandImports(code, address, allIslands)) islands.add(imported);
  }
  for (const address of islands) {
    if (modules.has(address)) continue;
    const code = await take(address);
    weight.islands += gzipBytes(code);
    for (const imported of staticImports(code, address)) islands.add(imported);
  }
  for (const address of styles) weight.css += gzipBytes(await take(address));
  return { ...weight, files: modules.size };
}

interface Offer {
  id: number;
  uri: string;
  hotel: { uri: string };
}

/** The first results of a search for stays to book or to give. */
async function someOffers(site: string, flow: 'booking' | 'gifting'): Promise<[Offer, ...Offer[]]> {
  const { body } = await read(site, `/api/offers.json?locale=fr_FR&flow=${flow}`);
  const { exactMatch } = JSON.parse(body) as { exactMatch: { mainPackage: Offer }[] };
  const [first, ...others] = exactMatch.map(({ mainPackage }) => mainPackage);
  if (!first) throw new Error('The search found no stay whose page could be measured.');
  return [first, ...others];
}

/** The first stay with an extra, or the first one if there is none. */
async function someStay(site: string): Promise<Offer> {
  const offers = await someOffers(site, 'booking');
  for (const offer of offers) {
    const { body } = await read(site, offer.uri);
    if (body.includes('id="extras"')) return offer;
  }
  return offers[0];
}

/** Path of the first activity for different numbers of people, or of the first one if there is none. */
async function someActivity(site: string): Promise<string> {
  const url = new URL('/api/search/activity-only.json', site);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale: 'fr_FR', limit: 24 }),
  });
  const { exactMatch } = (await response.json()) as { exactMatch: { uri: string }[] };
  const [first] = exactMatch;
  if (!first) throw new Error('The search found no activity whose page could be measured.');
  for (const { uri } of exactMatch) {
    const { body } = await read(site, uri);
    const [, fewest, most] = /aria-valuemin="(\d+)" aria-valuemax="(\d+)"/.exec(body) ?? [];
    if (fewest !== most) return uri;
  }
  return first.uri;
}

/** One page of each kind of product. */
export async function productPages(site: string): Promise<{ name: string; path: string }[]> {
  const offer = await someStay(site);
  const [given] = await someOffers(site, 'gifting');
  return [
    { name: 'stay', path: offer.uri },
    { name: 'hotel', path: offer.hotel.uri },
    { name: 'gift', path: `/gift/${given.id}` },
    { name: 'activity', path: await someActivity(site) },
    { name: 'box', path: '/box/detail/spa-and-silence/SPAEBOX' },
  ];
}

/** The checkout of an available stay of one night, some weeks after the day of the benchmarks. */
export async function checkoutPage(site: string): Promise<{ name: string; path: string }> {
  const checkin = addDays(mondayOf(BENCH_TODAY), WEEKS_AHEAD * 7 + 5);
  for (const { id } of await someOffers(site, 'booking')) {
    const people = 'adult=2&child=0&baby=0';
    const quote = await read(
      site,
      `/api/product/${id}/quote?locale=fr_FR&checkin=${checkin}&nights=1&${people}`,
    );
    const { bookable, activities } = JSON.parse(quote.body) as { bookable?: boolean; activities?: unknown[] };
    if (!bookable || activities?.length !== 0) continue;
    const hash = `checkin=${checkin};checkout=${addDays(checkin, 1)};a=2;c=0;b=0`;
    return { name: 'checkout', path: `/booking/summary?offer=${id}#${hash}` };
  }
  throw new Error(`The search found no stay that can be booked from ${checkin}.`);
}

/**
 * Table of what the document of each page loads to be hydrated, and of the islands that load by themselves after
 * that; without the parts that wait for a press, and the header, which waits for a touch.
 *
 * @param site Address of a site that runs in production mode and passes calls on to a gateway.
 */
export async function pageWeights(site: string): Promise<string> {
  const pages: PageToMeasure[] = [
    { name: 'home', path: '/' },
    { name: 'search', path: '/search' },
    { name: 'activities', path: '/activities?flow=activity' },
    ...(await productPages(site)),
    { name: 'checkout', path: '/booking/summary', page: 'booking' },
    { name: 'lookup', path: '/booking/lookup' },
    { name: 'beneficiary', path: '/beneficiary/login' },
    { name: 'help', path: '/help' },
    { name: 'ideas', path: '/ideas' },
    { name: 'landing', path: '/landing/city-breaks' },
    { name: 'legal', path: '/content/terms-of-use', page: 'content' },
    { name: 'contact', path: '/contact' },
    { name: 'newsletter', path: '/newsletter' },
    { name: 'boxes', path: '/boxes' },
    { name: 'splash', path: '/', host: 'be.localhost' },
    { name: '404', path: '/no-such-page', status: 404, page: 'notFound' },
  ];
  const budgets = (await readBuilt('budgets.json')) as Record<string, number | undefined>;
  const react = kB(await reactBytes());
  const allIslands = await builtIslands();
  const rows: Cell[][] = [];
  for (const page of pages) {
    const { html, js, islands, css, files } = await weighPage(site, page, allIslands);
    rows.push([
      page.name,
      kB(js),
      kB(js) - react,
      String(files),
      islands > 0 ? kB(islands) : undefined,
      kB(css),
      kB(html),
      verdict(kB(js), budgets[page.page ?? page.name]),
    ]);
  }
  const title = `Pages, kB gzip before interaction (React and its DOM client alone: ${react.toFixed(1)})`;
  return formatTable(
    title,
    ['page', 'JS', 'without React', 'files', 'islands', 'CSS', 'HTML', 'JS target'],
    rows,
  );
}
