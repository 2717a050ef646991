import type { Locale } from '@sabadora/domain';
import { useAddress } from '@sabadora/hooks';
import { marketHref } from './marketHref.ts';
import { useShared } from './PageRoot.tsx';

/**
 * Addresses of this page in the other markets: path, query and hash, so that a search goes along (SE-014). No hash
 * reaches the server, whose links lack it; the first render after hydration adds it, and the links follow the address.
 */
export function useMarketHref(): (locale: Locale) => string {
  const { markets } = useShared();
  const { path, query, hash } = useAddress();
  return (locale) => marketHref(markets, locale, path, query) + (hash === '' ? '' : `#${hash}`);
}
