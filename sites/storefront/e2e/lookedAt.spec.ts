import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { addDays, bookingHref, DEFAULT_PARTY, giftCheckoutHref, type Locale } from '@sabadora/domain';
import { scaled } from '../../../.ci/slowness.ts';
import { CARDS, Checkout, marketsOfMatrix, test, title } from './checkout.ts';
import { addressIn, componentWords, saturday, screenOf, wordsOf, type SiteWords } from './market.ts';
import { codeSentTo, lookUp, mailsTo, orderOf } from './orders.ts';
import { extrasOf, findStay } from './products.ts';
import { expectPrints, expectReflows, expectTextGrows } from './reflow.ts';
import { answers, expectAccessible, expectOverlayAccessible } from './visitor.ts';

const dates = { checkin: saturday, checkout: addDays(saturday, 1) };
const DATES = `checkin=${dates.checkin};checkout=${dates.checkout};a=2`;

interface Visit {
  page: Page;
  request: APIRequestContext;
  words: SiteWords;
  locale: Locale;
  email: string;
  isMobile: boolean;
  open: (path: string) => Promise<unknown>;
}

/** Nothing is wrong with what is shown: axe, a narrow screen, large text; and on paper, where it is for paper. */
async function look(page: Page, where: string, { isForPaper = false } = {}): Promise<void> {
  await test.step(where, async () => {
    await expectAccessible(page, where);
    await expectReflows(page, where);
    await expectTextGrows(page, where);
    if (isForPaper) await expectPrints(page, where);
  });
}

/** The same of an open dialog, drawer or panel. */
async function lookAtOverlay(page: Page, where: string): Promise<void> {
  await test.step(where, async () => {
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    await expectOverlayAccessible(page, where);
    await expectReflows(page, where);
    await expectTextGrows(page, where);
  });
}

