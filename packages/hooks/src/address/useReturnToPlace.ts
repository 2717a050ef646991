import { useCallback, useEffect, useRef } from 'react';

/** Where the visitor was on a page of the history. */
interface Place {
  /** Px from the top. */
  scrollY: number;
  /** Address of the link that was followed or focused. */
  href: string | null;
}

/** Key in the state of a history entry. */
const STATE_KEY = 'sabadoraPlace';

export interface ReturnToPlaceProps {
  /** The content is rendered, so that it can be scrolled to. */
  isSettled: boolean;
  /** Names the rendered content; differs for every list of results. */
  contentKey: string;
}

/**
 * Restores the scroll position and the focused link on Back and Forward, also where the content has to be fetched
 * again; the browser alone restores a position only within what is rendered when the page opens.
 *
 * @returns `leave`, to be called before the page's own change of its address
 */
export function useReturnToPlace({ isSettled, contentKey }: ReturnToPlaceProps): { leave: () => void } {
  const wanted = useRef<Place | undefined>(undefined);
  // Cached content can replace other content without a loading state in between.
  const settledOn = isSettled ? contentKey : undefined;

  const leave = useCallback(() => {
    const link = document.activeElement?.closest('a[href]');
    const place: Place = { scrollY: window.scrollY, href: link?.getAttribute('href') ?? null };
    window.history.replaceState({ ...readState(), [STATE_KEY]: place }, '');
  }, []);

  useEffect(() => {
    if (isTraversal()) wanted.current = readPlace();
    const onTraversal = () => {
      wanted.current = readPlace();
    };
    // The visitor scrolls or types before the content is there: nothing is restored then.
    const forget = () => {
      wanted.current = undefined;
    };
    window.addEventListener('popstate', onTraversal);
    window.addEventListener('pagehide', leave);
    window.addEventListener('wheel', forget, { passive: true });
    window.addEventListener('touchstart', forget, { passive: true });
    window.addEventListener('keydown', forget);
    return () => {
      window.removeEventListener('popstate', onTraversal);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('wheel', forget);
      window.removeEventListener('touchstart', forget);
      window.removeEventListener('keydown', forget);
    };
  }, [leave]);

  useEffect(() => {
    const place = wanted.current;
    if (settledOn === undefined || place === undefined) return;
    wanted.current = undefined;
    window.scrollTo({ top: place.scrollY, behavior: 'instant' });
    if (place.href === null) return;
    document
      // A picture may be the same link again, hidden from keyboard and screen reader.
      .querySelector<HTMLElement>(`main a[href="${CSS.escape(place.href)}"]:not([aria-hidden])`)
      ?.focus({ preventScroll: true });
  }, [settledOn]);

  return { leave };
}

/** Whether the document was opened by Back or Forward. */
function isTraversal(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

function readPlace(): Place | undefined {
  const place = readState()[STATE_KEY];
  if (typeof place !== 'object' || place === null) return undefined;
  const { scrollY, href } = place as Record<string, unknown>;
  return { scrollY: typeof scrollY === 'number' ? scrollY : 0, href: typeof href === 'string' ? href : null };
}
