import { expect, test } from 'vitest';
import { crawl, type CrawlResponse } from './crawlSite.ts';

const ORIGIN = 'http://fr.localhost';

interface TestPage {
  title?: string;
  links?: readonly string[];
  canonical?: string;
  alternate?: string;
  redirect?: string;
}

const listOf = (addresses: readonly string[]) =>
  addresses.map((address) => `<loc>${ORIGIN}${address}</loc>`).join('');

/** A site in memory: its pages by path, and what its sitemap lists. */
function siteOf(pages: Readonly<Record<string, TestPage>>, listed: readonly string[] = []) {
  return async (address: string): Promise<CrawlResponse> => {
    const path = address.slice(ORIGIN.length);
    const text = (body: string): CrawlResponse => ({ status: 200, location: undefined, text: body });
    if (path === '/sitemap.xml')
      return text(listOf(['/sitemaps/fr_FR/pages-1.xml', '/sitemaps/nl_NL/x.xml']));
    if (path === '/sitemaps/fr_FR/pages-1.xml') return text(listOf(listed));
    const page = pages[path];
    if (!page) return { status: 404, location: undefined, text: '' };
    if (page.redirect !== undefined) return { status: 301, location: page.redirect, text: '' };
    const { title = path, canonical = path, alternate = canonical, links = [] } = page;
    return text(`<title>${title}</title>
      <meta name="description" content="About ${title}">
      <link rel="canonical" href="${ORIGIN}${canonical}">
      <link rel="alternate" hrefLang="fr-FR" href="${ORIGIN}${alternate}">
      ${links.map((href) => `<a class="x" href="${href}">a</a>`).join('')}`);
  };
}

const faultsOf = async (pages: Readonly<Record<string, TestPage>>, listed?: readonly string[]) =>
  (
    await crawl({
      origin: ORIGIN,
      sitemapLocale: 'fr_FR',
      count: 100,
      width: 2,
      get: siteOf(pages, listed),
    })
  ).faults;

test('a site whose links, redirects, titles and sitemaps are right has no faults', async () => {
  const faults = await faultsOf(
    {
      '/': {
        links: ['/a', '/a#place', '/old', 'https://elsewhere.example/', 'mailto:a@b.c', '/images/x.png'],
      },
      '/a': { links: ['/', '/search?a=1&amp;b=2'] },
      '/old': { redirect: '/a' },
      '/search?a=1&b=2': { title: 'One search', canonical: '/search?b=2&a=1' },
    },
    ['/', '/a'],
  );
  expect(faults).toEqual([]);
});

test.each<[string, Record<string, TestPage>, string[], RegExp]>([
  ['a broken link', { '/': { links: ['/none'] } }, [], /\/none responds with 404; it is linked from .*\/$/],
  [
    'a chain of redirects',
    { '/': { links: ['/1'] }, '/1': { redirect: '/2' }, '/2': { redirect: '/3' }, '/3': {} },
    [],
    /\/1 is redirected to .*\/2, and on to \/3/,
  ],
  [
    'an orphan to which only another leads',
    { '/': {}, '/one': { links: ['/other'] }, '/other': { links: ['/one'] } },
    ['/', '/one', '/other'],
    /\/other is in the sitemap of fr_FR/,
  ],
  [
    'a redirect to nothing',
    { '/': { links: ['/1'] }, '/1': { redirect: '/2' } },
    [],
    /\/2, which responds with 404/,
  ],
  ['an orphan', { '/': {}, '/alone': {} }, ['/', '/alone'], /\/alone is in the sitemap of fr_FR/],
  [
    'two pages of one title',
    { '/': { links: ['/a', '/b'] }, '/a': { title: 'Same' }, '/b': { title: 'Same' } },
    [],
    /2 pages have the title "Same"/,
  ],
  [
    'alternates that do not lead back',
    { '/': { links: ['/a'] }, '/a': { alternate: '/' } },
    [],
    /\/a is not among its own alternates/,
  ],
  [
    'a canonical link to a page that names another',
    { '/': { links: ['/a', '/b'] }, '/a': { canonical: '/b' }, '/b': { title: 'b', canonical: '/' } },
    [],
    /\/a names .*\/b as canonical, which is no canonical page/,
  ],
])('%s is found', async (_, pages, listed, expected) => {
  expect((await faultsOf(pages, listed)).join('\n')).toMatch(expected);
});

test('a crawl that is out of time says what it has not visited, and reports no orphans', async () => {
  const get = siteOf({ '/': { links: ['/a', '/b'] }, '/a': {}, '/b': {}, '/c': {} }, ['/c']);
  const told: number[] = [];
  const result = await crawl({
    origin: ORIGIN,
    sitemapLocale: 'fr_FR',
    count: 100,
    width: 1,
    get,
    isOver: () => told.length > 0,
    onProgress: ({ visited }) => told.push(visited),
  });
  expect(told).toEqual([2]);
  expect(result).toEqual({ visited: 2, waiting: 1, knowsOrphans: false, faults: [] });
});

test('what gives no answer twice is a broken link', async () => {
  const get = siteOf({ '/': { links: ['/mute'] } });
  const { faults } = await crawl({
    origin: ORIGIN,
    sitemapLocale: 'fr_FR',
    count: 100,
    width: 1,
    get: async (address) =>
      address.endsWith('/mute') ? { status: 0, location: undefined, text: '' } : get(address),
  });
  expect(faults).toEqual([expect.stringMatching(/\/mute responds with 0/)]);
});
