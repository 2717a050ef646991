import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row sideways, and nothing else, so that its chosen tab is in sight. */
export function useInView(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const tab = row.current?.querySelector('[aria-selected=true], [aria-current]');
    if (!row.current || !tab) return;
    const around = row.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    // To the middle, so that the neighbours on both sides can be seen. A difference, so that it holds right to left.
    if (inner.left < around.left || inner.right > around.right)
      row.current.scrollBy({ left: (inner.left + inner.right - around.left - around.right) / 2 });
  }, [row, chosen]);
}
