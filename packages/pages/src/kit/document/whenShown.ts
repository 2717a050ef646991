/** Milliseconds after which work for a quiet moment is done anyway, or at once where the browser reports none. */
const QUIET_MAX_MS = 2000;

/**
 * Calls `listener` in a quiet moment once the page is really shown: while a browser prerenders it, nothing is stored,
 * timed or sent. Returns how to call it off.
 */
export function whenShown(listener: () => void): () => void {
  let isOff = false;
  const call = () => {
    if (!isOff) listener();
  };
  const whenQuiet = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: QUIET_MAX_MS });
    else setTimeout(call, QUIET_MAX_MS / 10);
  };
  if (isPrerendering()) document.addEventListener('prerenderingchange', whenQuiet, { once: true });
  else whenQuiet();
  return () => {
    isOff = true;
  };
}

function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
