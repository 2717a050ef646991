import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';

/**
 * Calls `onChange` once with the text that a visitor or the browser entered before hydration, for which React
 * received no event.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  onChange: ((text: string) => void) | undefined,
): void {
  const latest = useLatest(onChange);
  useBrowserLayoutEffect(() => {
    const element = input.current;
    if (element && element.value !== element.defaultValue) latest.current?.(element.value);
  }, [input, latest]);
}
