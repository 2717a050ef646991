import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** False on the server and in the render that repeats it in the browser; true from the next one on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
