import { useCallback, useRef, useState } from 'react';
import { onDemand } from './importParts.ts';

type Parts = Awaited<ReturnType<typeof onDemand.importParts>>;

/** What of the field loads on demand, and how to load it. */
export interface OnDemandParts {
  /** The list and the overlay, once they are there. */
  parts: Parts | undefined;
  /** Fetches them, and says whether they could be had; if not, it tries again at the next call. */
  prepare: () => Promise<boolean>;
}

/** The list and the overlay of a destination's field: the larger half of its code, which a page needs only in use. */
export function useOnDemandParts(): OnDemandParts {
  const [parts, setParts] = useState<Parts>();
  const underway = useRef<Promise<boolean>>(undefined);
  const prepare = useCallback(() => {
    underway.current ??= onDemand.importParts().then(
      (loaded) => {
        setParts(loaded);
        return true;
      },
      () => {
        underway.current = undefined;
        return false;
      },
    );
    return underway.current;
  }, []);
  return { parts, prepare };
}
