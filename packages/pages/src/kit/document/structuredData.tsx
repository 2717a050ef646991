import { MARKETS, plainText, TYPED_DESTINATION, type Locale, type RichText } from '@sabadora/domain';
import { marketHref } from './marketHref.ts';
import type { MarketLinks } from './pageInput.ts';
import { SITE_NAME } from './siteTitle.ts';

/** Structured data for search engines: a schema.org graph as JSON-LD. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  // In a browser that renders the head, Trusted Types do not allow a script made from text.
  if (typeof window !== 'undefined') return null;
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script
      type="application/ld+json"
      // Data and not code; characters that could end the element are escaped. React would escape quotes, which a
      // script would not unescape.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

/** Breadcrumb from the home page to this page. */
export function breadcrumbData(items: readonly { name: string; item: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

/** Location of a page, for its graph. */
export interface PlaceOfPage {
  locale: Locale;
  markets: MarketLinks;
  path: string;
}

/** Absolute address in the market for a path and query; that of the page itself by default. */
export function addressAt({ locale, markets, path }: PlaceOfPage, uri: string = path): string {
  const { pathname, search } = new URL(uri, markets[locale].origin);
  return marketHref(markets, locale, pathname, search);
}

/** Breadcrumb from the home page to a page directly below it. */
export function breadcrumbFromHome(
  { locale, markets, path }: PlaceOfPage,
  names: { home: string; page: string },
): object {
  return breadcrumbData([
    { name: names.home, item: marketHref(markets, locale, '/') },
    { name: names.page, item: marketHref(markets, locale, path) },
  ]);
}

/** Data of the organisation, and of the search for a place; for each market's home page. */
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

/**
 * List of the items on a page, in their order; empty for an empty list.
 *
 * @param items Their addresses are paths of the market.
 */
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

/** Questions with their answers as plain text; empty without any. */
export function questionsData(answers: readonly { question: string; answer: RichText }[]): object[] {
  if (answers.length === 0) return [];
  const mainEntity = answers.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
