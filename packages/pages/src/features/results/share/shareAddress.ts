import { patchQuery, publicHostOf, shareHref, type Locale } from '@sabadora/domain';
import type { Address } from '@sabadora/hooks';
import type { MarketLink } from '../../../kit/document/pageInput.ts';

/**
 * Public address of a search: the market's public host instead of customer care's, the criteria and the tracking
 * value (SE-216, D-065). It contains nothing that turns on care mode.
 */
export function shareAddress(address: Address, locale: Locale, { origin, needsLocale }: MarketLink): string {
  const { protocol, host } = new URL(origin);
  return shareHref(
    {
      protocol,
      path: address.path,
      query: patchQuery(address.query, { care: undefined, locale: needsLocale ? locale : undefined }),
      hash: address.hash,
    },
    publicHostOf(host),
  );
}
