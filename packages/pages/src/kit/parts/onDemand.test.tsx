import { act, render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageWords } from '../words/PageWords.tsx';
import { lazyPart } from './onDemand.tsx';

const NO_WORDS = {};

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
      <PageWords locale="en" catalogue={NO_WORDS}>
        <h1>Page</h1>
        <Suspense fallback={<p>Waiting</p>}>
          <Part />
        </Suspense>
      </PageWords>,
    ),
  );
  expect(container.textContent).toBe('PageWaiting');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toBe('PagePart');
});
