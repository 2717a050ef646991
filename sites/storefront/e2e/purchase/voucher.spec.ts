import { expect, type Page } from '@playwright/test';
import { addDays, type Locale } from '@sabadora/domain';
import { scaled } from '../../../../.ci/slowness.ts';
import { chooseDays } from '../search/calendar.ts';
import { CARDS, Checkout, marketsOf, marketsOfMatrix, test, title } from './checkout.ts';
import { addressIn, saturday, screenOf, wordsOf } from '../support/market.ts';
import { codeSentTo, expectAgreement } from './orders.ts';
import { findStay } from '../products/products.ts';
import { bookDates, bookOnPage } from '../products/stayPage.ts';
import { answers, expectAccessible, expectOverlayAccessible } from '../support/visitor.ts';

/** The calendar of a stay shows the month of these dates when it opens. */
const dates = { checkin: saturday, checkout: addDays(saturday, 1) };

interface Beneficiary {
  page: Page;
  locale: Locale;
  baseURL: string | undefined;
  email: string;
  isMobile: boolean;
}

/** Types a code into the form for vouchers, and submits it. */
async function sendCode({ page, locale }: Beneficiary, code: string): Promise<void> {
  const words = wordsOf(locale);
  await page.getByLabel(words('voucher.code')).fill(code);
  await page.getByRole('button', { name: words('voucher.enter') }).click();
}

/** Opens the page for using vouchers. */
const openLogin = ({ page, locale, baseURL }: Beneficiary) =>
  page.goto(addressIn(locale, baseURL, '/beneficiary/login'));

/** Enters a well-formed code that belongs to no voucher. */
async function enterUnknownCode(beneficiary: Beneficiary): Promise<void> {
  const { page, locale } = beneficiary;
  await sendCode(beneficiary, 'ABCD-EFGH-JKMN');
  await expect(page.getByRole('alert')).toHaveText(wordsOf(locale)('voucher.unknown'));
  await expectAccessible(page, 'a voucher that is unknown');
}

/** Enters the code of a voucher in a format that people may use. */
async function enterCode(beneficiary: Beneficiary, code: string): Promise<void> {
  const { page, locale } = beneficiary;
  await sendCode(beneficiary, code.toLowerCase());
  await expect(page.getByRole('heading', { name: wordsOf(locale)('voucher.stays') })).toBeVisible();
}

/** Goes from the checkout of a stay to its confirmation, and pays with the voucher. */
async function payWithVoucher({ page, locale, baseURL, email }: Beneficiary, code: string) {
  const checkout = new Checkout(page, locale, 'stay');
  await expect(page.getByText(`…${code.slice(-4)}`)).toBeVisible();
  await checkout.goThrough(email);
  await checkout.payRest();
  await checkout.expectConfirmation();
  await expectAgreement(page, { locale, baseURL, email, kind: 'stay', dates });
}

for (const locale of marketsOf('nl_BE')) {
  test(
    `SE-004, PR-002, PR-122, PR-125, CH-003: a gift is bought in ${locale}, and redeemed by whoever was given it`,
    { tag: screenOf(locale) },
    async ({ page, context, request, baseURL, email, isMobile }) => {
      const words = wordsOf(locale);
      const { offerId } = await findStay(request, { locale, checkin: dates.checkin, isGift: true });
      await page.goto(addressIn(locale, baseURL, `/gift/${offerId}`));
      const offer = page.locator('#give button[type=submit], button[form=give]');
      const note = page.getByRole('dialog');
      await answers(offer.filter({ visible: true }).first());
      await expect(async () => {
        await offer.filter({ visible: true }).first().click();
        await expect(note).toBeVisible({ timeout: scaled(3000) });
      }).toPass();
      await expectOverlayAccessible(page, 'the note of a gift');
      await note.getByLabel(words('gift.fromName')).fill('Zoë');
      await note.getByLabel(words('gift.message')).fill('Geniet ervan!');
      await note.getByRole('button', { name: words('gift.continue') }).click();

      const checkout = new Checkout(page, locale, 'gift');
      await checkout.expectSummary();
      await expectAccessible(page, 'summary of a gift');
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();
      await expectAccessible(page, 'confirmation of a gift');
      await expectAgreement(page, { locale, baseURL, email, kind: 'gift' });
      const code = await codeSentTo(request, email);
      await page.close();

      const beneficiary = { page: await context.newPage(), locale, baseURL, email, isMobile };
      await openLogin(beneficiary);
      await enterUnknownCode(beneficiary);
      await enterCode(beneficiary, code);
      await expectAccessible(beneficiary.page, 'a voucher with its stays');
      await expect(beneficiary.page.getByText('Geniet ervan!')).toBeVisible();
      const link = beneficiary.page.getByRole('link', { name: words('voucher.chooseDates') });
      await expect(link).toHaveAttribute('href', `/stay/${offerId}`);
      await link.click();
      await bookOnPage(beneficiary.page, { locale, dates, isMobile });
      await payWithVoucher(beneficiary, code);
    },
  );
}

for (const locale of marketsOfMatrix) {
  test(
    `PR-088, PR-094, PR-101, PR-122: a box is bought in ${locale}, and one of its stays is booked with it`,
    { tag: screenOf(locale) },
    async ({ page, context, request, baseURL, email, isMobile }) => {
      const words = wordsOf(locale);
      await page.goto(addressIn(locale, baseURL, '/boxes'));
      await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
      await page.waitForURL('**/box/**');
      const box = await title(page).textContent();
      const offer = page.locator('main').getByRole('button', { name: words('box.offer') });
      const confirmation = page.getByRole('dialog', { name: words('box.confirm') });
      await expect(async () => {
        await offer.filter({ visible: true }).first().click();
        await expect(confirmation).toBeVisible({ timeout: scaled(3000) });
      }).toPass();
      await expect(confirmation).toContainText(box ?? '');
      await expectOverlayAccessible(page, 'confirmation of a box');
      await confirmation.getByRole('link', { name: words('product.continue') }).click();

      const checkout = new Checkout(page, locale, 'box');
      await checkout.expectSummary();
      await expectAccessible(page, 'summary of a box');
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();
      await expectAgreement(page, { locale, baseURL, email, kind: 'box' });
      const code = await codeSentTo(request, email);
      await page.close();

      const beneficiary = { page: await context.newPage(), locale, baseURL, email, isMobile };
      await openLogin(beneficiary);
      await enterCode(beneficiary, code);
      await beneficiary.page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) })
        .click();
      await expect(beneficiary.page.getByRole('dialog').getByRole('gridcell').first()).toBeVisible();
      await expectOverlayAccessible(beneficiary.page, 'calendar of a voucher');
      await chooseDays(beneficiary.page, { locale, dates, isMobile });
      // Listed stays are available on the dates, and their links carry the dates.
      const stay = beneficiary.page
        .locator(`main li article a[href*="checkin=${dates.checkin}"]`)
        .filter({ visible: true })
        .first();
      await expect(stay).toBeVisible();
      await expectAccessible(beneficiary.page, 'stays of a voucher on dates');
      await stay.click();
      await beneficiary.page.waitForURL('**/stay/**');
      await bookDates(beneficiary.page);
      await payWithVoucher(beneficiary, code);
    },
  );
}
