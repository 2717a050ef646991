import { StrictMode, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { act, render, screen, waitFor } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { modalKeys } from './keys.ts';
import { modalHarness, type Overlay } from './modalHarness.tsx';

/** Where the focus goes in and around a modal. */
export function modalFocusSuite(Overlay: Overlay): void {
  const { Page, open, gone } = modalHarness(Overlay);

  test('opening moves focus into it, makes the rest inert and locks the page', async () => {
    render(<Page />);
    const dialog = await open();
    expect(dialog.matches(':modal')).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  testKeys(modalKeys, {
    Tab: async () => {
      render(<Page footer={<button type="button">Show 12 offers</button>} />);
      await open();
      const reached: (string | null | undefined)[] = [];
      for (let presses = 0; presses < 4; presses += 1) {
        await userEvent.keyboard('{Tab}');
        reached.push(
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        );
      }
      expect(reached).toEqual(['Close', 'Least price', 'Show 12 offers', 'Close']);
    },
    'Shift+Tab': async () => {
      render(<Page footer={<button type="button">Show 12 offers</button>} />);
      await open();
      const reached: (string | null | undefined)[] = [];
      for (let presses = 0; presses < 4; presses += 1) {
        await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
        reached.push(
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        );
      }
      expect(reached).toEqual(['Show 12 offers', 'Least price', 'Close', 'Show 12 offers']);
    },
    Escape: async () => {
      const onClose = vi.fn();
      render(<Page onClose={onClose} />);
      await open();
      await userEvent.keyboard('{Escape}');
      expect(onClose.mock.calls).toEqual([['escape']]);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
      await gone();
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    },
  });

  test('Tab knows one of a group of radio buttons, and passes over what cannot take focus', async () => {
    const { rerender } = render(<Page />);
    const dialog = await open();
    rerender(
      <Page>
        <input type="radio" name="stars" aria-label="5" />
        <input type="radio" name="stars" aria-label="4" defaultChecked />
        <input type="radio" name="stars" aria-label="3" />
        <button type="button" disabled>
          Off
        </button>
        <button type="button" tabIndex={-1}>
          Apart
        </button>
        <details>
          <summary hidden>More</summary>
          <button type="button">Folded</button>
        </details>
      </Page>,
    );
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4' }));
    expect(dialog.contains(document.activeElement)).toBe(true);
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

  test('focus that cannot go where the caller said stays inside', async () => {
    function Unfocusable() {
      const ref = useRef<HTMLParagraphElement>(null);
      return (
        <Page initialFocusRef={ref}>
          <p ref={ref}>text</p>
        </Page>
      );
    }
    render(<Unfocusable />);
    const dialog = await open();
    expect(document.activeElement).toBe(dialog);
  });

  test.each([
    ['while it is open', true],
    ['with the change that closes it', false],
  ])('focus goes to what has replaced its opener %s', async (_when, isEarly) => {
    function Replaced() {
      const [generation, setGeneration] = useState(0);
      const [isOpen, setOpen] = useState(false);
      const replace = () => setGeneration((before) => before + 1);
      return (
        <>
          <button type="button">Before</button>
          <ul>
            <li key={generation}>
              <button type="button">Sort</button>
              <button type="button" onClick={() => setOpen(true)}>
                Filters
              </button>
            </li>
          </ul>
          <Overlay
            title="All filters"
            isOpen={isOpen}
            onOpenChange={() => {
              if (!isEarly) replace();
              setOpen(false);
            }}
          >
            <button type="button" onClick={replace}>
              Replace
            </button>
          </Overlay>
        </>
      );
    }
    render(<Replaced />);
    const opener = screen.getByRole('button', { name: 'Filters' });
    await open();
    if (isEarly) await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await userEvent.keyboard('{Escape}');
    expect(opener.isConnected).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' })));
  });

  test('StrictMode: it opens once, and closing gives focus and scrolling back', async () => {
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
    await gone();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

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

  test('long text is in the tab order at once, not only from the next frame on', () => {
    render(
      <Page>
        <p data-testid="text" style={{ height: 4000 }} />
      </Page>,
    );
    act(() => screen.getByRole('button', { name: 'Filters' }).click());
    expect(screen.getByTestId('text').parentElement?.getAttribute('tabindex')).toBe('0');
  });

  test('text that grows, or comes, once it is open can be scrolled, too; not what has a control to go to', async () => {
    const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line of the terms</p>);
    const { rerender } = render(
      <Page>
        <div data-testid="text" />
      </Page>,
    );
    const body = (await open()).querySelector('[data-testid=text]')?.parentElement;
    expect.assert(body);
    expect(body.hasAttribute('tabindex')).toBe(false);
    rerender(
      <Page>
        <div data-testid="text">{lines}</div>
      </Page>,
    );
    await expect.poll(() => body.getAttribute('tabindex')).toBe('0');
    rerender(
      <Page>
        <div data-testid="text">{lines}</div>
        <button type="button">Agree</button>
      </Page>,
    );
    await expect.poll(() => body.hasAttribute('tabindex')).toBe(false);
    rerender(
      <Page>
        <div data-testid="text" style={{ height: 4000 }} />
      </Page>,
    );
    await expect.poll(() => body.getAttribute('tabindex')).toBe('0');
    rerender(
      <Page>
        <div data-testid="text" style={{ height: 40 }} />
      </Page>,
    );
    await expect.poll(() => body.hasAttribute('tabindex')).toBe(false);
  });
}
