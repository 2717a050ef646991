import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element has been below what is on the screen since `isWanted`; true from then on. What is inserted there
 * moves nothing that the visitor sees.
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
