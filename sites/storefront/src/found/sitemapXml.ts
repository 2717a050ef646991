/** A page or a sitemap, with the day on which it last changed. */
export interface Listed {
  /** Address with its origin. */
  address: string;
  /** ISO date; null when it is not known. */
  changedOn: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const entry = (name: 'url' | 'sitemap', { address, changedOn }: Listed) =>
  `<${name}><loc>${escaped(address)}</loc>${changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`}</${name}>\n`;

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The list of all sitemaps of a host. */
export function sitemapIndex(sitemaps: readonly Listed[]): string {
  const entries = sitemaps.map((each) => entry('sitemap', each)).join('');
  return `${OPENING}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`;
}

/** Yields a sitemap in pieces, as its pages arrive. */
export async function* sitemap(batches: AsyncIterable<readonly Listed[]>): AsyncGenerator<string> {
  yield `${OPENING}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const pages of batches) yield pages.map((page) => entry('url', page)).join('');
  yield '</urlset>\n';
}
