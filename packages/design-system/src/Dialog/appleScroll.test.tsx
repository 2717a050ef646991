import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { render, screen } from '../testing/render.tsx';
import { skipIn } from '../testing/engine.ts';
import { settled } from '../testing/settle.ts';
import { Dialog } from './index.ts';

/** Makes the browser report an Apple phone as its platform. */
function beApple() {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
}

async function open() {
  render(
    <Dialog title="Guests" defaultOpen>
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line}>
          <input aria-label={`Guest ${line}`} defaultValue="Ada" />
        </p>
      ))}
      <input type="checkbox" aria-label="Cot" />
    </Dialog>,
  );
  await settled(screen.getByRole('dialog'));
}

const guest = (line: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Guest ${line}` });

/** Moves a finger on an element; returns whether scrolling was prevented. */
function moveFinger(element: Element) {
  skipIn('webkit', 'needs a touch that a page makes, which WebKitGTK refuses to construct');
  const touch = new Touch({ identifier: 1, target: element, clientX: 10, clientY: 10 });
  const move = new TouchEvent('touchmove', {
    bubbles: true,
    cancelable: true,
    composed: true,
    touches: [touch],
  });
  element.dispatchEvent(move);
  return move.defaultPrevented;
}

beforeEach(() => page.viewport(390, 700));
afterEach(() => {
  vi.restoreAllMocks();
});

test('the focus goes to a field without the browser scrolling anything; the area around it does', async () => {
  beApple();
  await open();
  guest(0).focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  // Stands for the arrows of the on-screen keyboard, which move the focus like Tab.
  for (let line = 1; line < 30; line++) await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(guest(29));
  expect(focus.mock.contexts).toContain(guest(29));
  expect(focus.mock.calls).toEqual(Array.from({ length: 29 }, () => [{ preventScroll: true }]));
  const { top, bottom } = guest(29).getBoundingClientRect();
  expect(top).toBeGreaterThan(screen.getByRole('heading').getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(700);
});

test('what opens no keyboard is focused by the browser alone', async () => {
  beApple();
  await open();
  guest(29).focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Cot' }));
  expect(focus).not.toHaveBeenCalled();
});

test('"Done" of the keyboard leaves the focus in the dialog, so that the field can be pressed again', async () => {
  beApple();
  await open();
  guest(0).focus();
  guest(0).blur();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('on other devices, and once it is closed, the focus is left alone', async () => {
  await open();
  guest(0).focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(guest(1));
  expect(focus).not.toHaveBeenCalled();
});

test('a finger moves nothing from the title, but may drag the handles of what is selected', async () => {
  await open();
  const title = screen.getByRole('heading', { name: 'Guests' });
  expect(moveFinger(title)).toBe(true);
  document.getSelection()?.selectAllChildren(title);
  expect(moveFinger(title)).toBe(false);
  document.getSelection()?.removeAllRanges();
  expect(moveFinger(title)).toBe(true);
});

test('a finger may drag the handles of what is selected in a field', async () => {
  render(
    <Dialog title="Guests" defaultOpen>
      <input aria-label="Guest 0" defaultValue="Ada" />
    </Dialog>,
  );
  await settled(screen.getByRole('dialog'));
  guest(0).focus();
  guest(0).setSelectionRange(1, 1);
  expect(moveFinger(guest(0))).toBe(true);
  guest(0).setSelectionRange(0, 3);
  expect(moveFinger(guest(0))).toBe(false);
});
