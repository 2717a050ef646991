import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tap } from '../testing/finger.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { act, fireEvent, render, screen, within } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { ToastProvider } from './index.ts';
import { toastKeys } from './keys.ts';
import { controls, Grab, setUp, show, region, somewhere, shown, undo } from './toastHarness.tsx';

testKeys(toastKeys, {
  F6: async () => {
    setUp();
    somewhere().focus();
    // Dispatched instead of pressed: a real F6 would move the focus to the browser's toolbar, also for the next
    // tests.
    expect(fireEvent.keyDown(somewhere(), { key: 'F6' })).toBe(true);
    expect(document.activeElement).toBe(somewhere());
    show('Saved');
    show({ message: 'Removed', action: undo() });
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  },
  'F6 (on a message)': async () => {
    setUp();
    somewhere().focus();
    show('Saved');
    await userEvent.keyboard('{F6}');
    expect(region().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(somewhere());
  },
  'Tab (on a message)': async () => {
    setUp();
    show({ message: 'Removed', action: undo() });
    await userEvent.keyboard('{F6}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  },
  'Escape (on a message)': async () => {
    setUp();
    somewhere().focus();
    show('First');
    show('Second');
    await userEvent.keyboard('{F6}{Escape}');
    expect(shown()).toEqual(['First']);
    expect(region().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(somewhere());
  },
});

describe('what is heard', () => {
  test('a message waits for a pause (status), an error does not (alert), in regions that were there before', () => {
    setUp();
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    show('Saved');
    show({ message: 'Not sent', tone: 'error' });
    expect(within(status).getByText('Saved')).toBeTruthy();
    expect(within(alert).getByText('Not sent')).toBeTruthy();
  });

  test('it is a landmark only while there is a message', () => {
    setUp();
    expect(screen.queryByRole('region')).toBeNull();
    const id = show('Saved');
    expect(region()).toBeTruthy();
    act(() => controls.dismiss(id));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('an update is a new element, so that it is read and a translator’s text is not patched', () => {
    setUp();
    const id = show('Sending');
    const before = screen.getByText('Sending');
    act(() => controls.update(id, { message: 'Sent', tone: 'success' }));
    expect(before.isConnected).toBe(false);
    expect(shown()).toEqual(['Sent']);
  });

  test('it speaks the language of the page', () => {
    setUp('nl-BE');
    show('Bewaard');
    expect(screen.getByRole('region', { name: 'Meldingen (F6)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Verbergen' })).toBeTruthy();
  });
});

describe('focus', () => {
  test('a message never takes it', () => {
    setUp();
    somewhere().focus();
    show({ message: 'Not sent', tone: 'error', action: undo() });
    expect(document.activeElement).toBe(somewhere());
  });

  test('its action is done once, and focus goes back', async () => {
    const onPress = vi.fn();
    setUp();
    somewhere().focus();
    show({ message: 'Removed', action: undo(onPress) });
    await userEvent.keyboard('{F6}{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(somewhere());
  });

  test('touch: the cross takes it away', async () => {
    setUp();
    show('Saved');
    await tap(screen.getByRole('button', { name: 'Dismiss' }));
    await expect.poll(shown).toEqual([]);
  });
});

test('without a provider it says what to do', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Grab />)).toThrow('useToast needs a ToastProvider');
  quiet.mockRestore();
});

test('renders on the server and hydrates; taken away it leaves nothing in the page', async () => {
  await expectHydrates(
    <ToastProvider>
      <p>page</p>
    </ToastProvider>,
  );
  const { unmount } = setUp();
  show('Saved');
  unmount();
  expect(document.querySelector('[popover]')).toBeNull();
});
