import { expect, type Page } from '@playwright/test';
import { layoutFaults } from '../../../../packages/design-system/src/testing/layoutFaults.ts';

/** Checks that at this width nothing scrolls sideways, and no text is cut off (WCAG 1.4.10). */
export async function expectReflows(page: Page, where: string, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const faults = await page.evaluate(layoutFaults);
  if (before) await page.setViewportSize(before);
  expect(faults, `${where} in ${width} px`).toEqual([]);
}

/** Checks that with text twice as large nothing is cut off (WCAG 1.4.4). */
export async function expectTextGrows(page: Page, where: string): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setSize('200%');
  const faults = await page.evaluate(layoutFaults);
  await setSize('');
  expect(faults, `${where} with text at 200 %`).toEqual([]);
}

/** Checks the print layout: no bars over the text, nothing beyond the sides. */
export async function expectPrints(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { position, display } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return ['fixed', 'sticky'].includes(position) && display !== 'none' && width * height > 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
  const faults = await page.evaluate(layoutFaults);
  await page.emulateMedia({ media: null });
  expect(fixed, `what stands over ${where} on paper`).toEqual([]);
  expect(faults, `${where} on paper`).toEqual([]);
}
