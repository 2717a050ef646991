import { expect } from '@playwright/test';
import { bookingHref, DEFAULT_PARTY, formatMoney } from '@sabadora/domain';
import { CARDS, Checkout, test } from './checkout.ts';
import { addressIn, journeyLocales, saturday, screenOf, wordsOf } from '../support/market.ts';
import { expectAgreement } from './orders.ts';
import { activityDatesOf, findStay, saturdayIn } from '../products/products.ts';
import { bookOnPage } from '../products/stayPage.ts';
import { expectAccessible } from '../support/visitor.ts';

const LATER = saturdayIn(10);

for (const locale of journeyLocales) {
  test(
    `PR-034, PR-168, PR-176: a visitor of ${locale} books a stay; a card is declined, the bank asks for the next`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, request, baseURL, email, isMobile }) => {
      const checkout = new Checkout(page, locale, 'stay');
      const beginsOnPage = locale === 'nl_BE';
      // `saturday` is in a month that the calendar shows when it opens.
      const checkin = beginsOnPage ? saturday : LATER;
      const stay = await findStay(request, { locale, checkin });
      const dates = { checkin, checkout: stay.checkout };
      const { offerId } = stay;
      const activityDates = activityDatesOf(stay);
      if (beginsOnPage) {
        await page.goto(addressIn(locale, baseURL, `/stay/${offerId}`));
        await bookOnPage(page, { locale, dates, isMobile });
      } else {
        const href = bookingHref({ offerId, dates, party: DEFAULT_PARTY, activityDates });
        await page.goto(addressIn(locale, baseURL, href));
      }
      await checkout.expectSummary();
      await expectAccessible(page, 'summary of a booking');
      await checkout.goToDetails();
      await checkout.fillDetails(email);
      await expectAccessible(page, 'details of a booking');
      // A reload keeps what was typed.
      await page.reload();
      await expect(checkout.field('checkout.city')).toHaveValue('Gent');
      await checkout.goToPayment();
      await expect(checkout.field('checkout.cardNumber')).toBeVisible();
      await expectAccessible(page, 'payment of a booking');
      await checkout.payWith(CARDS.noFunds);
      await expect(page.getByRole('alert')).toContainText(checkout.words('checkout.declined.funds'));
      await checkout.payWith(CARDS.challenge);
      await page.waitForURL('**/sandbox/challenge/**');
      await expectAccessible(page, 'page of the bank');
      await checkout.allowAtBank();
      await checkout.expectConfirmation();
      await expectAccessible(page, 'confirmation of a booking');
      await expectAgreement(page, { locale, baseURL, email, kind: 'stay', dates, price: stay.price });
    },
  );
}

test(
  'PR-156, PR-160, PR-174: a gift card pays a part, a promotion code takes some off, and the rest is paid in three',
  { tag: [screenOf('fr_FR'), '@whole-matrix-only'] },
  async ({ page, request, baseURL, email }, { project, retry }) => {
    const locale = 'fr_FR';
    const words = wordsOf(locale);
    const checkout = new Checkout(page, locale, 'stay');
    const checkin = LATER;
    const stay = await findStay(request, {
      locale,
      checkin,
      accepts: ({ price: { sellPrice } }) => sellPrice >= 30_000,
    });
    const { price, offerId } = stay;
    // A gift card can be spent only once, so each project and retry has its own.
    const cards =
      project.name === 'desktop' ? ['GIFT-50-AAAA', 'GIFT-50-BBBB'] : ['GIFT-50-CCCC', 'GIFT-50-DDDD'];
    const card = cards[Math.min(retry, 1)] ?? '';
    const money = (cents: number) => formatMoney(cents, locale);
    const basket = page.getByRole('region', { name: words('checkout.yourStay') });

    const dates = { checkin, checkout: stay.checkout };
    const activityDates = activityDatesOf(stay);
    await page.goto(
      addressIn(locale, baseURL, bookingHref({ offerId, dates, party: DEFAULT_PARTY, activityDates })),
    );
    await checkout.goThrough(email);

    await page.getByText(words('checkout.code.title')).click();
    const code = checkout.field('checkout.code.field');
    await code.fill(card.toLowerCase());
    await code.press('Enter');
    await expect(basket.getByText(money(price - 5000))).toBeVisible();
    await code.fill('welcome5');
    await code.press('Enter');
    const off = Math.floor((price * 5 + 50) / 100);
    const left = price - off - 5000;
    await expect(basket.getByText(money(left))).toBeVisible();

    await page.getByRole('radio', { name: /3/ }).check();
    const fee = Math.round((left * 150) / 10_000);
    await expect(basket.getByText(money(left + fee))).toBeVisible();
    const schedule = page.getByRole('table', { name: words('checkout.way.schedule') });
    await expect(schedule.getByRole('row')).toHaveCount(5);
    await expectAccessible(page, 'payment in parts');
    await checkout.payWith(CARDS.approved);

    await page.waitForURL('**/confirmation/**');
    await expect(page.getByText(`••••${card.slice(-4)}`)).toBeVisible();
    await expect(page.getByText(money(price - off + fee))).toBeVisible();
    const payments = page.getByRole('table', { name: words('checkout.confirmation.payments') });
    await expect(payments.getByText(money(left + fee))).toBeVisible();
    await expectAccessible(page, 'confirmation of a booking in parts');
  },
);
