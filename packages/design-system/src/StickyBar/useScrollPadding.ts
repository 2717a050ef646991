import { useEffect, type RefObject } from 'react';

/** Heights in px of the bars that stick to each edge. */
const bars = { top: new Map<Element, number>(), bottom: new Map<Element, number>() };

/** Space in px between a bar and an element that is scrolled into view beside it; fits a focus ring. */
const CLEARANCE = 8;

function apply(edge: keyof typeof bars) {
  const { style } = document.documentElement;
  const tallest = Math.max(0, ...bars[edge].values());
  // A bar without a height is not displayed at this width.
  if (tallest > 0) style.setProperty(`scroll-padding-${edge}`, `${tallest + CLEARANCE}px`);
  else style.removeProperty(`scroll-padding-${edge}`);
}

/** Distance in px between a sticky bar and its edge, which is greater than 0 for a bar above or below another one. */
function offsetOf(bar: HTMLElement, edge: keyof typeof bars): number {
  return Number.parseFloat(getComputedStyle(bar)[edge]) || 0;
}

/**
 * Scrolls an element with visible focus clear of a bar that appeared over it or has grown, or under which it was moved
 * (WCAG 2.4.11). An element that the visitor has scrolled out of the window stays there.
 */
function revealFocus(edge: keyof typeof bars) {
  const focused = document.querySelector(':focus-visible');
  if (!focused) return;
  const room = Math.max(0, ...bars[edge].values());
  const { top, bottom, height } = focused.getBoundingClientRect();
  const isUnder =
    edge === 'top'
      ? top < room && bottom > 0
      : bottom > window.innerHeight - room && top < window.innerHeight;
  const isInBar = [...bars[edge].keys()].some((bar) => bar.contains(focused));
  if (isUnder && !isInBar && height < window.innerHeight - room)
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * While `isOn`, sets the scroll padding of an edge to the height of the tallest bar there, so that the browser never
 * scrolls a focused element or the target of a link under a bar.
 */
export function useScrollPadding(
  ref: RefObject<HTMLElement | null>,
  edge: 'top' | 'bottom',
  isOn: boolean,
): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar || !isOn) return undefined;
    const observer = new ResizeObserver(() => {
      bars[edge].set(bar, bar.offsetHeight === 0 ? 0 : bar.offsetHeight + offsetOf(bar, edge));
      apply(edge);
      revealFocus(edge);
    });
    observer.observe(bar);
    // Content that appears above the focused element moves it down.
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      bars[edge].delete(bar);
      apply(edge);
    };
  }, [ref, edge, isOn]);
}
