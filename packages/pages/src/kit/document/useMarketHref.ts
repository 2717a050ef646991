import type { Locale } from '@sabadora/domain';
import { useAddress } from '@sabadora/hooks';
import { marketHref } from './marketHref.ts';
import { useShared } from './PageRoot.tsx';

/**
 * Returns a function for the addresses of this page in other markets, with path, query and hash, so that a search is
 * kept (SE-014). The server does not receive the hash, so its links lack it; the first render after hydration adds
 * it, and later the links follow the address.
 */
export function useMarketHref(): (locale: Locale) => string {
  const { markets } = useShared();
  const { path, query, hash } = useAddress();
  return (locale) => marketHref(markets, locale, path, query) + (hash === '' ? '' : `#${hash}`);
}
