import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dragFinger, dragMouse, middleOf, tap } from '../testing/finger.ts';
import { act, fireEvent, render, screen, waitFor } from '../testing/render.tsx';
import { Grab, show } from '../Toast/toastHarness.tsx';
import { ToastProvider } from '../Toast/index.ts';
import { useDismissal } from './useDismissal.ts';

interface PanelProps {
  isOpen?: boolean;
  onDismiss: (reason: string) => void;
}

/** A panel that ignores `onDismiss`, so that repeated calls are counted. */
function Panel({ isOpen = true, onDismiss }: PanelProps) {
  const inside = useRef<HTMLDivElement>(null);
  useDismissal(inside, isOpen, onDismiss);
  return (
    <>
      <div ref={inside}>
        <button type="button">Inside</button>
        <p>Text inside</p>
      </div>
      <button type="button">Outside</button>
      <p>Text outside</p>
    </>
  );
}

const setUp = (props: Partial<PanelProps> = {}) => {
  const onDismiss = vi.fn<(reason: string) => void>();
  const view = render(<Panel onDismiss={onDismiss} {...props} />);
  return { ...view, onDismiss, reasons: () => onDismiss.mock.calls.map(([reason]) => reason) };
};

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

describe('a press', () => {
  test('outside dismisses, inside not', async () => {
    const { reasons } = setUp();
    await press('Inside');
    expect(reasons()).toEqual([]);
    await userEvent.click(screen.getByText('Text outside'));
    expect(reasons()).toEqual(['outside']);
  });

  test('is told once, though it also takes the focus away', async () => {
    const { reasons } = setUp();
    button('Inside').focus();
    await press('Outside');
    expect(reasons()).toEqual(['outside']);
    button('Inside').focus();
    await press('Outside');
    expect(reasons()).toEqual(['outside', 'outside']);
  });

  test('of a finger is told once, though it moves the focus after it has ended', async () => {
    const { reasons } = setUp();
    button('Inside').focus();
    await tap(button('Outside'));
    await waitFor(() => expect(document.activeElement).toBe(button('Outside')));
    expect(reasons()).toEqual(['outside']);
    button('Inside').focus();
    await userEvent.keyboard('{Shift}');
    button('Outside').focus();
    expect(reasons()).toEqual(['outside', 'focus']);
  });

  test('that begins inside and ends outside dismisses nothing: a selection of text is dragged out', async () => {
    const { reasons } = setUp();
    await dragMouse(middleOf(screen.getByText('Text inside')), middleOf(screen.getByText('Text outside')));
    expect(reasons()).toEqual([]);
  });

  test('that begins outside and ends inside dismisses nothing', async () => {
    const { reasons } = setUp();
    await dragMouse(middleOf(screen.getByText('Text outside')), middleOf(screen.getByText('Text inside')));
    expect(reasons()).toEqual([]);
  });

  test('of a finger dismisses when it is lifted where it went down', async () => {
    const { reasons } = setUp();
    await tap(screen.getByText('Text outside'));
    await waitFor(() => expect(reasons()).toEqual(['outside']));
  });

  test('of a finger that is dragged inside dismisses nothing', async () => {
    const { reasons } = setUp();
    const outside = screen.getByText('Text outside');
    // Prevents the browser from treating the touch as a scroll.
    outside.style.setProperty('touch-action', 'none');
    const [from, to] = [middleOf(outside), middleOf(screen.getByText('Text inside'))];
    await dragFinger(from, { x: to.x - from.x, y: to.y - from.y });
    expect(reasons()).toEqual([]);
  });

  test('dismisses also where the page lets nobody else hear of it', async () => {
    const { reasons } = setUp();
    button('Outside').addEventListener('pointerup', (event) => event.stopPropagation());
    await press('Outside');
    expect(reasons()).toEqual(['outside']);
  });

  test('counts only while the panel is open and mounted, and the latest function hears of it', async () => {
    const { onDismiss, rerender, unmount } = setUp({ isOpen: false });
    const latest = vi.fn<(reason: string) => void>();
    await press('Outside');
    rerender(<Panel onDismiss={onDismiss} />);
    rerender(<Panel onDismiss={latest} />);
    await press('Outside');
    rerender(<Panel isOpen={false} onDismiss={latest} />);
    await press('Outside');
    rerender(<Panel onDismiss={latest} />);
    unmount();
    await userEvent.click(document.body);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(latest).toHaveBeenCalledOnce();
  });

  test('in a frame of the page dismisses, which only the window hears of', async () => {
    const { reasons } = setUp();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    try {
      button('Inside').focus();
      await userEvent.click(frame);
      await waitFor(() => expect(reasons()).toEqual(['outside']));
    } finally {
      frame.remove();
    }
  });
});

describe('the focus', () => {
  test('that goes elsewhere dismisses, once', () => {
    const { reasons } = setUp();
    button('Inside').focus();
    button('Outside').focus();
    expect(reasons()).toEqual(['focus']);
  });

  test('that the window loses dismisses nothing', () => {
    const { reasons } = setUp();
    button('Inside').focus();
    fireEvent.blur(window);
    act(() => button('Inside').blur());
    expect(reasons()).toEqual([]);
  });
});

describe('a message over the page', () => {
  const withToast = () => {
    const onDismiss = vi.fn<(reason: string) => void>();
    render(
      <ToastProvider>
        <Grab />
        <Panel onDismiss={onDismiss} />
      </ToastProvider>,
    );
    show('Saved');
    return () => onDismiss.mock.calls.map(([reason]) => reason);
  };

  test('may be pressed without dismissing what is open', async () => {
    const reasons = withToast();
    button('Inside').focus();
    await press('Dismiss');
    expect(document.querySelector('[data-toast]')).toBeNull();
    expect(reasons()).toEqual([]);
  });

  test('may take the focus; what the focus goes to from there decides', async () => {
    const reasons = withToast();
    button('Inside').focus();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(button('Dismiss'));
    expect(reasons()).toEqual([]);
    button('Inside').focus();
    expect(reasons()).toEqual([]);
    await userEvent.keyboard('{F6}');
    button('Outside').focus();
    expect(reasons()).toEqual(['focus']);
  });
});
