/** Delays before an image is fetched again, in ms; they give an overloaded server time to recover. */
const PAUSES_MS = [2000, 6000, 18_000, 54_000];

/**
 * Fetches a failed image again, outside of the document, after growing delays, until it loads or `signal` aborts;
 * gives up after the last delay. While the page is prerendered it waits.
 *
 * @param onLoad Called once the image has loaded.
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
    // Lazy loading never starts outside of the document.
    image.loading = 'eager';
    // Setting `src` makes the browser choose among the sources and fetch again.
    image.setAttribute('src', image.getAttribute('src') ?? '');
  };
  image.addEventListener('load', onLoad, { signal });
  image.addEventListener('error', wait, { signal });
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', wait, { once: true, signal });
  else wait();
}
