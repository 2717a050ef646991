import { useEffect, type RefObject } from 'react';
import { useLatest } from '../react/useLatest.ts';

/**
 * Calls the latest `onPress` whenever a pointer goes down outside the element, for as long as `isActive`: on the
 * press, not on the click, and whatever the press itself does goes on. The press that made it active is over.
 */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    if (!isActive) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isActive, element, latest]);
}
