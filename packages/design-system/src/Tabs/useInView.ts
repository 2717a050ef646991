import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row horizontally, and no other scroller, so that its selected tab is visible. */
export function useInView(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const tab = row.current?.querySelector('[aria-selected=true], [aria-current]');
    if (!row.current || !tab) return;
    const around = row.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    // Centres the tab, so that both neighbours are visible. `scrollBy` takes a difference, which is also right in
    // right-to-left pages.
    if (inner.left < around.left || inner.right > around.right)
      row.current.scrollBy({ left: (inner.left + inner.right - around.left - around.right) / 2 });
  }, [row, chosen]);
}
