import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const noChange = () => () => {};

/**
 * False on the server and in the hydrating render, true after that. It becomes true in a transition: what a page adds
 * then, such as a heart on each of its cards, is rendered in slices and does not delay a press. In a component that
 * is first rendered in the browser, it is true at once.
 */
export function useIsHydrated(): boolean {
  // The snapshots never change: React would render a change synchronously, with all parts that are not hydrated yet.
  const [{ read, readOnServer }] = useState(firstSnapshot);
  const repeatsServer = useSyncExternalStore(noChange, read, readOnServer);
  const [isHydrated, setIsHydrated] = useState(!repeatsServer);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

/** Snapshot functions that record which of them was read first. */
function firstSnapshot() {
  let isOfServer: boolean | undefined;
  return {
    read: () => (isOfServer ??= false),
    readOnServer: () => (isOfServer ??= true),
  };
}
