import { expect, type Page } from '@playwright/test';
import { addDays } from '@sabadora/domain';
import { addressIn, saturday } from '../support/market.ts';
import { hydrated, test } from '../support/visitor.ts';

const DATES = `checkin=${saturday};checkout=${addDays(saturday, 1)};a=2;c=0;b=0`;

/** A line of an accessibility tree with a landmark, e.g. `- navigation "Languages":`. */
const LANDMARK =
  /^( *)- ((banner|navigation|main|search|complementary|contentinfo|region)(?: ".*?")?)(?=[: ]|$)/;

/** The landmarks of the browser's accessibility tree, in its order; without named regions inside `main`. */
async function landmarks(page: Page): Promise<string[]> {
  const found: string[] = [];
  let mainIndent = Infinity;
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, indent = '', landmark = '', role] = LANDMARK.exec(line) ?? [];
    if (role === undefined) continue;
    if (indent.length <= mainIndent) mainIndent = role === 'main' ? indent.length : Infinity;
    if (role !== 'region' || indent.length < mainIndent) found.push(landmark);
  }
  return found;
}

/** Presses the key, and returns the landmark that then has the focus. */
async function press(page: Page, key: 'F6' | 'Shift+F6'): Promise<string> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  // Not `waitForFunction`, which checks once a frame: a busy machine may paint no frame for long.
  const isMoved = () => before.evaluate((element) => document.activeElement !== element);
  await expect.poll(isMoved, `${key} moves the focus`).toBe(true);
  const focused = page.locator(':focus');
  await expect(focused, 'what has the focus is on the screen').toBeInViewport();
  const [first = ''] = (await focused.ariaSnapshot()).split('\n');
  return LANDMARK.exec(first)?.[2] ?? first;
}

/** Checks that F6 visits the landmarks of the accessibility tree once around, and Shift+F6 in reverse. */
async function expectRound(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  const expected = await landmarks(page);
  expect(expected).toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo']));
  const forth: string[] = [];
  for (const _ of [...expected, 'the first again']) forth.push(await press(page, 'F6'));
  expect(forth).toEqual([...expected, expected[0]]);
  const back: string[] = [];
  for (const _ of expected) back.push(await press(page, 'Shift+F6'));
  expect(back).toEqual(expected.toReversed());
}

test(
  'F6 goes around the landmarks of home, search, stay and checkout, and Shift+F6 back',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL, isMobile }) => {
    const locale = isMobile ? 'nl_BE' : 'fr_FR';
    await page.goto(addressIn(locale, baseURL, '/'));
    await expect(page.getByRole('search').getByRole('combobox').first()).toBeEnabled();
    await expectRound(page);

    await page.goto(addressIn(locale, baseURL, `/search#country=1;${DATES}`));
    await hydrated(page);
    await expectRound(page);

    await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/stay/**');
    const book = page.locator('button[form=booking-form]').filter({ visible: true }).first();
    await expect(book).toBeEnabled();
    await expectRound(page);

    for (const day of await page.locator('#booking form').getByRole('combobox').all())
      await day.selectOption({ index: 1 });
    await book.press('Enter');
    await page.waitForURL('**/booking/summary?**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRound(page);
  },
);