/** Opens what a control opens, once its code is there. */
async function openBy(page: Page, control: Locator): Promise<void> {
  await answers(control);
  await expect(async () => {
    await control.click();
    await expect(page.getByRole('dialog').first()).toBeVisible({ timeout: scaled(3000) });
  }).toPass();
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Opens the photos of a product over the whole page, looks at them, and closes them. */
async function lookAtPhotos(page: Page, label: string, where: string): Promise<void> {
  const photos = page.getByRole('region', { name: label.trim() });
  await openBy(page, visible(photos.getByRole('button')));
  await lookAtOverlay(page, where);
  await close(page);
}

const visible = (locator: Locator) => locator.filter({ visible: true }).first();

/** What says that an extra is being added, for as long as the page of that offer is on its way (PR-031). */
async function lookAtExtra(
  page: Page,
  request: APIRequestContext,
  { locale, open }: Pick<Visit, 'locale' | 'open'>,
): Promise<void> {
  const { offerId } = await findStay(request, {
    locale,
    checkin: dates.checkin,
    accepts: async (stay) => (await extrasOf(request, { locale, offerId: stay.offerId })).length > 0,
  });
  await open(`/stay/${offerId}#${DATES}`);
  const extra = page.locator('#extras').getByRole('link').first();
  // An answer without content leaves the browser where it is. A held one would hold what tests ask of the page, too.
  await page.route('**/stay/**', (route) => route.fulfill({ status: 204 }));
  await answers(extra);
  // A pointer on the link would have the page fetched in advance, and nothing would be on its way.
  const asked = page.waitForRequest('**/stay/**');
  await extra.dispatchEvent('click');
  await asked;
  await lookAtOverlay(page, 'an extra on its way');
  await page.unroute('**/stay/**');
}

/** The pages of products, with all that opens on them. */
const PRODUCTS: Record<string, (visit: Visit) => Promise<void>> = {
  'a stay': async ({ page, request, locale, words, open }) => {
    const { offerId } = await findStay(request, {
      locale,
      checkin: dates.checkin,
      accepts: ({ quote }) => quote.activities.length === 0,
    });
    await open(`/stay/${offerId}#${DATES}`);
    await expect(page.locator('#booking form').getByRole('status').first()).toContainText('€');
    await look(page, 'a stay with a price', { isForPaper: true });
    await openBy(page, visible(page.getByRole('button', { name: words('stay.wallet.open') })));
    await lookAtOverlay(page, 'wallet of a stay');
    await close(page);
    await openBy(page, page.locator('main').getByRole('button', { name: words('reviews.all') }));
    await lookAtOverlay(page, 'reviews of a stay');
    await close(page);
    await lookAtPhotos(page, words('stay.photos', { hotel: '' }), 'photos of a stay');
    await open(`/stay/${offerId}?flow=gifting`);
    await expect(title(page)).toBeVisible();
    await look(page, 'a stay to give');
    await lookAtExtra(page, request, { locale, open });
  },
  'a hotel': async ({ page, request, locale, words, open }) => {
    const { offerId } = await findStay(request, { locale, checkin: dates.checkin });
    await open(`/stay/${offerId}#${DATES}`);
    await page.locator('main header a[href^="/hotel/"]').click();
    await page.waitForURL('**/hotel/**');
    await expect(page.locator('#offers article article').first()).toContainText('€');
    await look(page, 'a hotel with offers', { isForPaper: true });
    await lookAtPhotos(page, words('stay.photos', { hotel: '' }), 'photos of a hotel');
  },
  'an activity': async ({ page, words, locale, open }) => {
    await open('/activities');
    await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/activity/**');
    await expect(page.getByRole('spinbutton')).toBeVisible();
    await look(page, 'an activity', { isForPaper: true });
    await lookAtPhotos(page, words('activity.photos', { activity: '' }), 'photos of an activity');
    const details = componentWords(locale).Programme.details;
    await openBy(page, visible(page.locator('main').getByRole('button', { name: details })));
    await lookAtOverlay(page, 'a part of an activity');
    await close(page);
    await openBy(page, visible(page.locator('main').getByRole('button', { name: words('activity.offer') })));
    await lookAtOverlay(page, 'an activity to be confirmed');
  },
  'a box': async ({ page, words, open }) => {
    await open('/boxes');
    await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/box/**');
    await expect(page.locator('main li article').first()).toBeVisible();
    await look(page, 'a box', { isForPaper: true });
    await lookAtPhotos(page, words('box.photos', { box: '' }), 'photos of a box');
    await openBy(page, page.getByRole('button', { name: words('box.map') }));
    await lookAtOverlay(page, 'the map of a box');
    await close(page);
    await openBy(page, visible(page.locator('main').getByRole('button', { name: words('box.offer') })));
    await lookAtOverlay(page, 'a box to be confirmed');
    await close(page);
    await openBy(page, page.getByRole('button', { name: words('gift.noteAdd') }));
    await lookAtOverlay(page, 'the note of a box');
  },
  'a gift': async ({ page, request, locale, words, open }) => {
    const { offerId } = await findStay(request, { locale, checkin: dates.checkin, isGift: true });
    await open(`/gift/${offerId}`);
    const physical = page.getByRole('radio', { name: new RegExp(words('gift.physical')) });
    await expect(physical).toBeVisible();
    await look(page, 'a gift by e-mail', { isForPaper: true });
    await physical.check();
    await expect(page.getByText(words('gift.sleeve')).first()).toBeVisible();
    await look(page, 'a gift by post');
  },
};

for (const [name, visit] of Object.entries(PRODUCTS)) {
  for (const locale of marketsOfMatrix) {
    test(
      `WCAG 1.4.4, 1.4.10: the page of ${name} in ${locale}, and what opens on it, on narrow screens, in large text and on paper`,
      { tag: screenOf(locale) },
      async ({ page, request, baseURL, email, isMobile }) => {
        test.slow();
        const open = (path: string) => page.goto(addressIn(locale, baseURL, path));
        await visit({ page, request, words: wordsOf(locale), locale, email, isMobile, open });
      },
    );
  }
}

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
      const { offerId } = await findStay(request, { locale, checkin: dates.checkin, isGift: true });
      await page.goto(
        addressIn(locale, baseURL, giftCheckoutHref({ offerId, giftNights: 1, giftFormat: 'digital' })),
      );
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();
      await look(page, 'confirmation of a gift', { isForPaper: true });
      for (const { href, subject } of await mailsTo(request, email)) {
        await page.goto(href);
        await look(page, `e-mail ${subject}`, { isForPaper: true });
      }
      await page.goto(addressIn(locale, baseURL, '/beneficiary/login'));
      await checkout.button('voucher.enter').click();
      await look(page, 'a voucher without a code');
      await checkout.field('voucher.code').fill(await codeSentTo(request, email));
      await checkout.button('voucher.enter').click();
      await expect(page.getByRole('heading', { name: words('voucher.stays') })).toBeVisible();
      await look(page, 'a voucher with its stays');
    },
  );
}

test.describe('for whoever develops', () => {
  // What answers for the visitor reads a storage that the frames of e-mails do not have.
  test.use({ answersConsent: false });

  test('WCAG 1.4.10: the outbox is read on any screen', { tag: '@desktop-suffices' }, async ({ page }) => {
    await page.goto('/gateway/outbox');
    await expectReflows(page, 'outbox');
  });
});
