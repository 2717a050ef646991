import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act, screen } from '../testing/render.tsx';
import { controls, setUp, show, somewhere, shown, undo } from './toastHarness.tsx';

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  test('a short one stays 5 s, a long one as long as it takes to read', () => {
    setUp();
    show('Saved');
    show('x'.repeat(100));
    pass(4990);
    expect(shown()).toHaveLength(2);
    pass(20);
    expect(shown()).toEqual(['x'.repeat(100)]);
    pass(3000);
    expect(shown()).toEqual([]);
  });

  test('one with an action stays until it is dismissed', () => {
    setUp();
    const id = show({ message: 'Removed', action: undo() });
    pass(3_600_000);
    expect(shown()).toEqual(['Removed']);
    act(() => controls.dismiss(id));
    expect(shown()).toEqual([]);
  });

  test('the clock stands while the focus is on a message, and goes on where it stood', () => {
    setUp();
    show('Saved');
    pass(4000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(shown()).toEqual(['Saved']);
    act(() => somewhere().focus());
    pass(900);
    expect(shown()).toEqual(['Saved']);
    pass(200);
    expect(shown()).toEqual([]);
  });

  test('it stands under the pointer, and while the page is hidden', () => {
    setUp();
    show('Saved');
    const card = screen.getByText('Saved');
    act(() => void card.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
    pass(60_000);
    expect(shown()).toEqual(['Saved']);
    act(
      () =>
        void card.dispatchEvent(
          new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
        ),
    );
    const hide = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(60_000);
    expect(shown()).toEqual(['Saved']);
    hide.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(5010);
    expect(shown()).toEqual([]);
  });

  test('a new sentence has its full time', () => {
    setUp();
    const id = show('Sending');
    pass(4000);
    act(() => controls.update(id, { message: 'Sent' }));
    pass(4000);
    expect(shown()).toEqual(['Sent']);
    pass(1010);
    expect(shown()).toEqual([]);
  });

  test('three stand at a time, the rest wait with their whole time; an error does not wait', () => {
    setUp();
    for (const message of ['1', '2', '3', '4']) show(message);
    expect(shown()).toEqual(['1', '2', '3']);
    show({ message: 'Not sent', tone: 'error' });
    expect(shown()).toEqual(['1', '2', '3', 'Not sent']);
    pass(5010);
    expect(shown()).toEqual(['4']);
    pass(4900);
    expect(shown()).toEqual(['4']);
    pass(200);
    expect(shown()).toEqual([]);
  });
});
