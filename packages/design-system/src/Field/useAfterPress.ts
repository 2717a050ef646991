import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something when no button of a mouse is held: now, or with the click. An error that appears as the field loses
 * focus would else push the button away from under the press that took the focus, and the click would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isHeld = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const runWaiting = () => {
      const run = waiting.current;
      waiting.current = undefined;
      run?.();
    };
    const press = () => {
      isHeld.current = true;
    };
    const release = () => {
      isHeld.current = false;
      // The click comes first, if there is one.
      setTimeout(runWaiting);
    };
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release, click: runWaiting };
    for (const [type, listen] of Object.entries(listeners)) document.addEventListener(type, listen, true);
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        document.removeEventListener(type, listen, true);
    };
  }, []);
  return useCallback((run) => {
    if (isHeld.current) waiting.current = run;
    else run();
  }, []);
}
