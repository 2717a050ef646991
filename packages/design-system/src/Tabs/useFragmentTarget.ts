import { useEffect, useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/**
 * Calls the latest `onTarget` with the element of the address's fragment (`#id`) if it is `root` or inside it: after
 * mounting and whenever the fragment changes. Then scrolls to the element, which the browser could not do while it
 * was hidden.
 */
export function useFragmentTarget(
  root: RefObject<HTMLElement | null>,
  onTarget: (element: Element) => void,
): void {
  const latest = useRef(onTarget);
  useBrowserLayoutEffect(() => {
    latest.current = onTarget;
  });
  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      let id = hash.slice(1);
      try {
        id = decodeURIComponent(id);
      } catch {
        // The fragment is not URL-encoded, so it has another use in the page.
      }
      const target = id && document.getElementById(id);
      if (!target || !root.current?.contains(target)) return;
      latest.current(target);
      requestAnimationFrame(() => target.scrollIntoView());
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [root]);
}
