import { useEffect, useState } from 'react';

/**
 * True while results are loading, and until they have been laid out, which may wait for the code of their rows. Meanwhile
 * the browser takes no scroll anchor among them, but the footer where it is in view: a browser drops its anchor when
 * `overflow-anchor` changes with the layout.
 *
 * @param state `isInPlace`: the results, or what is said when there are none, are in the document.
 */
export function useIsSettling(state: { isLoading: boolean; isInPlace: boolean }): boolean {
  const { isLoading, isInPlace } = state;
  const [wasLoading, setWasLoading] = useState(isLoading);
  useEffect(() => {
    if (!isLoading && !isInPlace) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setWasLoading(isLoading));
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading, isInPlace]);
  return isLoading || wasLoading;
}
