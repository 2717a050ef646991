import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './mercator.ts';

/** Inner size of an element in px; null on the server, at the first render, and while it has none. */
export function useElementSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measured = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, [ref]);
  return size;
}
