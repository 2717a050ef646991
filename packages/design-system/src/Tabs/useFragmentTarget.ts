import { useEffect, useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/**
 * Calls the latest `onTarget` with the element that the address points to (`#id`) when it is `root` or inside:
 * after mounting and whenever the fragment changes. Once shown, the element is scrolled to, which the browser could
 * not do while it was hidden.
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
        // Not encoded: the fragment of another part of the page.
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
