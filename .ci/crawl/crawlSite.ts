/** A server's response; redirects are not followed. */
export interface CrawlResponse {
  /** HTTP status; 0 without a response. */
  status: number;
  location: string | undefined;
  text: string;
}

export interface CrawlOptions {
  /** Origin of the market, e.g. "http://fr.localhost:4000". */
  origin: string;
  /** Value of `?locale=` in the market's links, when two markets share the host. */
  locale?: string;
  /** Locale in the addresses of the market's sitemaps. */
  sitemapLocale: string;
  /** Most addresses to visit. */
  count: number;
  /** Number of parallel requests. */
  width: number;
  get: (address: string) => Promise<CrawlResponse>;
  /** Called before each request; true ends the crawl. @default never ends it */
  isOver?: () => boolean;
  /** Called after each response. */
  onProgress?: (progress: CrawlProgress) => void;
}

export interface CrawlProgress {
  visited: number;
  /** Number of addresses found but not visited yet. */
  waiting: number;
  faults: number;
}

export interface CrawlResult {
  visited: number;
  /** Number of addresses found but not visited; 0 when the whole market was crawled. */
  waiting: number;
  /**
   * Whether every page that a search engine may index was visited, so that the faults include pages without links.
   */
  knowsOrphans: boolean;
  /** One sentence for each fault. */
  faults: string[];
}

interface Page {
  title: string;
  description: string;
  canonical: string | undefined;
  /** Addresses by language. */
  alternates: ReadonlyMap<string, string>;
  isIndexed: boolean;
}

/** Paths that are not pages. */
const NO_PAGES =
  /^\/(?:api|gateway|front-gateway|images|assets)\/|\.(?:png|svg|webmanifest|pdf|ics|xml|txt)$/;

/**
 * Visits the pages of one market by links from its home page, first those that a search engine may index. Its faults
 * are: broken links, redirects to redirects, pages of sitemaps without links to them, indexed pages with the same
 * title or description, canonical links to pages that are not canonical, and pages missing from their own alternates.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { origin, locale, sitemapLocale, count, width, get, isOver = () => false, onProgress } = options;
  const faults: string[] = [];
  const home = withLocale(`${origin}/`, locale);
  const listed = await sitemapAddresses(options);
  /** Each address, with the page on which it was first found. */
  const found = new Map<string, string>([[home, 'the start']]);
  /**
   * Queue of pages that a search engine may index, with further pages of their lists and their other flows. They come
   * first: once all of them are visited, the pages without links to them are known.
   */
  const kept = [home];
  const others: string[] = [];
  const isListed = new Set(listed.map(sorted));
  const pages = new Map<string, Page>();
  /** The links of each address. */
  const leads = new Map<string, Set<string>>();
  /** One string for each address, to save memory: thousands of pages link to the same addresses. */
  const addresses = new Map<string, string>();

  async function visit(address: string): Promise<void> {
    const first = await get(address);
    // Tries again once, because a busy machine may fail the first time.
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
    // A link to a variant of a page counts as a link to the canonical page as well.
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

  // Addresses in sitemaps are visited, but count as found only when a page links to them.
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
  // The home page first, because its links feed the queue.
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

/** The addresses of a list that cannot be reached by links from the home page. */
function unreached(
  listed: readonly string[],
  home: string,
  leads: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const reached = new Set([home]);
  // The loop also visits what it adds to the set.
  for (const address of reached) for (const target of leads.get(address) ?? []) reached.add(target);
  const known = new Set([...reached].map(sorted));
  return listed.filter((address) => !known.has(sorted(address)));
}

/** At most `most` items, spread evenly over the list. */
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

/** Unescapes a text. Returns a copy, because V8 keeps the whole document in memory for a substring of it. */
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

/** An address with sorted parameters; "" for "". */
function sorted(address: string): string {
  if (address === '') return '';
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}

/** Whether an address has no parameter except `locale`, which markets on a shared host have. */
const hasNoQuery = ({ searchParams }: URL) => [...searchParams.keys()].every((name) => name === 'locale');

/** Whether two addresses are the same page, in any order of their parameters. */
const same = (one: string, other: string) => sorted(one) === sorted(other);

const isOwnCanonical = (address: string, { canonical }: Page) =>
  canonical !== undefined && same(canonical, address);

const attribute = (tag: string, name: string) =>
  plain(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

/** Reads a document's title, description and other metadata, and its links. */
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

/** Faults of pages with the same title or description. */
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
