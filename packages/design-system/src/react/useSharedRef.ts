import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/**
 * The ref of an element that several want: the component itself, its caller, a form library. React calls and cleans up
 * the refs that are given, as those of an element.
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
