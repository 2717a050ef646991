/** Pauses before an image is fetched again, in ms: a server that had too much to do may have it by then. */
const PAUSES_MS = [2000, 6000, 18_000, 54_000];

/**
 * Fetches an image that failed again, outside of the document, after growing pauses, until it is there or `signal` ends
 * it; gives up after the last one. While its page is prerendered it waits.
 *
 * @param onLoad Called once the image is there.
 */
export function retryImage(image: HTMLImageElement, signal: AbortSignal, onLoad: () => void): void {
  const pauses = PAUSES_MS.values();
  const wait = () => {
    const { value } = pauses.next();
    if (value === undefined || signal.aborted) return;
    const timer = setTimeout(fetchAgain, value);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const fetchAgain = () => {
    // Outside of the document nothing comes near the view.
    image.loading = 'eager';
    // Setting it makes the browser choose among the sources and fetch anew.
    image.setAttribute('src', image.getAttribute('src') ?? '');
  };
  image.addEventListener('load', onLoad, { signal });
  image.addEventListener('error', wait, { signal });
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', wait, { once: true, signal });
  else wait();
}
