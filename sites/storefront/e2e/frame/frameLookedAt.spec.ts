import { expect } from '@playwright/test';
import { marketsOfMatrix, test, title } from '../purchase/checkout.ts';
import { close, look, lookAtOverlay, press, visible } from '../support/lookedAt.ts';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { expectReflows } from '../support/reflow.ts';

/** Pages that the footer links to. */
const LEGAL_PAGES = [
  '/content/terms-of-sale',
  '/content/terms-of-use',
  '/content/data-protection',
  '/content/cookies',
  '/content/accessibility',
  '/content/partner-hotels',
  '/content/careers',
];

/** Markets whose footer leads to a page for the press (CH-080). */
const WITH_PRESS: readonly string[] = ['fr_FR', 'es_ES'];

for (const locale of marketsOfMatrix) {
  test(
    `WCAG 1.4.4, 1.4.10: the pages of the frame in ${locale} and its drawers, on narrow screens and in large text`,
    { tag: screenOf(locale) },
    async ({ page, baseURL, isMobile }) => {
      test.slow();
      const words = wordsOf(locale);
      const open = (path: string) => page.goto(addressIn(locale, baseURL, path));
      const ofPress = WITH_PRESS.includes(locale) ? ['/content/press'] : [];
      for (const path of ['/help', '/ideas', '/boxes', ...LEGAL_PAGES, ...ofPress]) {
        await open(path);
        await expect(title(page)).toBeVisible();
        await look(page, path);
      }
      const wishlist = (count: number) =>
        visible(
          page.getByRole('banner').getByRole('button', { name: words('chrome.wishlistOpen', { count }) }),
        );
      await press(page, wishlist(0));
      await lookAtOverlay(page, 'an empty wishlist');
      await close(page);
      if (!isMobile) {
        await press(
          page,
          visible(page.getByRole('banner').getByRole('button', { name: words('gifts.open') })),
        );
        await lookAtOverlay(page, 'the ways to give');
        await close(page);
      }
      await open('/search');
      await page.locator('main article button[aria-pressed=false]').first().click();
      await press(page, wishlist(1));
      await lookAtOverlay(page, 'a wishlist');
      await close(page);
    },
  );
}

test(
  'WCAG 1.4.10: the outbox, with an e-mail in it, is read on any screen',
  { tag: '@desktop-suffices' },
  async ({ page, request, email }) => {
    const subscription = { email, country: 'FR', language: 'fr', source: 'footer' };
    const response = await request.post('/front-gateway/marketing/newsletter', { data: subscription });
    expect(response.status()).toBe(200);
    await page.goto(`/gateway/outbox?to=${email}`);
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    await expectReflows(page, 'outbox');
  },
);
