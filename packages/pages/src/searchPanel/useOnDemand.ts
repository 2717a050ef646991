import { useCallback, useRef, useState } from 'react';

export interface OnDemand<Part> {
  /** What was loaded; undefined until `show`. */
  part: Part | undefined;
  /** Fetches the code ahead, when a pointer or the focus comes near. */
  prepare: () => void;
  /** Shows the part as soon as its code is there. Resolves with whether it could be had; never rejects. */
  show: () => Promise<boolean>;
  hide: () => void;
}

/** A part of the page whose code is fetched only when it is about to be used; after a failure it is asked for again. */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const underway = useRef<Promise<Part>>(undefined);
  const [shown, setShown] = useState<{ part: Part }>();
  const fetchPart = useCallback(() => {
    underway.current ??= load();
    return underway.current;
  }, [load]);
  const show = useCallback(async () => {
    try {
      const part = await fetchPart();
      setShown({ part });
      return true;
    } catch {
      underway.current = undefined;
      return false;
    }
  }, [fetchPart]);
  const prepare = useCallback(() => {
    fetchPart().catch(() => {
      underway.current = undefined;
    });
  }, [fetchPart]);
  const hide = useCallback(() => setShown(undefined), []);
  return { part: shown?.part, prepare, show, hide };
}
