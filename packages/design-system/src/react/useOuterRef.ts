import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react';

/** A ref for an element that is always there, which the `ref` handed to the component reaches too. */
export function useOuterRef<Reached extends Element>(
  outer: ForwardedRef<Reached>,
): RefObject<Reached | null> {
  const inner = useRef<Reached>(null);
  useImperativeHandle<Reached | null, Reached | null>(outer, () => inner.current, []);
  return inner;
}
