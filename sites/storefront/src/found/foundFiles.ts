import {
  SITEMAP_KINDS,
  SITEMAP_PAGES_MAX,
  sitemapPages,
  type ApiClient,
  type SitemapKind,
} from '@sabadora/api';
import { isCareHost, isLocale, LOCALES, MARKETS, patchQuery, type Locale } from '@sabadora/domain';
import type { MarketLinks } from '@sabadora/pages';
import { marketLinks } from '../marketLinks.ts';
import { sitemap, sitemapIndex, type Listed } from './sitemapXml.ts';

/** Most pages of one sitemap; the protocol allows 50,000. */
const PAGES_OF_SITEMAP = 40_000;

/** Pages of a market that come neither from editors nor from the catalogue. */
const OWN_PATHS = ['/', '/search', '/activities?flow=activity', '/boxes', '/help'];

/** robots.txt and the sitemaps, by the address of their host. */
export interface FoundFiles {
  robots: (url: URL) => string;
  /** A sitemap for each kind of page of each market of the host; undefined for customer care. */
  index: (url: URL) => Promise<string | undefined>;
  /** A sitemap in pieces; undefined when there is none of that name. `file` is e.g. "stays-1.xml". */
  sitemap: (url: URL, locale: string, file: string) => AsyncIterable<string> | undefined;
}

export function foundFiles(api: ApiClient): FoundFiles {
  async function sitemapsOf(url: URL, locale: Locale, kind: SitemapKind): Promise<Listed[]> {
    const { total, changedOn } = await api.send(sitemapPages, { locale, kind, offset: 0, limit: 0 });
    const count = Math.ceil(total / PAGES_OF_SITEMAP);
    return Array.from({ length: count }, (_, at) => ({
      address: `${url.origin}/sitemaps/${locale}/${kind}-${at + 1}.xml`,
      changedOn,
    }));
  }

  async function* pagesOf(
    links: MarketLinks,
    { locale, kind, first }: { locale: Locale; kind: SitemapKind; first: number },
  ): AsyncGenerator<Listed[]> {
    const listed = (path: string, changedOn: string | null) => ({
      address: addressIn(links, locale, path),
      changedOn,
    });
    if (kind === 'pages' && first === 0)
      yield [...OWN_PATHS, MARKETS[locale].contactPath].map((path) => listed(path, null));
    const end = first + PAGES_OF_SITEMAP;
    for (let offset = first; offset < end; offset += SITEMAP_PAGES_MAX) {
      const limit = Math.min(SITEMAP_PAGES_MAX, end - offset);
      const { pages, total } = await api.send(sitemapPages, { locale, kind, offset, limit });
      yield pages.map(({ path, changedOn }) => listed(path, changedOn));
      if (offset + limit >= total) return;
    }
  }

  return {
    robots: robotsText,
    index: async (url) => {
      if (isCareHost(url.hostname)) return undefined;
      const lists = localesOf(url).flatMap((locale) =>
        SITEMAP_KINDS.map((kind) => sitemapsOf(url, locale, kind)),
      );
      return sitemapIndex((await Promise.all(lists)).flat());
    },
    sitemap: (url, locale, file) => {
      const [, kindName, number = '0'] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
      const kind = SITEMAP_KINDS.find((each) => each === kindName);
      if (!kind || !isLocale(locale) || !localesOf(url).includes(locale)) return undefined;
      const first = (Number(number) - 1) * PAGES_OF_SITEMAP;
      return sitemap(pagesOf(marketLinks(url), { locale, kind, first }));
    },
  };
}

/** The markets whose pages are on a host; none for the host of customer care. */
function localesOf(url: URL): Locale[] {
  if (isCareHost(url.hostname)) return [];
  const links = marketLinks(url);
  return LOCALES.filter((locale) => links[locale].origin === url.origin);
}

/** The address in a market of a path with an optional query. */
function addressIn(links: MarketLinks, locale: Locale, pathAndQuery: string): string {
  const { origin, needsLocale } = links[locale];
  const [path = '', query = ''] = pathAndQuery.split('?');
  const text = patchQuery(query, { locale: needsLocale ? locale : undefined });
  return origin + path + (text === '' ? '' : `?${text}`);
}

/** Forbids crawling of the whole host of customer care; on other hosts only of visitors' own pages and previews. */
function robotsText({ origin, hostname }: URL): string {
  if (isCareHost(hostname)) return 'User-agent: *\nDisallow: /\n';
  const lines = ['User-agent: *', 'Disallow: /confirmation/', 'Disallow: /*?*preview=', 'Allow: /'];
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
