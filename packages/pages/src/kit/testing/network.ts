/** A request that the page under test made. */
export interface AskedOf {
  path: string;
  query: URLSearchParams;
  /** What a POST carries. */
  body: unknown;
}

export interface TestNetwork {
  fetch: typeof fetch;
  /** Every request so far whose path ends with `path`. */
  asked: (path: string) => AskedOf[];
  /**
   * Sets the response to all requests whose path ends with `path`, pending and future ones: a number is a status, an
   * error that of the network.
   */
  answer: (path: string, answer: unknown) => void;
  /** Lets requests whose path ends with `path` wait from now on. */
  hold: (path: string) => void;
}

/** The network of a page under test: a request is pending until its path has a response. */
export function testNetwork(answers: Readonly<Record<string, unknown>> = {}): TestNetwork {
  const known = new Map(Object.entries(answers));
  const asked: AskedOf[] = [];
  const waiting = new Set<() => void>();
  const answerOf = (path: string) => [...known].find(([end]) => path.endsWith(end));
  return {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://site.invalid');
      const { body, signal } = init ?? {};
      asked.push({
        path: url.pathname,
        query: url.searchParams,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      while (!answerOf(url.pathname)) {
        await new Promise<void>((resolve, reject) => {
          waiting.add(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
      }
      const answer = answerOf(url.pathname)?.[1];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
    },
    asked: (path) => asked.filter((request) => request.path.endsWith(path)),
    answer: (path, answer) => {
      known.set(path, answer);
      for (const wake of waiting) wake();
      waiting.clear();
    },
    hold: (path) => void known.delete(path),
  };
}

/**
 * The ways in which a call fails, each with its name: an error of the server, no response, and one that does not fit
 * its schema.
 */
export const FAILURES: readonly (readonly [how: string, answer: unknown])[] = [
  ['an error', 500],
  ['no answer', new DOMException('The deadline passed.', 'TimeoutError')],
  ['an answer of another shape', { surprise: true }],
];
