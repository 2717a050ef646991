import { useEffect, useState } from 'react';

/**
 * True while results are loading, and until they have been laid out, which may wait for the code of their rows. While
 * true, the page must exclude the results as scroll anchors, so that the browser anchors to the footer if that is in
 * view; a browser drops its anchor when `overflow-anchor` changes together with the layout.
 *
 * @param state `isInPlace`: whether the results, or the message that there are none, are in the document.
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
