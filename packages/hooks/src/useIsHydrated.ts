import { useDeferredValue, useSyncExternalStore } from 'react';

const noChange = () => () => {};

/**
 * False on the server and in the render that repeats it in the browser, true after that. It becomes true in a deferred
 * render: what a page adds then, such as a heart on each of its cards, is rendered in slices and holds up no press.
 * What is first rendered in the browser is true at once.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
