import { expect, type Page } from '@playwright/test';
import { addDays, type Locale } from '@sabadora/domain';
import { scaled } from '../../../../.ci/slowness.ts';
import { CARDS, Checkout, marketsOf, marketsOfMatrix, test, title } from '../purchase/checkout.ts';
import { buyGift } from '../purchase/given.ts';
import { expectFocusKept, expectFocusSeen, press, tabTo, type } from '../support/keys.ts';
import { addressIn, componentWords, dayName, saturday, screenOf, wordsOf } from '../support/market.ts';
import { findStay } from '../products/products.ts';
import { answers } from '../support/visitor.ts';

const dates = { checkin: saturday, checkout: addDays(saturday, 1) };

/** Most days in a calendar before the wanted one. */
const DAYS_MAX = 70;

/** Chooses both dates in the open calendar by arrow keys. */
async function chooseDaysByKeys(page: Page, locale: Locale, isMobile: boolean): Promise<void> {
  const dialog = page.getByRole('dialog');
  const day = (iso: string) => dialog.getByRole('gridcell', { name: dayName(locale, iso) });
  await expect(day(dates.checkin)).toBeAttached();
  const isOnDay = () =>
    page.evaluate(() => document.activeElement?.closest('[role=gridcell], [role=grid] td') != null);
  for (let stops = 0; !(await isOnDay()); stops += 1) {
    expect(stops, 'Tab leads to the days').toBeLessThan(20);
    await page.keyboard.press('Tab');
    await expectFocusKept(page, 'in the calendar');
  }
  for (const iso of [dates.checkin, dates.checkout]) {
    const isThere = () => day(iso).evaluate((cell) => cell.contains(document.activeElement));
    for (let steps = 0; !(await isThere()); steps += 1) {
      expect(steps, `arrow keys lead to ${iso}`).toBeLessThan(DAYS_MAX);
      await page.keyboard.press('ArrowRight');
      await expectFocusSeen(page, `on the way to ${iso}`);
    }
    await page.keyboard.press('Enter');
  }
  if (isMobile)
    await press(page, dialog.getByRole('button', { name: componentWords(locale).StayCalendar.confirm }));
  await expect(dialog).toBeHidden();
  await expectFocusSeen(page, 'after the calendar');
}

const bookButton = (page: Page) =>
  page.locator('button[form=booking-form]').filter({ visible: true }).first();

/** Chooses dates on the page of a stay, and books it. */
async function bookByKeys(page: Page, locale: Locale, isMobile: boolean): Promise<void> {
  await page.waitForURL('**/stay/**');
  const dialog = page.getByRole('dialog');
  await answers(bookButton(page));
  await tabTo(page, bookButton(page));
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: scaled(3000) });
  }).toPass();
  await expectFocusKept(page, 'when the calendar opens');
  await chooseDaysByKeys(page, locale, isMobile);
  await expect(page.locator('#booking form').getByRole('status').first()).toContainText('€');
  await press(page, bookButton(page));
}

/** Goes from the summary to the payment, and fills in the form. */
async function checkOutByKeys(page: Page, checkout: Checkout, email: string): Promise<void> {
  await checkout.expectSummary();
  const options = page.getByRole('radio');
  if ((await options.count()) > 1) {
    await tabTo(page, options.first());
    await page.keyboard.press(' ');
    await expect(options.first()).toBeChecked();
    await expectFocusSeen(page, 'on a cancellation that was chosen');
  }
  await press(page, checkout.button('checkout.toDetails'));
  await expect(title(page)).toBeFocused();
  // Submits the empty form, which moves the focus to the first invalid field.
  await press(page, checkout.button('checkout.toPayment'));
  await expect(checkout.field('checkout.email')).toBeFocused();
  await page.keyboard.type(email);
  await type(page, checkout.field('checkout.firstName'), 'Zoë');
  await type(page, checkout.field('checkout.lastName'), 'Van der Meulen');
  await type(page, checkout.field('checkout.phone'), '+32 470 12 34 56');
  await type(page, checkout.field('checkout.address'), 'Kouter 12');
  await type(page, checkout.field('checkout.postalCode'), '9000');
  await type(page, checkout.field('checkout.city'), 'Gent');
  await press(page, checkout.button('checkout.toPayment'));
  await expect(title(page)).toHaveText(checkout.words('checkout.title.payment'));
  await expect(title(page)).toBeFocused();
}

for (const locale of marketsOf('fr_FR')) {
  test(
    `WCAG 2.1.1, 2.4.7, 2.4.11: by keyboard alone a visitor of ${locale} books a stay, from its page past the bank to the confirmation`,
    // Only in the whole matrix: the quick suite tests the search by keyboard and the keys of each component.
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, request, baseURL, email, isMobile }) => {
      const checkout = new Checkout(page, locale, 'stay');
      const { offerId } = await findStay(request, {
        locale,
        checkin: dates.checkin,
        accepts: ({ quote }) => quote.activities.length === 0,
      });
      await page.goto(addressIn(locale, baseURL, `/stay/${offerId}#a=2`));
      await bookByKeys(page, locale, isMobile);
      await checkOutByKeys(page, checkout, email);
      await type(page, checkout.field('checkout.cardNumber'), CARDS.challenge);
      await type(page, checkout.field('checkout.cardExpiry'), '12/40');
      await type(page, checkout.field('checkout.cardCode'), '123');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/sandbox/challenge/**');
      await press(page, page.getByRole('button').first());
      await checkout.expectConfirmation();
      await tabTo(page, page.getByRole('link', { name: checkout.words('checkout.confirmation.manage') }));
    },
  );
}

for (const locale of marketsOfMatrix) {
  test(
    `WCAG 2.1.1, 2.4.7, 2.4.11: by keyboard alone whoever was given a stay in ${locale} redeems it`,
    { tag: screenOf(locale) },
    async ({ page, context, request, baseURL, email, isMobile }) => {
      const words = wordsOf(locale);
      const code = await buyGift({ page, request, locale, baseURL, email });
      await page.close();

      const given = await context.newPage();
      const checkout = new Checkout(given, locale, 'stay');
      await given.goto(addressIn(locale, baseURL, '/beneficiary/login'));
      const field = given.getByLabel(words('voucher.code'));
      await press(given, given.getByRole('button', { name: words('voucher.enter') }));
      await expect(field).toBeFocused();
      await given.keyboard.type(code);
      await given.keyboard.press('Enter');
      await expect(given.getByRole('heading', { level: 2 }).first()).toBeFocused();
      await press(given, given.getByRole('link', { name: words('voucher.chooseDates') }));
      await bookByKeys(given, locale, isMobile);
      await checkOutByKeys(given, checkout, email);
      const withoutCard = checkout.button('checkout.code.confirm');
      await expect(withoutCard.or(checkout.field('checkout.cardNumber'))).toBeVisible();
      if (await withoutCard.isVisible()) {
        await press(given, withoutCard);
      } else {
        await type(given, checkout.field('checkout.cardNumber'), CARDS.approved);
        await type(given, checkout.field('checkout.cardExpiry'), '12/40');
        await type(given, checkout.field('checkout.cardCode'), '123');
        await given.keyboard.press('Enter');
      }
      await checkout.expectConfirmation();
    },
  );
}
