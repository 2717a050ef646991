import { useEffect, useState } from 'react';

/**
 * True while results are loading, and until they have been laid out. Meanwhile the browser takes no scroll anchor among
 * them, but the footer where it is in view: a browser drops its anchor when `overflow-anchor` changes with the layout.
 */
export function useIsSettling(isLoading: boolean): boolean {
  const [wasLoading, setWasLoading] = useState(isLoading);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setWasLoading(isLoading));
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading]);
  return isLoading || wasLoading;
}
