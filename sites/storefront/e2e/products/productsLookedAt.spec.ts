import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addDays, type Locale } from '@sabadora/domain';
import { marketsOfMatrix, test, title } from '../purchase/checkout.ts';
import {
  breakCall,
  changeAnswer,
  close,
  look,
  lookAtDialogs,
  lookAtOverlay,
  lookAtPhotos,
  lookAtTrip,
  openBy,
  visible,
} from '../support/lookedAt.ts';
import { addressIn, componentWords, saturday, screenOf, wordsOf, type SiteWords } from '../support/market.ts';
import { extrasOf, findStay } from './products.ts';
import { answers } from '../support/visitor.ts';

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

/** Hash with the dates moved by a number of days. */
const datesIn = (days: number) =>
  `checkin=${addDays(dates.checkin, days)};checkout=${addDays(dates.checkout, days)};a=2`;
const goToHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** Checks the states in which a stay cannot be booked, or not yet. */
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

/** The overlay shown while the page of the offer with the extra loads (PR-031). */
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
  // Status 204 keeps the browser on the page. A pending navigation would block the test's own calls into the page.
  await page.route('**/stay/**', (route) => route.fulfill({ status: 204 }));
  await answers(extra);
  // A real click hovers over the link first, which prefetches the page, so that no loading state would be shown.
  const asked = page.waitForRequest('**/stay/**');
  await extra.dispatchEvent('click');
  await asked;
  await lookAtOverlay(page, 'an extra on its way');
  await page.unroute('**/stay/**');
}

/** Checks the pages of products, with all overlays that open on them. */
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
    // Scrolling to the end of the row requests more stays.
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
