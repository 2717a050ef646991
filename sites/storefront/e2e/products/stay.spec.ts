import { expect, type Page } from '@playwright/test';
import { addDays, parseHash } from '@sabadora/domain';
import { scaled } from '../../../../.ci/slowness.ts';
import { addressIn, componentWords, dayName, saturday, wordsOf } from '../support/market.ts';
import { expectAccessible, expectOverlayAccessible, hydrated, test } from '../support/visitor.ts';

const checkin = saturday;
const checkout = addDays(checkin, 1);
const DATES = `checkin=${checkin};checkout=${checkout};a=2;c=0;b=0`;

/** Below this layout shift, no movement is visible. */
const UNSEEN = 0.002;

const panel = (page: Page) => page.locator('#booking form');
/** The booking button: in the panel, or on a phone in the bar at the lower edge. */
const book = (page: Page) => page.locator('button[form=booking-form]').filter({ visible: true }).first();
/** The price is the first status; the second one belongs to the button. */
const price = (page: Page) => panel(page).getByRole('status').first();

/** Measures layout shifts without user input. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(globalThis, { stayShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { stayShift: { value: number } }).stayShift.value);
}

/** Opens the first stay of a search, with the search's dates and people in its address. */
async function openFromSearch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/stay/**');
}

test(
  'PR-013, PR-034, PR-035: from a card among the results to the checkout, with dates and people',
  { tag: '@phone-suffices' },
  async ({ page, baseURL, isMobile }) => {
    const locale = isMobile ? 'nl_BE' : 'fr_FR';
    const shifts = await measureShifts(page);
    await openFromSearch(page, addressIn(locale, baseURL, `/search#country=1;${DATES}`));
    await expect(price(page)).toContainText('€');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(book(page)).toBeEnabled();
    expect(await shifts()).toBeLessThan(UNSEEN);
    await expectAccessible(page, 'stay with a price');
    for (const day of await panel(page).getByRole('combobox').all()) await day.selectOption({ index: 1 });
    const { pathname } = new URL(page.url());
    await book(page).press('Enter');
    await page.waitForURL('**/booking/summary?**');
    const { searchParams, hash } = new URL(page.url());
    expect(`/stay/${searchParams.get('offer')}`).toBe(pathname);
    expect(parseHash(hash)).toMatchObject({ checkin, checkout, a: 2 });
    await expect(page.getByRole('heading', { name: wordsOf(locale)('checkout.code.title') })).toBeVisible();
    expect(await shifts(), 'nothing moves when a checkout begins').toBeLessThan(UNSEEN);
  },
);

test(
  'PR-033, PR-040, PR-043, SE-087: Book without dates opens the calendar, and its dates have a price',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL, isMobile }) => {
    const locale = isMobile ? 'nl_BE' : 'fr_FR';
    // A stay that is available on some days of the next months.
    await openFromSearch(page, addressIn(locale, baseURL, `/search#country=1;${DATES}`));
    await page.goto(addressIn(locale, baseURL, `${new URL(page.url()).pathname}#a=2`));
    await expect(price(page)).toContainText('€');
    const lowest = await price(page).textContent();
    // On a phone, the button of the bar at the lower edge; it opens a dialog once its code has loaded.
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      await book(page).click();
      await expect(dialog).toBeVisible({ timeout: scaled(3000) });
    }).toPass();
    await expect(dialog.getByRole('gridcell', { name: /€/ }).first()).toBeVisible();
    await expectOverlayAccessible(page, 'calendar of a stay');
    const { StayCalendar: calendar } = componentWords(locale);
    const start = dialog.getByRole('gridcell', { name: dayName(locale, checkin) });
    if (isMobile) await start.scrollIntoViewIfNeeded();
    await start.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('gridcell', { name: dayName(locale, checkout) }).click();
    if (isMobile) await dialog.getByRole('button', { name: calendar.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/#.*checkin=\d{4}-\d\d-\d\d;checkout=/);
    await expect(price(page)).not.toHaveText(lowest ?? '');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'everything is read, and a form leads to the checkout',
    { tag: '@desktop-suffices' },
    async ({ page, baseURL }) => {
      await page.goto(
        addressIn('fr_FR', baseURL, `/search?country=1&a=2&checkin=${checkin}&checkout=${checkout}`),
      );
      await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
      await page.waitForURL('**/stay/**');
      for (const id of ['description', 'experience', 'hotel', 'practicalInfo'])
        await expect(page.locator(`#${id}`)).toBeVisible();
      await panel(page).locator('input[name=checkin]').fill(checkin);
      await panel(page).locator('input[name=checkout]').fill(checkout);
      await panel(page).locator('button[formaction^="/stay/"]').click();
      await expect(price(page)).toContainText('€');
      await panel(page).locator('button[formaction^="/booking/"]').click();
      await page.waitForURL('**/booking/summary?**');
      expect(new URL(page.url()).searchParams.get('checkin')).toBe(checkin);
    },
  );
});
