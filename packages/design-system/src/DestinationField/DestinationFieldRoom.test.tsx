import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeLowWindows, expectInWindow, isInSight, wheelTo } from '../testing/lowWindows.ts';
import { input, list, option, setUp } from './destinationHarness.tsx';

const PHONE_BELOW = 768;

/** A page with the field `above` px above the lower edge of the window; a long page can scroll beneath it. */
function pageWithField(above: number, isLong: boolean) {
  const { container } = setUp();
  container.style.setProperty('padding-top', `${window.innerHeight - above}px`);
  container.style.setProperty('padding-bottom', isLong ? '100vh' : '0');
}

const boxOf = (element: Element) => element.getBoundingClientRect();

test('near the lower edge the page moves up, and the list opens beneath its field and not over the header', async () => {
  await page.viewport(1024, 640);
  pageWithField(70, true);
  input().element().focus({ preventScroll: true });
  await userEvent.keyboard('br');
  await expect.element(option('Bruges')).toBeVisible();
  expect(isInSight(input().element())).toBe(true);
  expectInWindow(list().element());
  expect(boxOf(list().element()).top).toBeGreaterThanOrEqual(boxOf(input().element()).bottom);
  expect(isInSight(option('Brussels').element())).toBe(true);
});

test('with some room beneath it the list shrinks to it and scrolls, and the page stays', async () => {
  await page.viewport(1024, 640);
  pageWithField(400, true);
  await input().click();
  await userEvent.keyboard('br');
  await expect.element(option('Bruges')).toBeVisible();
  expect(window.scrollY).toBe(0);
  expectInWindow(list().element());
  expect(list().element().scrollHeight).toBeGreaterThan(list().element().clientHeight);
  await wheelTo(list(), () => option('Around Bressuire').element());
});

test('on a page that cannot move, the list opens upwards', async () => {
  await page.viewport(1024, 640);
  pageWithField(110, false);
  await input().click();
  await userEvent.keyboard('br');
  await expect.element(option('Bruges')).toBeVisible();
  expectInWindow(list().element());
  expect(boxOf(list().element()).bottom).toBeLessThanOrEqual(boxOf(input().element()).top);
});

describeLowWindows((width, height) => {
  test('the input and a suggestion are in sight, and the wheel reaches the last one', async () => {
    await page.viewport(width, height);
    pageWithField(height / 2, true);
    if (width < PHONE_BELOW) await page.getByRole('button', { name: /^Destination/ }).click();
    else await input().click();
    await userEvent.keyboard('br');
    await expect.element(option('Bruges')).toBeVisible();
    expect(isInSight(input().element())).toBe(true);
    expect(isInSight(option('Bruges').element())).toBe(true);
    await wheelTo(list(), () => option('Around Bressuire').element());
  });
});
