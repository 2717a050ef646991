import { pathInMarket, patchQuery, type Locale } from '@sabadora/domain';
import type { MarketLinks } from './pageInput.ts';

/** Address in another market of the page that has `path` in this market. */
export function marketHref(markets: MarketLinks, locale: Locale, path: string, query = ''): string {
  const { origin, needsLocale } = markets[locale];
  const text = patchQuery(query, { locale: needsLocale ? locale : undefined });
  return origin + pathInMarket(path, locale) + (text === '' ? '' : `?${text}`);
}
