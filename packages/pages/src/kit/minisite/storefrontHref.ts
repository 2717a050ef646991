import { patchQuery, type Locale } from '@sabadora/domain';
import type { Partner } from '../document/pageInput.ts';

/** The address of a page of the storefront, which learns who sent the visitor (CH-136). */
export function storefrontHref(
  { storefront, affiliate }: Pick<Partner, 'storefront' | 'affiliate'>,
  locale: Locale,
  path: string,
  query = '',
): string {
  const { origin, needsLocale } = storefront;
  return `${origin}${path}?${patchQuery(query, { affiliate, locale: needsLocale ? locale : undefined })}`;
}
