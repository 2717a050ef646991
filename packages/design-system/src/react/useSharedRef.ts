import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/**
 * Shares the ref of an element between the component itself, its caller and a form library. React calls and cleans up
 * the given refs like those of an element.
 */
export function useSharedRef<Target>(
  first: Ref<Target> | undefined,
  second?: Ref<Target>,
): RefObject<Target | null> {
  const shared = useRef<Target>(null);
  useImperativeHandle<Target | null, Target | null>(first, () => shared.current, []);
  useImperativeHandle<Target | null, Target | null>(second, () => shared.current, []);
  return shared;
}
