/** What a part waits for while it renders. */
export interface Suspended {
  /** Suspends the render that calls it, until it is loaded. */
  read: () => void;
  /** How many renders have been suspended. */
  count: () => number;
  load: () => void;
}

/** Something that the test loads. */
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
