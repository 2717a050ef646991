import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the page has been scrolled by more than a distance in px, or so far that an element has left the window at
 * the top. False on the server and in the first render, so that hydration matches; false for `undefined`.
 */
export function useScrolledPast(mark: number | RefObject<Element | null> | undefined): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (mark === undefined) return undefined;
    const look = () => {
      const element = typeof mark === 'object' ? mark.current : null;
      setIsPast(
        typeof mark === 'number'
          ? window.scrollY > mark
          : element !== null && element.getBoundingClientRect().bottom <= 0,
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [mark]);
  return isPast;
}
