import { render, screen, waitFor } from '@testing-library/react';
import { type JSX, useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { WordsProvider } from '../words/index.ts';
import type { ModalProps } from './Modal.tsx';

/** Waits until a modal stands where it stays. */
export async function settled(dialog: HTMLElement): Promise<void> {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
}

/** What every modal of the design system promises; dialog and drawer run it with each of their placements. */
export function modalSuite(name: string, Overlay: (props: ModalProps) => JSX.Element): void {
  function Page({ onClose, ...props }: Partial<ModalProps>) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Filters
        </button>
        <a href="#behind">Behind</a>
        <Overlay
          title="All filters"
          isOpen={isOpen}
          onClose={(reason) => {
            onClose?.(reason);
            setOpen(false);
          }}
          {...props}
        >
          {props.children ?? <input aria-label="Least price" />}
        </Overlay>
      </>
    );
  }

  const open = async () => {
    screen.getByRole('button', { name: 'Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'All filters' });
    await settled(dialog);
    return dialog;
  };

  const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

  /** A press at the top start corner of the screen, which no placement but the full one covers. */
  const clickOutside = () =>
    userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });

  describe(`${name} as a modal`, () => {
    test('opening moves focus into it, makes the rest inert and locks the page', async () => {
      render(<Page />);
      const dialog = await open();
      expect(dialog.matches(':modal')).toBe(true);
      expect(dialog.contains(document.activeElement)).toBe(true);
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });

    test('Tab never reaches the page behind', async () => {
      render(<Page />);
      const dialog = await open();
      const reached = new Set<Element | null>();
      for (let presses = 0; presses < 6; presses += 1) {
        await userEvent.keyboard('{Tab}');
        reached.add(document.activeElement);
      }
      // From its last control Tab goes through the browser's own controls, which shows as the body.
      expect(
        [...reached].filter((element) => element !== document.body && !dialog.contains(element)),
      ).toEqual([]);
      expect(reached).toContain(screen.getByRole('textbox', { name: 'Least price' }));
    });

    test('the caller chooses what takes focus first', async () => {
      function Focused() {
        const ref = useRef<HTMLInputElement>(null);
        return (
          <Page initialFocusRef={ref}>
            <input aria-label="Postcode" ref={ref} />
          </Page>
        );
      }
      render(<Focused />);
      await open();
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Postcode' }));
    });

    test('Escape asks to close with that reason, and focus goes back to the trigger', async () => {
      const onClose = vi.fn();
      render(<Page onClose={onClose} />);
      await open();
      await userEvent.keyboard('{Escape}');
      expect(onClose.mock.calls).toEqual([['escape']]);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
      await gone();
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    });

    test('the cross asks to close with that reason', async () => {
      const onClose = vi.fn();
      render(<Page onClose={onClose} />);
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(onClose.mock.calls).toEqual([['closeButton']]);
      await gone();
    });

    test('a click on the backdrop closes, one that began inside does not', async () => {
      const onClose = vi.fn();
      render(<Page onClose={onClose} />);
      const dialog = await open();
      screen
        .getByRole('heading', { name: 'All filters' })
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(onClose).not.toHaveBeenCalled();
      // One that fills the screen shows no backdrop to click on.
      const { left, top } = dialog.getBoundingClientRect();
      await clickOutside();
      expect(onClose.mock.calls).toEqual(left + top > 0 ? [['backdrop']] : []);
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

    test('when the browser closes it by itself (back gesture), the page is asked', async () => {
      const onClose = vi.fn();
      render(<Page onClose={onClose} />);
      const dialog = await open();
      dialog.close();
      await waitFor(() => expect(onClose.mock.calls).toEqual([['escape']]));
      await gone();
    });

    test('a page that does not answer keeps it open', async () => {
      const onClose = vi.fn();
      render(
        <Overlay title="Stubborn" isOpen onClose={onClose}>
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

    test.each([
      [1280, 800],
      [390, 700],
      [320, 500],
    ])(
      'at %i × %i long content scrolls, and the footer never covers the focused field',
      async (width, height) => {
        await page.viewport(width, height);
        const fields = Array.from({ length: 30 }, (_, index) => `Field ${index}`);
        render(
          <Page footer={<button type="button">Show 12 offers</button>}>
            {fields.map((field) => (
              <p key={field}>
                <input aria-label={field} />
              </p>
            ))}
          </Page>,
        );
        const dialog = await open();
        const footer = screen.getByRole('button', { name: 'Show 12 offers' }).getBoundingClientRect();
        expect(footer.bottom).toBeLessThanOrEqual(height);
        expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(height + 1);
        expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(width);
        for (const field of ['Field 20', 'Field 29', 'Field 0']) {
          const input = screen.getByRole('textbox', { name: field });
          input.focus();
          const box = input.getBoundingClientRect();
          expect(box.bottom).toBeLessThan(footer.top);
          expect(box.top).toBeGreaterThan(screen.getByRole('heading').getBoundingClientRect().bottom);
        }
      },
    );

    test('long text without a control can be scrolled by the keyboard', async () => {
      render(
        <Page>
          {Array.from({ length: 60 }, (_, line) => (
            <p key={line}>Line of the terms</p>
          ))}
        </Page>,
      );
      await open();
      await userEvent.keyboard('{Tab}{Tab}');
      expect(document.activeElement?.textContent).toContain('Line of the terms');
      expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    });

    test('the cross speaks the language of the page', async () => {
      render(
        <WordsProvider locale="nl-BE">
          <Overlay title="Filters" isOpen onClose={() => {}}>
            text
          </Overlay>
        </WordsProvider>,
      );
      expect(screen.getByRole('button', { name: 'Sluiten' })).toBeTruthy();
    });

    test('renders on the server, open or not, and hydrates', async () => {
      const html = await expectHydrates(
        <Overlay title="Filters" isOpen={false} onClose={() => {}}>
          text
        </Overlay>,
      );
      expect(html).toBe('');
      await expectHydrates(
        <Overlay title="Filters" isOpen onClose={() => {}} footer={<button type="button">Go</button>}>
          text
        </Overlay>,
      );
    });
  });
}
