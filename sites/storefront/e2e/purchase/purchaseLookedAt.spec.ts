import { expect } from '@playwright/test';
import { addDays, bookingHref, DEFAULT_PARTY } from '@sabadora/domain';
import { CARDS, Checkout, marketsOfMatrix, test } from './checkout.ts';
import { buyGift } from './given.ts';
import { changeAnswer, look, lookAtOverlay, openBy } from '../support/lookedAt.ts';
import { addressIn, saturday, screenOf, wordsOf } from '../support/market.ts';
import { lookUp, mailsTo, orderOf } from './orders.ts';
import { findStay } from '../products/products.ts';

const dates = { checkin: saturday, checkout: addDays(saturday, 1) };

for (const locale of marketsOfMatrix) {
  test(
    `WCAG 1.4.4, 1.4.10: checkout, bank, confirmation, e-mails and lookup in ${locale}, with their errors, on narrow screens and in large text`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL, email }) => {
      test.slow();
      const words = wordsOf(locale);
      const checkout = new Checkout(page, locale, 'stay');
      const open = (path: string) => page.goto(addressIn(locale, baseURL, path));
      await open('/booking/summary');
      await expect(page.getByText(words('checkout.empty'))).toBeVisible();
      await look(page, 'a checkout of nothing');

      const { offerId } = await findStay(request, {
        locale,
        checkin: dates.checkin,
        accepts: ({ quote }) => quote.cancellationPolicy.cancellable && quote.activities.length === 0,
      });
      await open(bookingHref({ offerId, dates, party: DEFAULT_PARTY, activityDates: [], price: 100 }));
      await checkout.expectSummary();
      await look(page, 'summary with another price');
      await page.getByRole('button', { name: /€/ }).click();
      await checkout.button('checkout.toDetails').click();
      await look(page, 'summary without a choice');
      await checkout.goToDetails();
      await checkout.button('checkout.toPayment').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look(page, 'details that are refused');
      await checkout.fillDetails(email);
      await checkout.goToPayment();
      await page.locator('form:has([name=number]) button[type=submit]').click();
      await page.getByText(words('checkout.code.title')).click();
      await checkout.button('checkout.code.apply').click();
      await look(page, 'payment with faults');
      await checkout.payWith(CARDS.noFunds);
      await expect(page.getByRole('alert')).toContainText(words('checkout.declined.funds'));
      await look(page, 'payment that is declined');
      await checkout.payWith(CARDS.challenge);
      await page.waitForURL('**/sandbox/challenge/**');
      await look(page, 'page of the bank');
      await checkout.allowAtBank();
      await checkout.expectConfirmation();
      await look(page, 'confirmation', { isForPaper: true });
      const { number } = await orderOf(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');

      for (const { href, subject } of await mailsTo(request, email)) {
        await page.goto(href);
        await look(page, `e-mail ${subject}`, { isForPaper: true });
      }

      await open(`/booking/lookup?number=${number}#route=cancel`);
      await checkout.button('lookup.find').click();
      await expect(checkout.field('lookup.email')).toHaveAccessibleDescription(/./);
      await look(page, 'lookup with a fault');
      await lookUp(page, { locale, email, number });
      await look(page, 'a booking to be cancelled');
      await checkout.button('lookup.cancel').click();
      await lookAtOverlay(page, 'question before a cancellation');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: words('lookup.tab.modify') }).click();
      await expect(
        page.getByRole('button', { name: new RegExp(`^${words('lookup.newDates')}`) }),
      ).toBeVisible();
      await look(page, 'a booking to be moved');
      await page.getByRole('tab', { name: words('lookup.tab.invoice') }).click();
      await look(page, 'documents of a booking');
    },
  );

  test(
    `WCAG 1.4.4, 1.4.10: the voucher of a gift in ${locale} and its pages, on narrow screens, in large text and on paper`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL, email }) => {
      test.slow();
      const words = wordsOf(locale);
      const checkout = new Checkout(page, locale, 'gift');
      const code = await buyGift({ page, request, locale, baseURL, email });
      await look(page, 'confirmation of a gift', { isForPaper: true });
      for (const { href, subject } of await mailsTo(request, email)) {
        await page.goto(href);
        await look(page, `e-mail ${subject}`, { isForPaper: true });
      }
      await page.goto(addressIn(locale, baseURL, '/beneficiary/login'));
      await checkout.button('voucher.enter').click();
      await look(page, 'a voucher without a code');
      for (const state of ['redeemed', 'expired', 'cancelled']) {
        await changeAnswer(page, '**/beneficiary/voucher', { state });
        await checkout.field('voucher.code').fill(code);
        await checkout.button('voucher.enter').click();
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await look(page, `a voucher that is ${state}`);
        await page.unroute('**/beneficiary/voucher');
        // The page caches the voucher of a code; a reload empties the cache.
        await page.reload();
      }
      await checkout.field('voucher.code').fill(code);
      await checkout.button('voucher.enter').click();
      await expect(page.getByRole('heading', { name: words('voucher.stays') })).toBeVisible();
      await look(page, 'a voucher with its stays');
      await openBy(
        page,
        page.getByRole('main').getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) }),
      );
      await lookAtOverlay(page, 'the calendar of a voucher');
    },
  );

  test(
    `WCAG 1.4.4, 1.4.10: a hold that ended and a payment that is unclear in ${locale}, on narrow screens and in large text`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL, email }) => {
      test.slow();
      const words = wordsOf(locale);
      const checkout = new Checkout(page, locale, 'stay');
      const { offerId } = await findStay(request, {
        locale,
        checkin: dates.checkin,
        accepts: ({ quote }) => quote.activities.length === 0,
      });
      const href = bookingHref({ offerId, dates, party: DEFAULT_PARTY, activityDates: [] });
      await page.goto(addressIn(locale, baseURL, href));
      await checkout.goThrough(email);
      const orders = '**/purchase/orders';
      await page.route(orders, (route) =>
        route.fulfill({
          json: { error: { code: 'HOLD_EXPIRED', message: 'The rooms are no longer held.' } },
        }),
      );
      await checkout.payWith(CARDS.approved);
      await expect(page.getByRole('alert').filter({ hasText: words('checkout.expired') })).toBeVisible();
      await look(page, 'a hold that ended');
      await page.unroute(orders);
      await page.route('**/purchase/zeppto', (route) => route.fulfill({ json: { pending: true } }));
      await checkout.payWith(CARDS.approved);
      // The status of the payment is polled for half a minute.
      await expect(page.getByText(words('checkout.unclear'))).toBeVisible({ timeout: 90_000 });
      await look(page, 'a payment that is unclear');
    },
  );
}
