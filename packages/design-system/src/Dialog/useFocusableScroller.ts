import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Puts a scrolling area into the tab order while it overflows and nothing inside can be focused, so that the
 * keyboard can scroll it in every browser (WCAG 2.2, 2.1.1).
 */
export function useFocusableScroller(isPresent: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = ref.current;
    if (!isPresent || !area) return;
    const update = () => {
      const needsFocus = area.scrollHeight > area.clientHeight && !area.querySelector(focusable);
      if (needsFocus) area.tabIndex = 0;
      else area.removeAttribute('tabindex');
    };
    const resized = new ResizeObserver(update);
    const changed = new MutationObserver(update);
    resized.observe(area);
    changed.observe(area, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [isPresent]);
  return ref;
}
