import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dragMouse, middleOf } from '../testing/finger.ts';
import { render, screen, waitFor } from '../testing/render.tsx';
import { modalHarness, type Overlay } from './modalHarness.tsx';

/** What closes a modal, and what does not. */
export function modalClosingSuite(Overlay: Overlay): void {
  const { Page, open, gone, clickOutside } = modalHarness(Overlay);

  test('the cross asks to close with that reason', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose.mock.calls).toEqual([['closeButton']]);
    await gone();
  });

  test('a press on the backdrop closes, once', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    const dialog = await open();
    // A modal that fills the screen has no visible backdrop to press.
    const { left, top } = dialog.getBoundingClientRect();
    await clickOutside();
    expect(onClose.mock.calls).toEqual(left + top > 0 ? [['outside']] : []);
  });

  test('a press that only begins or only ends on the backdrop closes nothing', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    await open();
    const [inside, outside] = [
      middleOf(screen.getByRole('heading', { name: 'All filters' })),
      { x: 4, y: 4 },
    ];
    await dragMouse(inside, outside);
    await dragMouse(outside, inside);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('one that may not be dismissed stays: no cross, no Escape, no backdrop', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} isDismissable={false} />);
    const dialog = await open();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await clickOutside();
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
  });

  test('when the browser closes it by itself, by the back gesture, the page is asked', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    const dialog = await open();
    dialog.close();
    await waitFor(() => expect(onClose.mock.calls).toEqual([['back']]));
    await gone();
  });

  test('a page that does not answer keeps it open', async () => {
    const onClose = vi.fn();
    render(
      <Overlay title="Stubborn" isOpen onOpenChange={onClose}>
        text
      </Overlay>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
    dialog.close();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    expect(dialog.matches(':modal')).toBe(true);
  });

  test('Escape inside closes what is inside first', async () => {
    const onClose = vi.fn();
    render(
      <Page onClose={onClose}>
        <Page title="Inner" onClose={onClose}>
          inner
        </Page>
      </Page>,
    );
    await open();
    const inner = screen.getAllByRole('button', { name: 'Filters' }).at(-1);
    inner?.focus();
    await userEvent.keyboard('{Enter}');
    const dialogs = () => [...document.querySelectorAll('dialog')].filter(({ open }) => open);
    expect(dialogs()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialogs()).toHaveLength(1);
    expect(document.activeElement).toBe(inner);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(dialogs()).toHaveLength(0);
  });

  test('a page that removes it while open gets focus and scrolling back', async () => {
    function Removable() {
      const [isThere, setThere] = useState(true);
      return isThere ? (
        <Page onClose={() => setThere(false)}>
          <button type="button" onClick={() => setThere(false)}>
            Remove
          </button>
        </Page>
      ) : (
        <p>gone</p>
      );
    }
    render(<Removable />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('gone')).toBeTruthy();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });
}
