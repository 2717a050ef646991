import { useEffect, useRef, useState } from 'react';
import { media } from '../theme/breakpoints.ts';

/** Space in px above a section after scrolling to it (PR-019, PR-057). */
const OFFSET = { phone: 30, desktop: 70 };

/** Maximum number of scrolls to bring one section to its position. */
const MOST_ATTEMPTS = 4;

/** Time in ms during which a section is kept at its position after the scroll has ended. */
const SETTLING_MS = 500;

/**
 * Distance in px from the top of the window to a section after `goTo`: at least the offset, and more if a taller bar
 * sticks there.
 */
function offset(): number {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const least = window.matchMedia(media.desktop).matches ? OFFSET.desktop : OFFSET.phone;
  return Math.max(least, Number.isNaN(bar) ? 0 : bar);
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

/** The section being read: the last one that begins above that distance. */
function sectionRead<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  // At the end of the page the last section cannot scroll up any further.
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return ids.at(-1);
  const line = offset() + 1;
  return ids.findLast((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line) ?? ids[0];
}

/** Starts scrolling to a section; false if it is already there, or as near as the ends of the page allow. */
function scrollToSection(id: string): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = window.scrollY + (topOf(id) ?? 0) - offset();
  const top = Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
  if (Math.abs(top - window.scrollY) < 1) return false;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  return true;
}

/**
 * The current section of a page, and a function that scrolls to another. On the server and until the page is
 * scrolled, the first section is current.
 */
export function useCurrentSection<Id extends string>(
  ids: readonly Id[],
): { current: Id | undefined; goTo: (id: Id) => void } {
  const [current, setCurrent] = useState(ids[0]);
  /** Requested section while the page scrolls to it; it is current instead of the sections that scroll past. */
  const goal = useRef<{ id: Id; attempts: number }>(undefined);
  const all = ids.join(' ');

  useEffect(() => {
    const read = () => {
      if (!goal.current) setCurrent(sectionRead(all.split(' ') as Id[]));
    };
    let frame = 0;
    // Corrects the position after the scroll: content may have changed its height while it was laid out or loaded, a
    // bar may have appeared, or the event may belong to an earlier scroll.
    const arrive = () => {
      const end = performance.now() + SETTLING_MS;
      const look = () => {
        const sought = goal.current;
        if (!sought) return;
        if (sought.attempts === MOST_ATTEMPTS || performance.now() > end) goal.current = undefined;
        else if (scrollToSection(sought.id)) sought.attempts += 1;
        else frame = requestAnimationFrame(look);
      };
      cancelAnimationFrame(frame);
      look();
    };
    // The visitor interrupts the scroll.
    const letGo = () => {
      goal.current = undefined;
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('scrollend', arrive, { passive: true });
    const visitorScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    for (const event of visitorScrolls) window.addEventListener(event, letGo, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
      window.removeEventListener('scrollend', arrive);
      for (const event of visitorScrolls) window.removeEventListener(event, letGo);
    };
  }, [all]);

  const goTo = (id: Id) => {
    const section = document.getElementById(id);
    if (!section) return;
    goal.current = scrollToSection(id) ? { id, attempts: 1 } : undefined;
    setCurrent(id);
    // Moves the focus to the section, so that keyboards and screen readers continue there, as after following a link.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return { current, goTo };
}
