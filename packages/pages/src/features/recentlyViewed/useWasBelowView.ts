import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element has been below the visible screen since `isWanted`; stays true from then on. Content inserted
 * there shifts nothing that is visible.
 */
export function useWasBelowView(ref: RefObject<Element | null>, isWanted: boolean): boolean {
  const [wasBelow, setWasBelow] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!isWanted || wasBelow || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      const isBelow = entries.some(
        ({ isIntersecting, boundingClientRect }) =>
          !isIntersecting && boundingClientRect.top >= window.innerHeight,
      );
      if (isBelow) setWasBelow(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWanted, wasBelow]);

  return wasBelow;
}
