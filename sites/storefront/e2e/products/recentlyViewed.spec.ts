import { expect, type Page } from '@playwright/test';
import { addressIn, wordsOf } from '../support/market.ts';
import { expectAccessible, test } from '../support/visitor.ts';

/** Below this layout shift, no movement is visible. */
const UNSEEN = 0.002;

/** Measures layout shifts without user input, in every document from now on. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(globalThis, { viewedShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { viewedShift: { value: number } }).viewedShift.value);
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sabadora.recently-viewed'));

/** Opens the first product of a list, and waits until it counts as viewed. */
async function view(page: Page, list: string, link: string): Promise<string> {
  await page.goto(list);
  const path = await page.locator(`main article a[href^="${link}"]`).first().getAttribute('href');
  await page.goto(new URL(path ?? '', page.url()).href);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => kept(page)).toContain(`"uri":"${new URL(page.url()).pathname}"`);
  return name ?? '';
}

test(
  'PR-182, PR-183: what was looked at stands on home, search, activity and box pages, and nothing moves for it',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL, isMobile }) => {
    const locale = isMobile ? 'nl_BE' : 'fr_FR';
    const words = wordsOf(locale);
    const at = (path: string) => addressIn(locale, baseURL, path);
    const stay = await view(page, at('/search?flow=booking'), '/stay/');
    const activity = await view(page, at('/activities?flow=activity'), '/activity/');
    const shifts = await measureShifts(page);
    const row = page.getByRole('region', { name: words('recent.title') });
    await page.goto(at('/boxes'));
    const box = await page.locator('main a[href^="/box/detail/"]').first().getAttribute('href');

    for (const path of ['/', '/search?flow=booking', '/activities?flow=activity', box ?? '']) {
      await page.goto(at(path));
      await expect(row.getByRole('article').first(), path).toBeAttached();
      await expect(row.getByRole('article').getByRole('heading'), path).toHaveText([activity, stay]);
      const link = row.getByRole('link', { name: stay });
      // On a phone the second card is outside the screen.
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      expect(await shifts(), `what moved on ${path}`).toBeLessThan(UNSEEN);
    }
    await page.goto(at('/activities?flow=activity'));
    const second = await page.locator('main article a[href^="/activity/"]').nth(2).getAttribute('href');
    await page.goto(at(second ?? ''));
    const activities = page.getByRole('region', { name: words('recent.activities') });
    await expect(activities.getByRole('article').getByRole('heading')).toHaveText([activity]);

    await page.goto(at('/'));
    await row.scrollIntoViewIfNeeded();
    await expectAccessible(page, 'a home page with what was looked at');
    await page.getByRole('button', { name: words('recent.clear') }).click();
    await expect(row).toBeHidden();
    expect(await kept(page)).toBeNull();
  },
);
