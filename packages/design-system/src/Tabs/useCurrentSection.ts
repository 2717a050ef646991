import { useEffect, useRef, useState } from 'react';
import { media } from '../theme/breakpoints.ts';

/** Space in px above a section that was scrolled to (PR-019, PR-057). */
const OFFSET = { phone: 30, desktop: 70 };

/** Scrollings to one section, until it stands where it should. */
const MOST_ATTEMPTS = 4;

/** How long in ms a section is kept where it should stand, once it is there. */
const SETTLING_MS = 500;

/**
 * px from the top of the window to a section after `goTo`: clear of a bar that sticks there and is taller than the
 * offset.
 */
function offset(): number {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const least = window.matchMedia(media.desktop).matches ? OFFSET.desktop : OFFSET.phone;
  return Math.max(least, Number.isNaN(bar) ? 0 : bar);
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

/** The section being read: the last one that begins above that offset. */
function sectionRead<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  // At the end of the page the last section is as high as it gets.
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return ids.at(-1);
  const line = offset() + 1;
  return ids.findLast((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line) ?? ids[0];
}

/** Begins to scroll to a section; false where it stands there already, or as near as the page's ends let it. */
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
 * Which of a page's sections is being read, and the way to another. The first one on the server and until the page
 * is scrolled.
 */
export function useCurrentSection<Id extends string>(
  ids: readonly Id[],
): { current: Id | undefined; goTo: (id: Id) => void } {
  const [current, setCurrent] = useState(ids[0]);
  /** While the page scrolls to a requested section, that one is current, not those that pass by. */
  const goal = useRef<{ id: Id; attempts: number }>(undefined);
  const all = ids.join(' ');

  useEffect(() => {
    const read = () => {
      if (!goal.current) setCurrent(sectionRead(all.split(' ') as Id[]));
    };
    let frame = 0;
    // What the page has laid out or loaded on the way may have another height than before, a bar may come because of the
    // scrolling, and what ended may be a scrolling from before the press.
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
    // The visitor takes over.
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
    // Keys and screen readers go on from the section, as after following a link.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return { current, goTo };
}
