import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReturnToPlace } from './useReturnToPlace.ts';

/** A tall page with a link below a block of a given height; `onReady` receives `leave`. */
function Results({
  above,
  isSettled,
  onReady,
}: {
  above: number;
  isSettled: boolean;
  onReady?: (leave: () => void) => void;
}) {
  const { leave } = useReturnToPlace({ isSettled, contentKey: 'page 1' });
  onReady?.(leave);
  return (
    <main>
      {isSettled && (
        <>
          <div style={{ height: above }} />
          <a href="/stay/12">Hôtel des Dunes</a>
        </>
      )}
      <div style={{ height: 4000 }} />
    </main>
  );
}

const link = () => document.querySelector('a');
const top = () => Math.round(link()?.getBoundingClientRect().top ?? -1);

test('on Back the link that was followed has the focus, and stands where it stood, also when what is above it has another height', () => {
  let leave = () => {};
  const onReady = (next: () => void) => {
    leave = next;
  };
  const { rerender } = render(<Results above={1500} isSettled onReady={onReady} />);
  link()?.focus({ preventScroll: true });
  window.scrollTo({ top: 1200, behavior: 'instant' });
  const before = top();
  leave();
  rerender(<Results above={1500} isSettled={false} />);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  rerender(<Results above={1003} isSettled />);
  expect(top()).toBe(before);
  expect(document.activeElement).toBe(link());
});
