import { describe, expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Width and height of a desktop at 400 % zoom (WCAG 1.4.10), the lowest window. */
const LOWEST_WINDOW = [320, 256] as const;

/** Windows of phones in landscape orientation, and of desktops at 200 % zoom (WCAG 1.4.4). */
const OTHER_LOW_WINDOWS = [
  [844, 390],
  [768, 400],
  [640, 450],
  [640, 400],
] as const;

/** Declares the tests for each of the low windows; the quick suite runs them only in the lowest. */
export function describeLowWindows(tests: (width: number, height: number) => void): void {
  const [lowestWidth, lowestHeight] = LOWEST_WINDOW;
  describe(`in a window of ${lowestWidth} × ${lowestHeight}`, () => {
    tests(lowestWidth, lowestHeight);
  });
  describe.each(OTHER_LOW_WINDOWS)(
    'in a window of %i × %i',
    { tags: ['whole-matrix-only'] },
    (width, height) => {
      tests(width, height);
    },
  );
}

/** Whether the whole element is in the window, and nothing covers its upper and lower edge. */
export function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInWindow = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  const shownAt = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
  return isInWindow && shownAt(top + 1) && shownAt(bottom - 1);
}

/** Fails unless the whole of an open panel, sheet or card is in the window. */
export function expectInWindow(overlay: Element): void {
  const { left, right, top, bottom } = overlay.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** One notch of a wheel in px. In a low window a smaller step is used, so as not to skip the element. */
const NOTCH = 120;

/** Turns the wheel over an overlay until the centre of the element is visible, and fails if it never is. */
export async function wheelTo(overlay: Locator, find: () => Element | null): Promise<void> {
  const isThere = () => {
    const box = find()?.getBoundingClientRect();
    if (!box) return false;
    const shown = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return find()?.contains(shown) ?? false;
  };
  const y = Math.min(NOTCH, Math.floor(window.innerHeight / 4));
  for (let turns = 0; turns < 40 && !isThere(); turns++) {
    await userEvent.wheel(overlay, { delta: { y } });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(isThere()).toBe(true);
}
