import { useEffect, useState, type RefObject } from 'react';

/** Share of an element that must be on the screen to count as seen (SE-206, SE-232). */
const SEEN_SHARE = 0.1;

/**
 * Whether a tenth of the element has been on the screen (SE-206). Stays true from then on, and is always true without
 * IntersectionObserver. Pressing Tab counts as well: keyboard users must not move past content that is not rendered
 * yet.
 */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isSeen || element === null) return;
    const see = () => setSeen(true);
    if (typeof IntersectionObserver === 'undefined') return see();
    const observer = new IntersectionObserver(
      (entries) => {
        // The observer's first call may report a smaller part.
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_SHARE)) see();
      },
      { threshold: SEEN_SHARE },
    );
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') see();
    };
    observer.observe(element);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, isSeen]);

  return isSeen;
}
