import { MARKETS, plainText, TYPED_DESTINATION, type Locale, type RichText } from '@sabadora/domain';
import { marketHref } from './marketHref.ts';
import type { MarketLinks } from './pageInput.ts';
import { SITE_NAME } from './siteTitle.ts';

/** A graph for search engines, by schema.org as JSON-LD. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  // Where a browser draws the head, Trusted Types let no script be made from text.
  if (typeof window !== 'undefined') return null;
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script
      type="application/ld+json"
      // Data, not code, and what could end the element is escaped. React would escape quotes, which a script does not
      // read back.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

/** The way from the home page to this one. */
export function breadcrumbData(items: readonly { name: string; item: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

/** Where a page is, for its graph. */
export interface PlaceOfPage {
  locale: Locale;
  markets: MarketLinks;
  path: string;
}

/** Absolute address, in the market, of a page by its path and query; of `place` itself without one. */
export function addressAt({ locale, markets, path }: PlaceOfPage, uri: string = path): string {
  const { pathname, search } = new URL(uri, markets[locale].origin);
  return marketHref(markets, locale, pathname, search);
}

/** The way from the home page to a page right below it. */
export function breadcrumbFromHome(
  { locale, markets, path }: PlaceOfPage,
  names: { home: string; page: string },
): object {
  return breadcrumbData([
    { name: names.home, item: marketHref(markets, locale, '/') },
    { name: names.page, item: marketHref(markets, locale, path) },
  ]);
}

/** The organisation, and the address of a search for a place: on the home page of each market. */
export function siteData({ locale, markets }: Pick<PlaceOfPage, 'locale' | 'markets'>): object[] {
  const home = marketHref(markets, locale, '/');
  const { origin } = markets[locale];
  const organization = `${home}#organization`;
  const search = marketHref(markets, locale, '/search', `${TYPED_DESTINATION}=`);
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: SITE_NAME,
      url: home,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: SITE_NAME,
      url: home,
      inLanguage: MARKETS[locale].bcp47,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: search.replace(`${TYPED_DESTINATION}=`, `${TYPED_DESTINATION}={search_term_string}`),
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** What a page lists, in its order; nothing for an empty list. Addresses are paths of the market. */
export function itemListData(
  { locale, markets }: Pick<PlaceOfPage, 'locale' | 'markets'>,
  items: readonly { name: string; href: string }[],
): object[] {
  if (items.length === 0) return [];
  const itemListElement = items.map(({ name, href }, at) => {
    const [path = '', query] = href.split('?');
    return { '@type': 'ListItem', position: at + 1, name, url: marketHref(markets, locale, path, query) };
  });
  return [{ '@type': 'ItemList', itemListElement }];
}

/** Questions and their answers, as plain words; nothing without any. */
export function questionsData(answers: readonly { question: string; answer: RichText }[]): object[] {
  if (answers.length === 0) return [];
  const mainEntity = answers.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
