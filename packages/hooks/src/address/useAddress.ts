import { useCallback, useRef, useSyncExternalStore } from 'react';
import { toHref, type Address } from './location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * The page's address, re-read whenever it changes. The first render in the browser repeats the server's, so
 * the hash comes in the render after it.
 */
export function useAddress(): Address {
  const { location, serverAddress } = useSabadora();
  const last = useRef(serverAddress);
  const read = useCallback(() => {
    const next = location.read();
    if (toHref(next) !== toHref(last.current)) last.current = next;
    return last.current;
  }, [location]);
  return useSyncExternalStore(location.subscribe, read, () => serverAddress);
}
