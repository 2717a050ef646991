import { media } from '@sabadora/design-system';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(media.desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as wide as a desktop's; false on the server and in the first render. Not for what CSS can do. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.desktop).matches,
    () => false,
  );
}
