import { act } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { Spoken } from './Spoken.tsx';

/**
 * Whether a message is React 18's warning about layout effects in server rendering. On a real server there are none
 * (`useBrowserLayoutEffect`), but here a `document` exists.
 */
function isOfServerInBrowser([message]: unknown[]): boolean {
  return String(message).includes('useLayoutEffect does nothing on the server');
}

/**
 * Renders the element as on a server, hydrates the markup in a browser, and fails when React reports a mismatch, a
 * recovered error or anything on `console.error`. Also fails on a `style` attribute in the server's markup, which a
 * strict Content-Security-Policy would block.
 *
 * The component has English words, unless `locale` sets another language. Returns the server's markup, for further
 * expectations.
 */
export async function expectHydrates(
  component: ReactElement,
  { locale = 'en-GB' }: { locale?: string } = {},
): Promise<string> {
  const element = (
    <StrictMode>
      <Spoken locale={locale}>{component}</Spoken>
    </StrictMode>
  );
  const complaints: unknown[][] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!isOfServerInBrowser(args)) complaints.push(args);
  });
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
