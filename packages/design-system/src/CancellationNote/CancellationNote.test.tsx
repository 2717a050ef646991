import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { CancellationNote } from './CancellationNote.tsx';

test('what is free to change is marked with a tick, the rest is text alone', () => {
  const { container } = render(
    <>
      <CancellationNote text="Free cancellation" tone="good" />
      <CancellationNote text="No refund." />
    </>,
  );
  const ticks = [...container.querySelectorAll('p')].map((note) => note.querySelectorAll('svg').length);
  expect(ticks).toEqual([1, 0]);
  expect(container.textContent).toBe('Free cancellationNo refund.');
});

test('it renders on the server and hydrates in silence', async () => {
  expect(await expectHydrates(<CancellationNote text="No refund." />)).toContain('No refund.');
});
