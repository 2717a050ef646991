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
  await press(page, control);
}

/** Opens what a control opens, whose code may come with the first touch. */
async function press(page: Page, control: Locator): Promise<void> {
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

/** Opens, looks at and closes each dialog and drawer that a button of a part of the page opens, a few at most. */
async function lookAtDialogs(page: Page, part: Locator, most = 6): Promise<void> {
  const buttons = part.locator('button[aria-haspopup=dialog]').filter({ visible: true });
  await expect(buttons.first()).toBeVisible();
  for (let nth = 0; nth < Math.min(await buttons.count(), most); nth += 1) {
    const button = buttons.nth(nth);
    await openBy(page, button);
    await lookAtOverlay(page, `what "${await button.textContent()}" opens`);
    await close(page);
  }
}

/** Opens, looks at and closes the calendar and the people of a product. */
async function lookAtTrip(page: Page, fields: Locator, words: SiteWords): Promise<void> {
  for (const key of ['searchBox.dates', 'searchBox.travellers'] as const) {
    await openBy(page, visible(fields.getByRole('button', { name: new RegExp(`^${words(key)}`) })));
    await lookAtOverlay(page, `${words(key)} of a product`);
    await close(page);
  }
}

/**
 * Breaks calls as a proxy may, which responds in the place of the gateway: the browser's console has nothing to report
 * of it.
 */
const breakCall = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

/** Responds to calls with the gateway's response, partly changed. */
const changeAnswer = (page: Page, path: string, changes: object) =>
  page.route(path, async (route) => {
    // Node does not know the names under which the browser finds this machine.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });

/** The same stay, days later. */
const datesIn = (days: number) =>
  `checkin=${addDays(dates.checkin, days)};checkout=${addDays(dates.checkout, days)};a=2`;
const goToHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** The states of a stay in which it cannot be booked, or not at once. */
async function lookAtStayInTrouble(
  { page, words, open }: Pick<Visit, 'page' | 'words' | 'open'>,
  offerId: number,
): Promise<void> {
  await open(`/stay/${offerId}#${DATES};error=1`);
  await expect(page.getByRole('dialog', { name: words('stay.wallet.title') })).toBeVisible();
  await lookAtOverlay(page, 'a wallet that failed');
  await close(page);

  await breakCall(page, '**/quote*');
  await goToHash(page, datesIn(1));
  await expect(page.locator('#booking form').getByText(words('chrome.error')).first()).toBeVisible();
  await look(page, 'a stay whose price failed');
  await visible(page.locator('button[form=booking-form]')).click();
  await lookAtOverlay(page, 'a booking that could not begin');
  await page.unroute('**/quote*');

  await changeAnswer(page, '**/weekend/*/detail.json*', { published: false });
  await open(`/stay/${offerId}#${DATES}`);
  await goToHash(page, datesIn(2));
  await expect(page.getByText(words('stay.expiredTitle')).first()).toBeVisible();
  await look(page, 'a stay that is sold no more');
  await page.unroute('**/weekend/*/detail.json*');
}

const visible = (locator: Locator) => locator.filter({ visible: true }).first();

/** The message that an extra is being added, shown while the page of that offer loads (PR-031). */
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
  // A response without content leaves the browser on the page. A pending one would block the tests' own reads of it.
  await page.route('**/stay/**', (route) => route.fulfill({ status: 204 }));
  await answers(extra);
  // A pointer on the link would have the page fetched in advance, and nothing would be loading.
  const asked = page.waitForRequest('**/stay/**');
  await extra.dispatchEvent('click');
  await asked;
  await lookAtOverlay(page, 'an extra on its way');
  await page.unroute('**/stay/**');
}

/** What the footer leads to. */
const LEGAL_PAGES = [
  '/content/terms-of-sale',
  '/content/terms-of-use',
  '/content/data-protection',
  '/content/cookies',
  '/content/accessibility',
  '/content/partner-hotels',
  '/content/press',
  '/content/careers',
];

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
    await lookAtTrip(page, page.locator('main'), words);
    await lookAtDialogs(page, page.locator('main'), 12);
    await lookAtStayInTrouble({ page, words, open }, offerId);
    await open(`/stay/${offerId}?flow=gifting`);
    await expect(title(page)).toBeVisible();
    await look(page, 'a stay to give');
    await lookAtExtra(page, request, { locale, open });
  },
  'a hotel': async ({ page, request, locale, words, isMobile, open }) => {
    const { offerId } = await findStay(request, { locale, checkin: dates.checkin });
    await open(`/stay/${offerId}#${DATES}`);
    await page.locator('main header a[href^="/hotel/"]').click();
    await page.waitForURL('**/hotel/**');
    await expect(page.locator('#offers article article').first()).toContainText('€');
    await look(page, 'a hotel with offers', { isForPaper: true });
    await lookAtPhotos(page, words('stay.photos', { hotel: '' }), 'photos of a hotel');
    await lookAtTrip(page, page.locator('main'), words);
    await lookAtDialogs(page, page.locator('main'));
    await openBy(
      page,
      page.locator('#offers article article').getByRole('button').filter({ visible: true }).last(),
    );
    await lookAtOverlay(page, 'an offer of a hotel');
    await close(page);
    if (isMobile) {
      await page.mouse.wheel(0, 900);
      await openBy(
        page,
        visible(page.getByRole('button', { name: new RegExp(`^${words('hotel.changeTrip')}`) })),
      );
      await lookAtOverlay(page, 'dates and people of a hotel on a phone');
      await close(page);
    }
    await changeAnswer(page, '**/hotel/*/detail.json*', { weekends: [] });
    await goToHash(page, datesIn(1));
    await expect(page.getByText(words('hotel.noAvailability'))).toBeVisible();
    await look(page, 'a hotel without availability');
    await page.unroute('**/hotel/*/detail.json*');
    await changeAnswer(page, '**/hotel/*/detail.json*', { weekends: [], offerCount: 0 });
    await goToHash(page, datesIn(2));
    await expect(page.getByText(words('hotel.noOffers'))).toBeVisible();
    await look(page, 'a hotel without offers');
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
    await close(page);
    await breakCall(page, '**/boxes/*/offers*');
    // More stays are requested at the end of the row.
    await page.locator('#stays *').evaluateAll((parts) => {
      for (const part of parts) part.scrollLeft = part.scrollWidth;
    });
    await expect(page.locator('#stays').getByText(words('chrome.error'))).toBeVisible();
    await look(page, 'a box whose stays failed');
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
      const code = await codeSentTo(request, email);
      for (const state of ['redeemed', 'expired', 'cancelled']) {
        await changeAnswer(page, '**/beneficiary/voucher', { state });
        await checkout.field('voucher.code').fill(code);
        await checkout.button('voucher.enter').click();
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await look(page, `a voucher that is ${state}`);
        await page.unroute('**/beneficiary/voucher');
        // A code is not looked up again on one page.
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
}

for (const locale of marketsOfMatrix) {
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
      // Its state is requested for half a minute.
      await expect(page.getByText(words('checkout.unclear'))).toBeVisible({ timeout: 90_000 });
      await look(page, 'a payment that is unclear');
    },
  );

  test(
    `WCAG 1.4.4, 1.4.10: the pages of the frame in ${locale} and its drawers, on narrow screens and in large text`,
    { tag: screenOf(locale) },
    async ({ page, baseURL, isMobile }) => {
      test.slow();
      const words = wordsOf(locale);
      const open = (path: string) => page.goto(addressIn(locale, baseURL, path));
      for (const path of ['/help', '/ideas', '/boxes', ...LEGAL_PAGES]) {
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

test.describe('for whoever develops', () => {
  // The fixture that stores the choice needs a storage, which the frames of e-mails do not have.
  test.use({ answersConsent: false });

  test('WCAG 1.4.10: the outbox is read on any screen', { tag: '@desktop-suffices' }, async ({ page }) => {
    await page.goto('/gateway/outbox');
    await expectReflows(page, 'outbox');
  });
});
