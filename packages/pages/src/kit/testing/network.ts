/** A request that the page under test made. */
export interface SentRequest {
  path: string;
  query: URLSearchParams;
  /** Body of a POST. */
  body: unknown;
}

export interface TestNetwork {
  fetch: typeof fetch;
  /** All requests so far whose path ends with `path`. */
  requests: (path: string) => SentRequest[];
  /**
   * Sets the response to pending and future requests whose path ends with `path`: a number is a status, an error a
   * network error.
   */
  respond: (path: string, response: unknown) => void;
  /** Keeps future requests whose path ends with `path` pending. */
  hold: (path: string) => void;
}

/** The network of a page under test: a request is pending until its path has a response. */
export function testNetwork(responses: Readonly<Record<string, unknown>> = {}): TestNetwork {
  const known = new Map(Object.entries(responses));
  const sent: SentRequest[] = [];
  const waiting = new Set<() => void>();
  const responseTo = (path: string) => [...known].find(([end]) => path.endsWith(end));
  return {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://site.invalid');
      const { body, signal } = init ?? {};
      sent.push({
        path: url.pathname,
        query: url.searchParams,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      while (!responseTo(url.pathname)) {
        await new Promise<void>((resolve, reject) => {
          waiting.add(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
      }
      const response = responseTo(url.pathname)?.[1];
      if (response instanceof Error) throw response;
      return typeof response === 'number'
        ? new Response(null, { status: response })
        : Response.json(response);
    },
    requests: (path) => sent.filter((request) => request.path.endsWith(path)),
    respond: (path, response) => {
      known.set(path, response);
      for (const wake of waiting) wake();
      waiting.clear();
    },
    hold: (path) => void known.delete(path),
  };
}

/**
 * The ways in which a call can fail, with their names: a server error, a lost connection, and a response that does
 * not match its schema.
 */
export const FAILURES: readonly (readonly [how: string, response: unknown])[] = [
  ['an error', 500],
  ['no response', new DOMException('The deadline passed.', 'TimeoutError')],
  ['a response of another shape', { surprise: true }],
];
