import { useEffect, type RefObject } from 'react';

/**
 * While `isOn`, keeps as much of the top of the page clear as the element is tall whenever the browser scrolls
 * something into view: what has the focus, or the target of a link, is never under a bar that sticks there.
 */
export function useScrollPadding(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar || !isOn) return undefined;
    const { style } = document.documentElement;
    const before = style.scrollPaddingTop;
    const observer = new ResizeObserver(() => {
      // Without a height it is not displayed at this width.
      style.scrollPaddingTop = bar.offsetHeight > 0 ? `${bar.offsetHeight + 8}px` : before;
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = before;
    };
  }, [ref, isOn]);
}
