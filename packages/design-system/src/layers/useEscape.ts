import { useEffect, type RefObject } from 'react';
import { useLatest } from '../react/useLatest.ts';
import { addLayer } from './layers.ts';

/** Calls the latest `onEscape` when Escape is pressed while the element is open and no other overlay is above it. */
export function useEscape(element: RefObject<Element | null>, isOpen: boolean, onEscape: () => void): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    if (!isOpen || !element.current) return undefined;
    return addLayer({ element: element.current, onEscape: () => latest.current() });
  }, [element, isOpen, latest]);
}
