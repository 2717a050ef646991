import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/** Makes a text area as tall as its text, in browsers that do not support `field-sizing`. */
export function useGrowth(ref: RefObject<HTMLTextAreaElement | null>): void {
  useBrowserLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.setProperty('height', 'auto');
    area.style.setProperty('height', `${area.scrollHeight}px`);
  });
}
