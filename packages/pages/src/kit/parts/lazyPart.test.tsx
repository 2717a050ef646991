import { act, render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

afterEach(() => vi.useRealTimers());

test('a part whose code cannot be fetched leaves the page standing, and is there once it can be', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Part</p>);
  const Part = lazyPart(load);
  const { container } = await act(async () =>
    render(
      <>
        <h1>Page</h1>
        <Suspense fallback={<p>Waiting</p>}>
          <Part />
        </Suspense>
      </>,
    ),
  );
  expect(container.textContent).toBe('PageWaiting');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toBe('PagePart');
});
