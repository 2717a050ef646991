import { useCallback, useRef, useSyncExternalStore } from 'react';
import { toHref, type Address } from './location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useIsHydrated } from '../useIsHydrated.ts';

/**
 * The page's address, re-read whenever it changes. The first render in the browser repeats the server's, so the hash
 * comes in the render after it, which is a transition.
 */
export function useAddress(): Address {
  const { location, serverAddress } = useSabadora();
  const isHydrated = useIsHydrated();
  const last = useRef(serverAddress);
  const read = useCallback(() => {
    // Until then nothing changes: a store that changes is rendered at once, with all parts that are not hydrated yet.
    if (!isHydrated) return serverAddress;
    const next = location.read();
    if (toHref(next) !== toHref(last.current)) last.current = next;
    return last.current;
  }, [isHydrated, location, serverAddress]);
  return useSyncExternalStore(location.subscribe, read, () => serverAddress);
}
