import { createApiClient } from '@sabadora/api';
import type { Now } from '@sabadora/domain';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryLocation, type LocationAdapter } from '../address/location.ts';
import { SabadoraProvider, type TrackEvent } from '../SabadoraProvider.tsx';
import type { StorageAdapter } from '../storage/storage.ts';
import { NOW } from './now.ts';

/** A request of the page under test; the test sends the response. */
export interface TestRequest {
  url: URL;
  /** Body of a POST, as JSON text. */
  body: string | undefined;
  signal: AbortSignal | undefined;
  respond: (body: unknown, status?: number) => void;
  fail: () => void;
}

/** A fake network: each request is pending until the test responds. */
export function network(): {
  fetch: typeof fetch;
  requests: TestRequest[];
  next: (path: string) => Promise<TestRequest>;
} {
  const requests: TestRequest[] = [];
  const fetchInHand: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? undefined;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      requests.push({
        url: new URL(input instanceof Request ? input.url : String(input), 'http://site.invalid'),
        body: typeof init?.body === 'string' ? init.body : undefined,
        signal,
        respond: (body, status = 200) => resolve(Response.json(body, { status })),
        fail: () => reject(new TypeError('network')),
      });
    });
  const taken = new Set<TestRequest>();
  return {
    fetch: fetchInHand,
    requests,
    next: async (path) => {
      for (let tried = 0; tried < 200; tried += 1) {
        const found = requests.find((request) => !taken.has(request) && request.url.pathname.includes(path));
        if (found) {
          taken.add(found);
          return found;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`There was no request for ${path}.`);
    },
  };
}

export interface HarnessOptions {
  href?: string;
  /** Location to use, e.g. of an earlier render. @default a new one in memory, at `href` */
  location?: LocationAdapter;
  fetch?: typeof fetch;
  storage?: () => StorageAdapter | undefined;
  session?: () => StorageAdapter | undefined;
  now?: Now;
  onError?: (error: unknown) => void;
  track?: (event: TrackEvent) => void;
}

/** Empty storage for one test. */
export function memoryStorage(): StorageAdapter {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Renders plain HTML that uses hooks, with an address in memory. */
export function renderWithHooks(ui: ReactNode, options: HarnessOptions = {}): { location: LocationAdapter } {
  const { href = '/search', now = NOW, onError = () => {}, track = () => {} } = options;
  const location = options.location ?? memoryLocation(href);
  const own = memoryStorage();
  const ownSession = memoryStorage();
  const api = createApiClient({ retries: 0, ...(options.fetch && { fetch: options.fetch }) });
  const { storage = () => own, session = () => ownSession } = options;
  render(
    <SabadoraProvider
      api={api}
      locale="fr_FR"
      now={now}
      location={location}
      storage={storage}
      session={session}
      onError={onError}
      track={track}
    >
      {ui}
    </SabadoraProvider>,
  );
  return { location };
}
