/** A server's response, redirects not followed. */
export interface CrawlResponse {
  /** 0 without a response. */
  status: number;
  location: string | undefined;
  text: string;
}

export interface CrawlOptions {
  /** E.g. "http://fr.localhost:4000". */
  origin: string;
  /** Where two markets share the host: what links of this one say. */
  locale?: string;
  /** Names the market's sitemaps. */
  sitemapLocale: string;
  /** Addresses to visit at most. */
  count: number;
  /** Requests at a time. */
  width: number;
  get: (address: string) => Promise<CrawlResponse>;
  /** Called before each request: whether the time is over. @default never */
  isOver?: () => boolean;
  /** Called after each response. */
  onProgress?: (progress: CrawlProgress) => void;
}

export interface CrawlProgress {
  visited: number;
  /** Found and not visited. */
  waiting: number;
  faults: number;
}

export interface CrawlResult {
  visited: number;
  /** Found and not visited: 0 where the crawl came to the end of the market. */
  waiting: number;
  /** Whether every page that a search engine may keep was seen, so that the faults name those without a link. */
  knowsOrphans: boolean;
  /** A sentence each. */
  faults: string[];
}

interface Page {
  title: string;
  description: string;
  canonical: string | undefined;
  /** Addresses by their language. */
  alternates: ReadonlyMap<string, string>;
  isIndexed: boolean;
}

/** Paths that are no pages, or that end a visit. */
const NO_PAGES =
  /^\/(?:api|gateway|front-gateway|images|assets)\/|\.(?:png|svg|webmanifest|pdf|ics|xml|txt)$/;

/**
 * Visits the pages of one market: from its home page by links, those that a search engine may keep first. What it
 * finds: links that lead to no page, redirects to redirects, pages of sitemaps that no links lead to, and two indexed
 * pages of one title or description; canonical links that lead elsewhere than to a page that names itself, and
 * alternates that do not lead back.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { origin, locale, sitemapLocale, count, width, get, isOver = () => false, onProgress } = options;
  const faults: string[] = [];
  const home = withLocale(`${origin}/`, locale);
  const listed = await sitemapAddresses(options);
  /** Each address, and the page that it was first found on. */
  const found = new Map<string, string>([[home, 'the start']]);
  /**
   * Pages that a search engine may keep come first, with further pages of their lists and their other flows: a crawl
   * that saw them knows what no page leads to.
   */
  const kept = [home];
  const others: string[] = [];
  const isListed = new Set(listed.map(sorted));
  const pages = new Map<string, Page>();
  /** Where each address leads to. */
  const leads = new Map<string, Set<string>>();
  /** Each address as one string: thousands of pages lead to the same ones. */
  const addresses = new Map<string, string>();

  async function visit(address: string): Promise<void> {
    const first = await get(address);
    // A busy machine is late once; what fails twice is broken.
    const response = first.status === 0 || first.status >= 500 ? await get(address) : first;
    const from = found.get(address) ?? '?';
    if (response.status >= 300 && response.status < 400) return follow(address, response, from);
    if (response.status !== 200) {
      faults.push(`${address} responds with ${response.status}; it is linked from ${from}`);
      return;
    }
    const { page, links } = readPage(response.text, address);
    pages.set(address, page);
    for (const link of links) note(link, address);
    // What leads to another form of a page leads to the page.
    if (page.canonical !== undefined && !isOwnCanonical(address, page)) note(page.canonical, address);
  }

  async function follow(address: string, { location = '' }: CrawlResponse, from: string): Promise<void> {
    const target = new URL(location, address).href;
    const second = await get(target);
    if (second.status >= 300 && second.status < 400)
      faults.push(`${address} is redirected to ${target}, and on to ${second.location}; linked from ${from}`);
    else if (second.status !== 200)
      faults.push(
        `${address} is redirected to ${target}, which responds with ${second.status}; linked from ${from}`,
      );
    else note(target, address);
  }

  function note(link: string, from: string): void {
    const url = new URL(link);
    url.hash = '';
    if (url.origin !== origin || NO_PAGES.test(url.pathname)) return;
    if (locale !== undefined && (url.searchParams.get('locale') ?? locale) !== locale) return;
    const href = withLocale(url.href, locale);
    const address = addresses.get(href) ?? href;
    addresses.set(address, address);
    leads.set(from, (leads.get(from) ?? new Set()).add(address));
    if (found.has(address)) return;
    found.set(address, from);
    for (const name of ['page', 'flow']) url.searchParams.delete(name);
    (hasNoQuery(url) || isListed.has(sorted(withLocale(url.href, locale))) ? kept : others).push(address);
  }

  // What sitemaps list counts as found only when a page leads there, but is visited all the same.
  const seeds = spread(listed, Math.floor(count / 2));
  function nextSeed(): string | undefined {
    let seed = seeds.shift();
    while (seed !== undefined && found.has(seed)) seed = seeds.shift();
    return seed;
  }
  const waiting = () => kept.length + others.length;
  let visited = 0;
  const next = () =>
    visited < count && !isOver() ? (kept.shift() ?? nextSeed() ?? others.shift()) : undefined;
  async function work(): Promise<void> {
    for (let address = next(); address !== undefined; address = next()) {
      visited += 1;
      if (!found.has(address)) found.set(address, 'the sitemap');
      await visit(address);
      onProgress?.({ visited, waiting: waiting(), faults: faults.length });
    }
  }
  // The first page brings the rest.
  await visit(kept.shift() ?? home);
  visited += 1;
  await Promise.all(Array.from({ length: width }, work));

  const indexed = [...pages].filter(([address, page]) => page.isIndexed && isOwnCanonical(address, page));
  faults.push(...doubles(indexed, 'title'), ...doubles(indexed, 'description'));
  for (const [address, page] of indexed) {
    if (page.title === '' || page.description === '')
      faults.push(`${address} has no title or no description`);
    const own = [...page.alternates.values()].some((alternate) => same(alternate, address));
    if (page.alternates.size > 0 && !own) faults.push(`${address} is not among its own alternates`);
  }
  const bySorted = new Map([...pages].map(([address, page]) => [sorted(address), page]));
  for (const [address, page] of pages) {
    if (!page.isIndexed || page.canonical === undefined || isOwnCanonical(address, page)) continue;
    const target = bySorted.get(sorted(page.canonical));
    if (target && (!target.isIndexed || !same(target.canonical ?? '', page.canonical)))
      faults.push(`${address} names ${page.canonical} as canonical, which is no canonical page`);
  }
  const knowsOrphans = kept.length === 0 && !isOver();
  if (knowsOrphans)
    for (const address of unreached(listed, home, leads))
      faults.push(`${address} is in the sitemap of ${sitemapLocale}, and no page leads there`);
  return { visited, waiting: waiting(), knowsOrphans, faults };
}

