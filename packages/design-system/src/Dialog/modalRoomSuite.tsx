import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dragFinger, middleOf } from '../testing/finger.ts';
import { render, screen } from '../testing/render.tsx';
import { settled } from '../testing/settle.ts';
import { modalHarness, type Overlay } from './modalHarness.tsx';
import * as styles from './modalSuite.css.ts';

/** Imitates a phone's keyboard: only the visual viewport becomes smaller. Returns a function that restores it. */
function showKeyboard(height: number): () => void {
  const view = window.visualViewport;
  if (!view) throw new Error('This browser has no visual viewport.');
  Object.defineProperty(view, 'height', { configurable: true, value: window.innerHeight - height });
  return () => void Reflect.deleteProperty(view, 'height');
}

/** Tests which parts of a modal, and of the page behind it, can be seen and reached. */
export function modalRoomSuite(Overlay: Overlay): void {
  const { Page, open, gone } = modalHarness(Overlay);

  test('the page behind keeps its place under a finger and a wheel', async () => {
    render(
      <>
        <Page />
        <div className={styles.tall} />
      </>,
    );
    window.scrollTo(0, 300);
    screen.getByRole('button', { name: 'Filters' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await settled(dialog);
    await dragFinger(middleOf(screen.getByRole('heading', { name: 'All filters' })), { x: 0, y: -120 });
    await userEvent.wheel(screen.getByRole('heading', { name: 'All filters' }), { delta: { y: 400 } });
    expect(window.scrollY).toBe(300);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(window.scrollY).toBe(300);
  });

  test('what the page itself says of its overflow is as it was, once the modal is closed', async () => {
    const { style } = document.documentElement;
    style.cssText = 'overflow-x: clip; overflow-y: scroll !important; scrollbar-gutter: stable both-edges';
    const own = () =>
      new Map(
        Array.from(style, (name) => [name, [style.getPropertyValue(name), style.getPropertyPriority(name)]]),
      );
    const before = own();
    try {
      render(<Page />);
      await open();
      expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
      await userEvent.keyboard('{Escape}');
      await gone();
      expect(own()).toEqual(before);
    } finally {
      style.cssText = '';
    }
  });

  test('the keyboard of a phone covers neither the field nor the actions', async () => {
    await page.viewport(390, 700);
    render(
      <Page footer={<button type="button">Show 12 offers</button>}>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            <input aria-label={`Field ${index}`} />
          </p>
        ))}
      </Page>,
    );
    await open();
    const restore = showKeyboard(300);
    try {
      screen.getByRole('textbox', { name: 'Field 29' }).focus();
      window.visualViewport?.dispatchEvent(new Event('resize'));
      const footer = screen.getByRole('button', { name: 'Show 12 offers' }).getBoundingClientRect();
      expect(footer.bottom).toBeLessThanOrEqual(400);
      const field = screen.getByRole('textbox', { name: 'Field 29' }).getBoundingClientRect();
      expect(field.bottom).toBeLessThan(footer.top);
      expect(field.top).toBeGreaterThan(0);
    } finally {
      restore();
    }
    window.visualViewport?.dispatchEvent(new Event('resize'));
    const footer = screen.getByRole('button', { name: 'Show 12 offers' }).getBoundingClientRect();
    expect(footer.bottom).toBeGreaterThan(400);
  });

  test.each([
    [320, 640],
    [1280, 800],
  ])('text at 200 %% and %i px wide: all of it is inside, and can be reached', async (width, height) => {
    await page.viewport(width, height);
    document.documentElement.style.setProperty('font-size', '200%');
    try {
      render(
        <Page
          footer={
            <>
              <button type="button">Andere verblijfsdatums kiezen</button>
              <button type="button">Toon 124 aanbiedingen</button>
            </>
          }
        >
          <p>Annuleringsvoorwaarden en verblijfsbelastingsvrijstellingen</p>
        </Page>,
      );
      const dialog = await open();
      const box = dialog.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      for (const button of screen.getAllByRole('button').slice(1)) {
        button.focus();
        const { left, right, top, bottom } = button.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(box.left);
        expect(right).toBeLessThanOrEqual(box.right);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(height);
      }
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  });

  test.each([
    [1280, 800],
    [390, 700],
    [320, 500],
    // A phone on its side, a laptop at 200 %, a desktop at 400 % (WCAG 1.4.4, 1.4.10).
    [844, 390],
    [640, 400],
    [320, 256],
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
      const last = screen.getByRole('textbox', { name: 'Field 29' });
      await userEvent.wheel(screen.getByRole('textbox', { name: 'Field 0' }), { delta: { y: 9000 } });
      await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThan(footer.top);
    },
  );
}
