/** Milliseconds after which idle work runs in any case. Browsers without idle callbacks wait a tenth of it. */
const QUIET_MAX_MS = 2000;

/**
 * Calls `listener` at an idle moment once the page is really shown: while a browser prerenders it, nothing is stored,
 * timed or sent.
 *
 * @returns a function that cancels the call
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
