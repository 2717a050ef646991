import { useSabadora } from '@sabadora/hooks';
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { afterPaint } from './afterPaint.ts';

/** A part of a page whose code is loaded on demand. */
export interface PartOnDemand<Props> {
  /** Undefined until `show` has loaded the code. */
  Part: ComponentType<Props> | undefined;
  /**
   * Preloads the code; call it when the part's button is hovered or focused. It waits for the next frame, because the
   * same touch or key may also press the button.
   */
  prepare: () => void;
  /**
   * Loads the part's code and renders it. Resolves with whether that succeeded and never rejects: a failure is
   * reported through `onError`, and the next call retries.
   */
  show: () => Promise<boolean>;
  /** Removes the part again; its code stays loaded. */
  hide: () => void;
}

/** @param load Must keep its identity, or the part is loaded again. */
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
    prepare: useCallback(() => afterPaint(() => void fetchPart().catch(() => {})), [fetchPart]),
    show: useCallback(async () => {
      try {
        const Part = await fetchPart();
        setShown((current) => (current?.Part === Part ? current : { Part }));
        return true;
      } catch (error) {
        onError(error);
        return false;
      }
    }, [fetchPart, onError]),
    hide: useCallback(() => setShown(undefined), []),
  };
}
