import { useCallback, useRef, useState } from 'react';
import { importParts } from './importParts.ts';

type Parts = Awaited<ReturnType<typeof importParts>>;

export interface OnDemandParts {
  /** The list and the overlay, once they are there. */
  parts: Parts | undefined;
  /** Fetches them; rejects when they cannot be had, and tries again at the next call. */
  prepare: () => Promise<Parts>;
}

/** The list and the overlay of a destination's field: the larger half of its code, which a page needs only in use. */
export function useOnDemandParts(): OnDemandParts {
  const [parts, setParts] = useState<Parts>();
  const underway = useRef<Promise<Parts>>(undefined);
  const prepare = useCallback(() => {
    underway.current ??= importParts().then(
      (loaded) => {
        setParts(loaded);
        return loaded;
      },
      (error: unknown) => {
        underway.current = undefined;
        throw error;
      },
    );
    return underway.current;
  }, []);
  return { parts, prepare };
}
