import { useCallback, useRef, useState } from 'react';
import { onDemand } from './importParts.ts';

type Parts = Awaited<ReturnType<typeof onDemand.importParts>>;

/** The parts of the field that load on demand, and the function that loads them. */
export interface OnDemandParts {
  /** The list and the overlay; undefined until they have loaded. */
  parts: Parts | undefined;
  /** Fetches the parts; resolves with whether that succeeded. After a failure, the next call tries again. */
  prepare: () => Promise<boolean>;
}

/** Loads the list and the overlay of a destination field on demand: they are the larger half of its code. */
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
