import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback when no pointer is down: at once, or with the click that ends the press.
 * Otherwise an error that appears when the field loses the focus could move the pressed button away, and its click
 * would be lost.
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
      // Later than the click event, if there is one.
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
