import { productHref, type ProductFlow } from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Milliseconds between choosing an extra and the page of the offer with or without it (PR-031). */
export const EXTRA_DELAY_MS = 500;

/** The change to another offer, pending for `EXTRA_DELAY_MS`. */
export interface ExtraChange {
  /** The offer whose page is about to be opened or loading; undefined when none was chosen. */
  changingTo: number | undefined;
  /** Goes to the page of another offer, with the dates and people of this one, after `EXTRA_DELAY_MS` (PR-031). */
  changeTo: (offerId: number) => void;
}

/**
 * Adding and removing extras of a stay: each is another offer with a page of its own (PR-030, PR-031).
 *
 * The other page is opened half a second after the press, so that the change is seen; it sends no request.
 */
export function useExtraChange({ flow }: { flow: ProductFlow }): ExtraChange {
  const { location } = useSabadora();
  const [changingTo, setChangingTo] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back from the other page, which the browser may have kept as it was left.
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
