import { patchQuery, type Locale } from '@sabadora/domain';
import type { MarketLinks } from './pageInput.ts';

/** The address of `path` in a market. */
export function marketHref(markets: MarketLinks, locale: Locale, path: string, query = ''): string {
  const { origin, needsLocale } = markets[locale];
  const text = patchQuery(query, { locale: needsLocale ? locale : undefined });
  return origin + path + (text === '' ? '' : `?${text}`);
}