/** Those of a list that no links lead to from the home page, over any number of pages. */
function unreached(
  listed: readonly string[],
  home: string,
  leads: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const reached = new Set([home]);
  // A set is walked to its end, which additions move.
  for (const address of reached) for (const target of leads.get(address) ?? []) reached.add(target);
  const known = new Set([...reached].map(sorted));
  return listed.filter((address) => !known.has(sorted(address)));
}

/** Some of a list, from all parts of it. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  );
}

async function sitemapAddresses({ origin, sitemapLocale, get }: CrawlOptions): Promise<string[]> {
  const index = await get(`${origin}/sitemap.xml`);
  const own = locationsIn(index.text).filter((address) => address.includes(`/${sitemapLocale}/`));
  const sitemaps = await Promise.all(own.map((address) => get(address)));
  return sitemaps.flatMap(({ text }) => locationsIn(text));
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) => plain(text));

/** The text that is escaped in a document; a copy, since V8 keeps the whole document for a part of it. */
const plain = (escaped: string) =>
  Buffer.from(
    escaped
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  ).toString();

function withLocale(address: string, locale: string | undefined): string {
  const url = new URL(address);
  if (locale !== undefined) url.searchParams.set('locale', locale);
  return url.href;
}

/** An address with its parameters in order; "" stays. */
function sorted(address: string): string {
  if (address === '') return '';
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}

/** Whether an address has no parameter but the language of two markets of one host. */
const hasNoQuery = ({ searchParams }: URL) => [...searchParams.keys()].every((name) => name === 'locale');

/** The same page, in whatever order its parameters are. */
const same = (one: string, other: string) => sorted(one) === sorted(other);

const isOwnCanonical = (address: string, { canonical }: Page) =>
  canonical !== undefined && same(canonical, address);

const attribute = (tag: string, name: string) =>
  plain(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

/** What a document says of itself, and where it leads. */
function readPage(html: string, address: string): { page: Page; links: string[] } {
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];
  const relations = tags('link');
  const metas = tags('meta');
  const meta = (name: string) => {
    const tag = metas.find((each) => attribute(each, 'name') === name);
    return tag === undefined ? '' : attribute(tag, 'content');
  };
  const canonical = relations.find((tag) => attribute(tag, 'rel') === 'canonical');
  const alternates = relations.filter((tag) => attribute(tag, 'rel') === 'alternate');
  const page: Page = {
    title: plain(/<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: canonical === undefined ? undefined : attribute(canonical, 'href'),
    alternates: new Map(alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    isIndexed: !meta('robots').includes('noindex'),
  };
  const links = tags('a').flatMap((tag) => {
    const href = attribute(tag, 'href');
    const url = href === '' ? null : URL.parse(href, address);
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
  return { page, links };
}

/** Pages that say the same of themselves. */
function doubles(pages: readonly (readonly [string, Page])[], field: 'title' | 'description'): string[] {
  const byText = new Map<string, string[]>();
  for (const [address, page] of pages)
    byText.set(page[field], [...(byText.get(page[field]) ?? []), page.canonical ?? address]);
  return [...byText]
    .map(([text, addresses]) => [text, [...new Set(addresses)]] as const)
    .filter(([text, addresses]) => text !== '' && addresses.length > 1)
    .map(
      ([text, addresses]) =>
        `${addresses.length} pages have the ${field} "${text}": ${addresses.slice(0, 3).join(', ')}`,
    );
}
