/** A call that a script in the head has sent, whose response the page will use for its first request. */
export interface EarlyCall {
  /** Address as the client writes it. */
  url: string;
  response: Promise<Response>;
}

declare global {
  // Left by the script in the head, taken by `fetchWithEarly`.
  var sabadoraEarlyCall: EarlyCall | undefined;
}

/**
 * `fetch`, except that the first request for the address of the early call gets its response. An early call that
 * failed, in whatever way, is made again as if it had never been.
 */
export const fetchWithEarly: typeof fetch = (input, init) => {
  const early = globalThis.sabadoraEarlyCall;
  if (early === undefined || early.url !== input || (init?.method ?? 'GET') !== 'GET')
    return fetch(input, init);
  globalThis.sabadoraEarlyCall = undefined;
  const signal = init?.signal;
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  return new Promise<Response>((resolve, reject) => {
    const again = () => {
      if (!signal?.aborted) resolve(fetch(input, init));
    };
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    early.response.then((response) => (response.ok ? resolve(response) : again()), again);
  });
};
