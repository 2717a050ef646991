import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addDays, plainText } from '@sabadora/domain';
import { readPartners } from '../../../minisites/src/readPartners.ts';
import { tracesOf } from '../../../minisites/src/testing/tracesOf.ts';
import { chooseDays } from '../search/calendar.ts';
import { CARDS, Checkout, test, title } from '../purchase/checkout.ts';
import { wordsOf } from '../support/market.ts';
import { addressOf, expectOwnPage, watchPlaces } from '../support/minisiteVisit.ts';
import { orderOf } from '../purchase/orders.ts';
import { saturdayIn } from '../products/products.ts';
import { bookDates } from '../products/stayPage.ts';
import { expectAccessible, hydrated, openSearch } from '../support/visitor.ts';

test.use({ answersConsent: false });

const { minisites } = await readPartners();

/** Dates in a month that the calendar shows when it opens. */
const checkin = saturdayIn(3);
const dates = { checkin, checkout: addDays(checkin, 1) };

for (const [at, minisite] of minisites.entries()) {
  const { minisiteUrl, minisiteId, minisiteLocale: locale, partnerName, affiliate, footer } = minisite;
  const others = minisites.filter((other) => other.partnerName !== partnerName);

  test(
    `CH-171, CH-172, CH-173, D-088: a reader of ${minisiteUrl} lands, searches, chooses a stay and orders it`,
    { tag: '@whole-matrix-only' },
    async ({ page, baseURL, email, isMobile }) => {
      // The test checks seven pages.
      test.slow();
      const words = wordsOf(locale);
      const home = addressOf(minisite, baseURL, isMobile);
      const base = home.pathname.replace(/\/$/, '');
      const isBelow = (path: string) => (url: URL) =>
        url.host === home.host && url.pathname.startsWith(base + path);
      const places = watchPlaces(page);
      const by = `of ${minisiteId} from ${affiliate}`;
      const looked = async (name: string) => {
        await expectAccessible(page, `${minisiteUrl}: ${name}`);
        await expectOwnPage(page, { minisite, home, others });
      };

      await test.step('lands, on a page that search engines know, and consents', async () => {
        await page.goto(home.href);
        await expect(title(page)).toHaveText(minisite.title);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          home.href.replace(/\/$/, ''),
        );
        await expect(page.getByRole('contentinfo')).toContainText(plainText(footer).slice(0, 40));
        await expect(page.getByRole('contentinfo').locator(`a[href*="affiliate=${affiliate}"]`)).toHaveCount(
          2,
        );
        await hydrated(page);
        const notice = page.getByRole('region', { name: words('consent.title') });
        await expect(notice).toBeVisible();
        await looked('landing');
        const sitemap = await page.evaluate(
          async (address) => (await fetch(address)).text(),
          `${base}/sitemap.xml`,
        );
        const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address = '']) => address);
        expect(listed.length).toBeGreaterThan(1);
        for (const address of listed) expect(isBelow('')(new URL(address))).toBe(true);
        await notice.getByRole('button', { name: words('consent.accept'), exact: true }).click();
        await expect(notice).toBeHidden();
      });

      await test.step('searches', async () => {
        const box = await openSearch(page, words, false);
        await box.getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) }).click();
        await chooseDays(page, { locale, dates, isMobile });
        await box.getByRole('button', { name: words('searchBox.submit') }).click();
        await page.waitForURL(isBelow('/search'));
        await hydrated(page);
        await looked('search');
        // Events that are still queued when the page is left go as a beacon, which Playwright does not always report.
        await expect.poll(() => [...places]).toContain(`sendTrackingEvents ${by}`);
      });

      await test.step('chooses a stay', async () => {
        // Each minisite uses another stay, so that two do not compete for the last room.
        const card = page.locator('main li article:has(a[href*="/stay/"])').nth(at);
        await card.getByRole('heading').getByRole('link').click();
        await page.waitForURL(isBelow('/stay/'));
        await expect(title(page)).toBeVisible();
        await looked('stay');
        await bookDates(page);
        await page.waitForURL(isBelow('/booking/summary'));
      });

      await test.step('orders it', async () => {
        const checkout = new Checkout(page, locale, 'stay');
        await checkout.expectSummary();
        await looked('summary');
        await checkout.goToDetails();
        await looked('details');
        await checkout.fillDetails(email);
        await checkout.goToPayment();
        await looked('payment');
        await checkout.payWith(CARDS.approved);
        await checkout.expectConfirmation();
        expect(isBelow('/confirmation/')(new URL(page.url()))).toBe(true);
        await looked('confirmation');
      });

      const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(await orderOf(page, uuid)).toMatchObject({ state: 'paid', minisiteId, locale });
      const named = ['searchOffers', 'productQuote', 'initCheckout', 'createOrder', 'finishOrder'];
      expect([...places]).toEqual(expect.arrayContaining(named.map((call) => `${call} of ${minisiteId}`)));
      for (const place of places) expect([by, `of ${minisiteId}`]).toContain(place.replace(/^\w+ /, ''));
    },
  );
}

test(
  'CH-171: no file of the build that all partners share knows one of them',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  () => {
    // The minisites' server of this test run has built the folder.
    expect(tracesOf(join(import.meta.dirname, '../../../minisites/dist/client'), minisites)).toEqual([]);
  },
);
