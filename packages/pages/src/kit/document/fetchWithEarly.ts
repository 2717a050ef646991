/** A request sent by a script in the head; the page uses its response for the first request to the same address. */
export interface EarlyCall {
  /** Address as the client writes it. */
  url: string;
  response: Promise<Response>;
}

declare global {
  // Set by the script in the head, taken by `fetchWithEarly`.
  var sabadoraEarlyCall: EarlyCall | undefined;
}

/**
 * `fetch`, except that the first request to the address of the early call gets its response. If the early call failed
 * in any way, the request is sent again.
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
