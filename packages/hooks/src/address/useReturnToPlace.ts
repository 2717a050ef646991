import { useCallback, useEffect, useRef } from 'react';

/** Where the visitor was on a page of the history. */
interface Place {
  /** Scroll position in px from the top. */
  scrollY: number;
  /** The focused link, and its distance in px from the top of the window. */
  link: { href: string; top: number } | null;
}

/** Skips links with `aria-hidden`: a picture may repeat a link for the pointer alone. */
const linkTo = (href: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]:not([aria-hidden])`);

/** Key in the state of a history entry. */
const STATE_KEY = 'sabadoraPlace';

/** State of the content whose scroll position is restored. */
export interface ReturnToPlaceProps {
  /** Whether the content is rendered, so that it can be scrolled to. */
  isSettled: boolean;
  /** Key of the rendered content; differs for every list of results. */
  contentKey: string;
}

/**
 * Restores the scroll position and the focused link on Back and Forward, also when the content has to be fetched
 * again. The browser alone restores a position only within the content that is rendered when the page opens.
 *
 * @returns `leave`, to be called before the page changes its own address
 */
export function useReturnToPlace({ isSettled, contentKey }: ReturnToPlaceProps): { leave: () => void } {
  const wanted = useRef<Place | undefined>(undefined);
  // The key is needed too: cached content can replace other content without a loading state in between.
  const settledOn = isSettled ? contentKey : undefined;

  const leave = useCallback(() => {
    const focused = document.activeElement?.closest('a[href]');
    const href = focused?.getAttribute('href');
    const link = focused && href ? { href, top: focused.getBoundingClientRect().top } : null;
    const place: Place = { scrollY: window.scrollY, link };
    window.history.replaceState({ ...readState(), [STATE_KEY]: place }, '');
  }, []);

  useEffect(() => {
    if (isTraversal()) wanted.current = readPlace();
    const onTraversal = () => {
      wanted.current = readPlace();
    };
    // Restores nothing when the visitor scrolls or types before the content is there.
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
    const link = place.link && linkTo(place.link.href);
    if (!place.link || !link) return;
    // Content above the link may have another height than before, or still be loading: scroll so that the link is at
    // the same place in the window as before.
    window.scrollBy({ top: link.getBoundingClientRect().top - place.link.top, behavior: 'instant' });
    link.focus({ preventScroll: true });
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
  const { scrollY, link } = place as Record<string, unknown>;
  return { scrollY: typeof scrollY === 'number' ? scrollY : 0, link: readLink(link) };
}

function readLink(link: unknown): Place['link'] {
  if (typeof link !== 'object' || link === null) return null;
  const { href, top } = link as Record<string, unknown>;
  return typeof href === 'string' && typeof top === 'number' ? { href, top } : null;
}
