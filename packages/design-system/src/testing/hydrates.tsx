import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/**
 * Renders the element as a server does, hydrates the markup in a browser, and fails when React complains:
 * a mismatch, a recovered error or anything on `console.error`. Also fails on a `style` attribute in the
 * server's markup, which a strict Content-Security-Policy would drop.
 *
 * Returns the server's markup, for further expectations.
 */
export async function expectHydrates(element: ReactElement): Promise<string> {
  const complaints: unknown[][] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args));
  const container = document.createElement('div');
  document.body.append(container);
  try {
    const html = renderToString(element);
    container.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    expect(container.querySelector('[style]')?.outerHTML, 'element with a style attribute').toBeUndefined();
    const root = await act(async () =>
      hydrateRoot(container, element, {
        onRecoverableError: (error) => void complaints.push(['recoverable', error]),
        onUncaughtError: (error) => void complaints.push(['uncaught', error]),
      }),
    );
    await act(async () => root.unmount());
    expect(complaints, 'complaints while hydrating').toEqual([]);
    return html;
  } finally {
    consoleError.mockRestore();
    container.remove();
  }
}
