import { patchQuery, type Locale } from '@sabadora/domain';
import type { Partner } from '../document/pageInput.ts';

/** Address of a page of the storefront, with the parameter that identifies the referring minisite (CH-136). */
export function storefrontHref(
  { storefront, affiliate }: Pick<Partner, 'storefront' | 'affiliate'>,
  locale: Locale,
  path: string,
  query = '',
): string {
  const { origin, needsLocale } = storefront;
  return `${origin}${path}?${patchQuery(query, { affiliate, locale: needsLocale ? locale : undefined })}`;
}
