import { useEffect, useRef, useState } from 'react';
import { media } from '../theme/breakpoints.ts';

/** Space in px above a section that was scrolled to (PR-019, PR-057). */
const OFFSET = { phone: 30, desktop: 70 };

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

/**
 * Which of a page's sections is being read, and the way to another. The first one on the server and until the page
 * is scrolled.
 */
export function useCurrentSection<Id extends string>(
  ids: readonly Id[],
): { current: Id | undefined; goTo: (id: Id) => void } {
  const [current, setCurrent] = useState(ids[0]);
  /** While the page scrolls to a requested section, that one is current, not those that pass by. */
  const isScrolling = useRef(false);
  const all = ids.join(' ');

  useEffect(() => {
    const read = () => {
      if (!isScrolling.current) setCurrent(sectionRead(all.split(' ') as Id[]));
    };
    // The visitor takes over.
    const arrive = () => {
      isScrolling.current = false;
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    const ends = ['scrollend', 'wheel', 'touchmove', 'keydown'];
    for (const end of ends) window.addEventListener(end, arrive, { passive: true });
    return () => {
      window.removeEventListener('scroll', read);
      for (const end of ends) window.removeEventListener(end, arrive);
    };
  }, [all]);

  const goTo = (id: Id) => {
    const section = document.getElementById(id);
    if (!section) return;
    const by = section.getBoundingClientRect().top - offset();
    const before = window.scrollY;
    isScrolling.current = Math.abs(by) >= 1;
    setCurrent(id);
    // Keys and screen readers go on from the section, as after following a link.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: before + by, behavior: isStill ? 'instant' : 'smooth' });
  };
  return { current, goTo };
}
