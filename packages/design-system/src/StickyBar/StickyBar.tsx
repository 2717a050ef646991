import {
  type FocusEvent,
  forwardRef,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { media } from '../theme/breakpoints.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './StickyBar.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { useScrollPadding } from './useScrollPadding.ts';

/** Screens by width: below 768 px, from 768 px, or both. */
export type Screens = 'all' | 'phone' | 'desktop';

export interface StickyBarProps extends RootProps {
  /** Accessible name of the bar as a region, e.g. "Booking"; without it the bar is not a landmark. */
  label?: string | undefined;
  /** @default 'top' */
  edge?: 'top' | 'bottom';
  /** Screens that show the bar at all. @default 'all' */
  shownOn?: Screens;
  /**
   * Distance in px, or an element, past which the page must be scrolled for the bar to appear. Without it the bar is
   * always there, in the flow of the page, and becomes sticky at the edge.
   */
  appearsAfter?: number | RefObject<Element | null> | undefined;
  /** Screens on which the bar waits for `appearsAfter`; on the others it is always shown. @default 'all' */
  waitsOn?: Screens;
  /** Shows or hides the bar over the page, regardless of scrolling. */
  isVisible?: boolean | undefined;
  /** Content of the bar, in one line. */
  children: ReactNode;
}

/**
 * A bar that sticks to an edge of the window. Focused elements and scroll targets are never covered by it. While it
 * is hidden, its content can neither be focused nor read by screen readers.
 */
export const StickyBar = forwardRef<HTMLDivElement, StickyBarProps>(function StickyBar(
  {
    label,
    edge = 'top',
    shownOn = 'all',
    appearsAfter,
    waitsOn: waitsOnAsked = 'all',
    isVisible,
    children,
    ...root
  },
  ref,
) {
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current, []);
  const isPast = useScrolledPast(appearsAfter);
  const comesAndGoes = isVisible !== undefined || appearsAfter !== undefined;
  const waitsOn = isVisible === undefined ? waitsOnAsked : 'all';
  const isAway = comesAndGoes && !(isVisible ?? isPast);
  useScrollPadding(bar, edge, isVisible !== false);

  /**
   * Sets `inert` on the element, because React 18 and 19 write the attribute differently. Not set while the bar
   * contains the focus.
   */
  const setInert = (isFocusInside: boolean) => {
    if (!bar.current) return;
    const isHere = waitsOn === 'all' || window.matchMedia(media[waitsOn]).matches;
    bar.current.inert = isAway && isHere && !isFocusInside;
  };
  useBrowserLayoutEffect(() => {
    const look = () => setInert(bar.current?.contains(document.activeElement) ?? false);
    look();
    if (waitsOn === 'all') return undefined;
    const query = window.matchMedia(media[waitsOn]);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  });

  return (
    <div
      {...root}
      ref={bar}
      data-sticky-edge={edge}
      {...(label !== undefined && { role: 'region', 'aria-label': label })}
      className={[
        styles.bar,
        styles.edge[edge],
        comesAndGoes && styles.floats[waitsOn],
        isAway && styles.waiting[edge][waitsOn],
        styles.shownOn[shownOn],
      ]
        .filter(Boolean)
        .join(' ')}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        setInert(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      {children}
    </div>
  );
});
