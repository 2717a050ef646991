import { createApiClient } from '@sabadora/api';
import { act, cleanup } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryLocation } from './address/location.ts';
import { SabadoraProvider } from './SabadoraProvider.tsx';
import { demoFetch } from './demoApi.ts';
import { hookExamples } from './testing/examples.ts';
import { memoryStorage } from './testing/harness.tsx';
import { NOW } from './testing/now.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/**
 * React 18 logs this when the server's markup is rendered in a browser; on a real server there are no layout effects.
 */
const isOfServerInBrowser = ([message]: unknown[]) =>
  String(message).includes('useLayoutEffect does nothing on the server');

test.each([...hookExamples])(
  'the example of %s hydrates and runs: React says nothing, and no request fails',
  async (_name, { Example, props, href }) => {
    const said: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => {
      if (!isOfServerInBrowser(args)) said.push(args);
    });
    let pending = 0;
    const api = createApiClient({
      retries: 0,
      fetch: async (...request) => {
        pending += 1;
        try {
          return await demoFetch(...request);
        } finally {
          pending -= 1;
        }
      },
    });
    const [location, storage, session] = [memoryLocation(href), memoryStorage(), memoryStorage()];
    const onError = (error: unknown) => void said.push(error);
    const element = (
      <StrictMode>
        <SabadoraProvider
          api={api}
          locale="fr_FR"
          now={NOW}
          location={location}
          serverAddress={{ ...location.read(), hash: '' }}
          storage={() => storage}
          session={() => session}
          onError={onError}
        >
          <Example {...props} />
        </SabadoraProvider>
      </StrictMode>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.replaceChildren(
      ...new DOMParser().parseFromString(renderToString(element), 'text/html').body.childNodes,
    );
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: onError, onUncaughtError: onError }),
    );
    // Covers debounced requests, their responses and the renders that follow.
    const settled = async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(pending).toBe(0);
      expect(container.querySelector('[aria-busy="true"]')?.outerHTML).toBeUndefined();
    };
    await vi.waitFor(settled, { timeout: 10_000, interval: 0 });
    expect(container.querySelector('[role="alert"]')?.textContent).toBeUndefined();
    await act(async () => root.unmount());
    container.remove();
    expect(said).toEqual([]);
  },
);
