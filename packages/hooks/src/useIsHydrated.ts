import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const noChange = () => () => {};

/**
 * False on the server and in the render that repeats it in the browser, true after that. It becomes true in a
 * transition: what a page adds then, such as a heart on each of its cards, is rendered in slices and holds up no press.
 * What is first rendered in the browser is true at once.
 */
export function useIsHydrated(): boolean {
  // Never changes: a change of the snapshot would be rendered at once, with all parts that are not hydrated yet.
  const [{ read, readOnServer }] = useState(firstSnapshot);
  const repeatsServer = useSyncExternalStore(noChange, read, readOnServer);
  const [isHydrated, setIsHydrated] = useState(!repeatsServer);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

/** Snapshots that say which of them was read first. */
function firstSnapshot() {
  let isOfServer: boolean | undefined;
  return {
    read: () => (isOfServer ??= false),
    readOnServer: () => (isOfServer ??= true),
  };
}
