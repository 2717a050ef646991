import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref for an element that several want: the component itself, its caller, a form library. */
export function useMergedRef<Target>(
  first: Ref<Target> | undefined,
  second: Ref<Target> | undefined,
  third?: Ref<Target>,
): RefCallback<Target> {
  return useCallback(
    (element: Target | null) => {
      const refs = [first, second, third];
      const cleanups = refs.map((ref) => attach(ref, element));
      // Only React 19 gives a meaning to what a callback returns, and only its callers return something.
      if (!cleanups.some(Boolean)) return undefined;
      return () => refs.forEach((ref, index) => (cleanups[index] ?? (() => void attach(ref, null)))());
    },
    [first, second, third],
  );
}

function attach<Target>(ref: Ref<Target> | undefined, element: Target | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}
