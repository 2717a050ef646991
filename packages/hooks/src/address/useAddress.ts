import { useCallback, useRef, useSyncExternalStore } from 'react';
import { toHref, type Address } from './location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useIsHydrated } from '../useIsHydrated.ts';

/**
 * The page's address, read again whenever it changes. The first render in the browser repeats the server's address
 * without a hash; the hash follows in a transition after it.
 */
export function useAddress(): Address {
  const { location, serverAddress } = useSabadora();
  const isHydrated = useIsHydrated();
  const last = useRef(serverAddress);
  const read = useCallback(() => {
    // Before hydration the store must not change: React would render the change synchronously, together with all
    // parts that are not hydrated yet.
    if (!isHydrated) return serverAddress;
    const next = location.read();
    if (toHref(next) !== toHref(last.current)) last.current = next;
    return last.current;
  }, [isHydrated, location, serverAddress]);
  return useSyncExternalStore(location.subscribe, read, () => serverAddress);
}
