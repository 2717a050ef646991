import { useSabadora } from '@sabadora/hooks';
import { useRef, type ComponentType } from 'react';

export interface OnDemand<Props> {
  /** Fetches the code, once; for the hover, focus or touch before a press. */
  prepare: () => void;
  /** Fetches the code, then hands it over; a failure is reported, and the next call tries again. */
  open: (use: (Part: ComponentType<Props>) => void) => void;
}

/** A part whose code is fetched when it is first needed. `load` imports it. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const { onError } = useSabadora();
  const loading = useRef<Promise<ComponentType<Props>>>(undefined);
  const fetched = () => {
    loading.current ??= load();
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };
  return {
    prepare: () => void fetched(),
    open: (use) => void fetched().then(use, onError),
  };
}
