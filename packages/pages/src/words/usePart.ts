import { useSabadora } from '@sabadora/hooks';
import { useCallback, useRef, useState, type ComponentType } from 'react';

/** A part of a page whose code is fetched when it is about to be used. */
export interface PartOnDemand<Props> {
  /** Undefined until its code has come after `show`. */
  Part: ComponentType<Props> | undefined;
  /** Fetches the code ahead, when a pointer or the focus comes near. */
  prepare: () => void;
  /** Has the part there as soon as its code is. A failure is reported, and the next call tries again. */
  show: () => void;
}

/** @param load keeps its identity, as `onDemand` gives it */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>): PartOnDemand<Props> {
  const { onError } = useSabadora();
  const underway = useRef<Promise<ComponentType<Props>>>(undefined);
  const [shown, setShown] = useState<{ Part: ComponentType<Props> }>();
  const fetchPart = useCallback(() => {
    underway.current ??= load().catch((error: unknown) => {
      underway.current = undefined;
      throw error;
    });
    return underway.current;
  }, [load]);
  return {
    Part: shown?.Part,
    prepare: useCallback(() => {
      fetchPart().catch(() => {});
    }, [fetchPart]),
    show: useCallback(() => {
      fetchPart().then((Part) => setShown({ Part }), onError);
    }, [fetchPart, onError]),
  };
}
