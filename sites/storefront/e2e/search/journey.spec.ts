import { expect, type Page } from '@playwright/test';
import { addDays, parseHash, type Locale } from '@sabadora/domain';
import { findChromium } from '../../../../.ci/chromium.ts';
import { launchOptionsOf } from '../support/browser.ts';
import {
  addressIn,
  saturday,
  componentWords,
  dayName,
  franceIn,
  journeyLocales,
  screenOf,
  wordsOf,
} from '../support/market.ts';
import { expectAccessible, expectOverlayAccessible, hydrated, test, STAY_CARDS } from '../support/visitor.ts';

// Back restores a page from the back/forward cache, which the headless shell does not keep.
test.use({ launchOptions: launchOptionsOf(findChromium()) });

const checkin = saturday;
const checkout = addDays(checkin, 1);

const names = (page: Page) => page.locator(STAY_CARDS).getByRole('heading').allTextContents();

for (const locale of journeyLocales) {
  test(
    `SE-003, SE-014, SE-039: a visitor of ${locale} finds a stay, shares it and loses nothing`,
    // Only in the whole matrix, because flows and purchases take the same steps.
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, browser, baseURL, isMobile }) => {
      const home = wordsOf(locale);
      const words = wordsOf(locale);
      await page.goto(addressIn(locale, baseURL));
      await expect(page.getByRole('heading', { level: 1, name: home('home.title') })).toBeVisible();
      await hydrated(page);
      await expectAccessible(page, 'home');

      await test.step('SE-052, SE-053: types a destination and chooses it', () =>
        chooseFrance(page, locale, isMobile));
      await test.step('SE-069, SE-071, SE-074: picks dates in a calendar with prices', () =>
        chooseDates(page, locale, isMobile));
      await test.step('SE-062, SE-065: sets who travels', () => addChild(page, locale));

      await page.getByRole('button', { name: words('searchBox.submit') }).click();
      await page.waitForURL('**/search?**');
      const title = page.getByRole('heading', {
        level: 1,
        name: words('search.titleIn', { phrase: franceIn(locale).phrase }),
      });
      await expect(title).toBeVisible();
      await hydrated(page);
      const criteria = parseHash(new URL(page.url()).hash);
      expect(criteria).toMatchObject({ checkin, checkout, a: 2, c: 1, b: 0, s: true });
      expect(new URL(page.url()).searchParams.get('origin')).toBe('search bar');
      await expectAccessible(page, 'search results');
      const first = await names(page);
      expect(first).toHaveLength(24);

      await test.step('SE-017, SE-245: pages through the results', async () => {
        const link = page.getByRole('navigation').getByRole('link', { name: /(^|\D)2$/ });
        // Scrolls there first: on a phone, cards above are laid out only when they are near, and then move the link.
        await link.click({ trial: true });
        await link.click();
        await expect(page.getByText(/^25 - 48 /)).toBeVisible();
        await expect(page).toHaveURL(/[?&]page=1(&|#)/);
        await hydrated(page);
      });
      const second = await names(page);
      expect(second).not.toEqual(first);

      await test.step('reload keeps criteria and page', async () => {
        await page.reload();
        await hydrated(page);
        await expect(page.getByText(/^25 - 48 /)).toBeVisible();
        await expect.poll(() => names(page)).toEqual(second);
        expect(parseHash(new URL(page.url()).hash)).toMatchObject({ checkin, checkout, a: 2, c: 1 });
      });

      await test.step('Back returns to the page and to the place on it', async () => {
        const link = page.locator(STAY_CARDS).nth(12).getByRole('heading').getByRole('link');
        // Records the link's position at `pagehide` rather than now, because it still changes before that: a phone
        // lays out cards when they are near, Playwright then scrolls again before it presses, and the touch screen
        // that it emulates ends before `pagehide`, which makes every card less tall.
        await link.evaluate((element) => {
          const keep = () => sessionStorage.setItem('leftAt', String(element.getBoundingClientRect().top));
          window.addEventListener('pagehide', keep);
        });
        await link.click();
        // Does not wait for the load event, as a visitor would not wait for the last picture.
        await page.waitForURL('**/stay/**', { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A page that the back/forward cache restores fires no load event to wait for.
        await page.goBack({ waitUntil: 'commit' });
        await expect(page.getByText(/^25 - 48 /)).toBeVisible();
        await expect.poll(() => names(page)).toEqual(second);
        const leftAt = Number(await page.evaluate(() => sessionStorage.getItem('leftAt')));
        const moved = () =>
          link.evaluate((element, top) => element.getBoundingClientRect().top - top, leftAt);
        await expect.poll(async () => Math.abs(await moved())).toBeLessThan(8);
        await expect(link).toBeInViewport();
      });

      await test.step('the address shows the same results in another browser', async () => {
        const context = await browser.newContext(isMobile ? { viewport: { width: 390, height: 844 } } : {});
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(other.getByText(/^25 - 48 /)).toBeVisible();
        await expect.poll(() => names(other)).toEqual(second);
        await context.close();
      });
    },
  );
}

async function chooseFrance(page: Page, locale: Locale, isMobile: boolean): Promise<void> {
  const words = wordsOf(locale);
  const label = words('searchBox.destination');
  // On a phone, a button opens a full-screen search with another input.
  const opener = isMobile
    ? page.getByRole('button', { name: new RegExp(`^${label}`) })
    : page.getByRole('combobox', { name: label });
  await opener.click();
  const input = isMobile ? page.getByRole('dialog').getByRole('combobox') : opener;
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'destination open');
  await input.fill(franceIn(locale).name);
  await page
    .getByRole('option', { name: new RegExp(`^${franceIn(locale).name}`) })
    .first()
    .click();
  await expect(page.getByRole('search')).toContainText(isMobile ? franceIn(locale).name : '');
  if (!isMobile) await expect(opener).toHaveValue(franceIn(locale).name);
}

async function chooseDates(page: Page, locale: Locale, isMobile: boolean): Promise<void> {
  const words = wordsOf(locale);
  const { StayCalendar: calendar } = componentWords(locale);
  await page.getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('gridcell', { name: /€/ }).first()).toBeVisible();
  await expectOverlayAccessible(page, 'calendar open');
  const start = dialog.getByRole('gridcell', { name: dayName(locale, checkin) });
  if (isMobile) await start.scrollIntoViewIfNeeded();
  await start.click();
  const end = dialog.getByRole('gridcell', { name: dayName(locale, checkout) });
  await end.click();
  if (isMobile) await dialog.getByRole('button', { name: calendar.confirm }).click();
  await expect(dialog).toBeHidden();
}

async function addChild(page: Page, locale: Locale): Promise<void> {
  const words = wordsOf(locale);
  const { ParticipantsField: participants, ParticipantStepper: stepper } = componentWords(locale);
  await page.getByRole('button', { name: new RegExp(`^${words('searchBox.travellers')}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: stepper.more(words('searchBox.children')) }).click();
  await expect(dialog.getByRole('spinbutton', { name: words('searchBox.children') })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  await expectOverlayAccessible(page, 'participants open');
  await dialog.getByRole('button', { name: participants.confirm }).click();
  await expect(dialog).toBeHidden();
}
