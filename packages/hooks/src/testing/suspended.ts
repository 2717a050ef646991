/** A resource that suspends rendering until the test loads it. */
export interface Suspended {
  /** Suspends the render that calls it, until it is loaded. */
  read: () => void;
  /** Number of renders that were suspended. */
  count: () => number;
  load: () => void;
}

/** Creates a resource that the test loads. */
export function suspended(): Suspended {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isLoaded = false;
  let count = 0;
  return {
    read: () => {
      if (isLoaded) return;
      count += 1;
      throw promise;
    },
    count: () => count,
    load: () => {
      isLoaded = true;
      resolve();
    },
  };
}
