import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/index.ts';
import { render, screen } from '../testing/render.tsx';
import { settled } from '../testing/settle.ts';
import { type ToastContent, ToastProvider } from './index.ts';
import { Grab, setUp, show, undo } from './toastHarness.tsx';

describe('where it stands', () => {
  const card = () => {
    const found = document.querySelector('[data-toast]');
    if (!found) throw new Error('no message');
    return found;
  };
  const box = () => card().getBoundingClientRect();
  /** Shows a message and waits until its animation has ended. */
  const showAndSettle = async (toast: ToastContent) => {
    show(toast);
    await settled(card());
  };

  afterEach(() => {
    document.documentElement.removeAttribute('dir');
    document.documentElement.style.removeProperty('scroll-padding-block-end');
  });

  test('at the start of the lower edge, right to left on the right', async () => {
    setUp();
    await showAndSettle({ message: 'Saved' });
    expect(box().left).toBe(24);
    expect(box().bottom).toBeLessThanOrEqual(800 - 16);
    document.documentElement.dir = 'rtl';
    expect(box().right).toBe(1280 - 24);
  });

  test('on a phone over the width, above the bar that sticks to the lower edge', async () => {
    await page.viewport(320, 600);
    document.documentElement.style.setProperty('scroll-padding-block-end', '80px');
    setUp();
    await showAndSettle({ message: 'Annuleringsvoorwaarden en verblijfsbelastingsvrijstellingen bewaard' });
    expect([box().left, box().right, box().bottom]).toEqual([16, 304, 520]);
  });

  test('the page beside it can be pressed', async () => {
    setUp();
    await showAndSettle({ message: 'Saved' });
    expect(document.elementFromPoint(640, 790)?.closest('[data-toast]')).toBeNull();
    expect(
      document.querySelector('[data-toast]')?.contains(document.elementFromPoint(100, box().top + 20)),
    ).toBe(true);
  });

  function Asking() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog
        title="Filters"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<button type="button">View 12 offers</button>}
      >
        text
      </Dialog>
    );
  }

  test('over a modal dialog it can be pressed and heard, above its actions, and survives it', async () => {
    await page.viewport(390, 700);
    render(
      <ToastProvider>
        <Grab />
        <Asking />
      </ToastProvider>,
    );
    await showAndSettle({ message: 'Removed', action: undo() });
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    expect(dialog.contains(screen.getByText('Removed'))).toBe(true);
    const action = screen.getByRole('button', { name: 'Undo' });
    const { left, top, width, height } = action.getBoundingClientRect();
    expect(action.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    expect(box().bottom).toBeLessThan(
      screen.getByRole('button', { name: 'View 12 offers' }).getBoundingClientRect().top,
    );
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(screen.getByText('Removed').isConnected).toBe(true);
    expect(document.querySelector('[data-toast]')?.checkVisibility()).toBe(true);
  });
});
