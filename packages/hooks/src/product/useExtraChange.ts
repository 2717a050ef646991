import { productHref, type ProductFlow } from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Milliseconds between choosing an extra and opening the page of the other offer (PR-031). */
export const EXTRA_DELAY_MS = 500;

/** A change to another offer, which starts after `EXTRA_DELAY_MS`. */
export interface ExtraChange {
  /** Id of the offer whose page is about to open or loading; undefined when none was chosen. */
  changingTo: number | undefined;
  /** Opens the page of another offer after `EXTRA_DELAY_MS`, with the same dates and people (PR-031). */
  changeTo: (offerId: number) => void;
}

/**
 * Adds and removes extras of a stay. Each combination is another offer with its own page (PR-030, PR-031).
 *
 * Sends no request. The other page opens half a second after the press, so that the visitor sees the change.
 */
export function useExtraChange({ flow }: { flow: ProductFlow }): ExtraChange {
  const { location } = useSabadora();
  const [changingTo, setChangingTo] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The visitor came back to this page from the back/forward cache, where the change is still pending.
    const forget = ({ persisted }: PageTransitionEvent) => persisted && setChangingTo(undefined);
    window.addEventListener('pageshow', forget);
    return () => window.removeEventListener('pageshow', forget);
  }, []);
  return {
    changingTo,
    changeTo: useCallback(
      (offerId) => {
        setChangingTo(offerId);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const { query, hash } = location.read();
          location.assign(fromHref(productHref(['stay', offerId], { flow, query, hash })));
        }, EXTRA_DELAY_MS);
      },
      [location, flow],
    ),
  };
}
