import { expect, type APIRequestContext, type Page } from '@playwright/test';
import {
  addDays,
  bookingHref,
  DEFAULT_PARTY,
  giftCheckoutHref,
  lookupHref,
  type Locale,
} from '@sabadora/domain';
import { scaled } from '../../../.ci/slowness.ts';
import { chooseDays } from './calendar.ts';
import { CARDS, Checkout, title } from './checkout.ts';
import { addressIn, saturday, wordsOf, type SiteWords } from './market.ts';
import { codeSentTo, lookUp, orderOf } from './orders.ts';
import { activityDatesOf, findMovable, findStay, othersOf, type MovableStay } from './products.ts';

const locale: Locale = 'fr_FR';
const dates = { checkin: saturday, checkout: addDays(saturday, 1) };

/** A visitor whose calls fail. */
export interface Visit {
  page: Page;
  request: APIRequestContext;
  baseURL: string | undefined;
  email: string;
  words: SiteWords;
  checkout: Checkout;
  /** What is booked, once something is. */
  stay?: MovableStay;
  /** Days that were pressed in a calendar. */
  presses?: number;
  /** The bank's page in another tab, once a payment waits for it. */
  bank?: Page;
}

export function visitOf(of: Pick<Visit, 'page' | 'request' | 'baseURL' | 'email'>): Visit {
  return { ...of, words: wordsOf(locale), checkout: new Checkout(of.page, locale, 'stay') };
}

interface BrokenCall {
  /** Whether a request is this call. */
  matches: (path: string) => boolean;
  /** Brings the page to where the call can be made; the call works meanwhile. */
  arrive: (visit: Visit) => Promise<void>;
  /** Makes the call: at first, and again after each failure. */
  act: (visit: Visit, isFirst: boolean) => Promise<void>;
  /** What the page says of the failure. */
  says: (visit: Visit, failure: string) => Promise<void>;
  /** What was typed or chosen is still there. */
  keeps?: (visit: Visit) => Promise<void>;
  /** What is there once the call has worked. */
  works: (visit: Visit) => Promise<void>;
}

/** More free days than are pressed one after the other, each before the last. */
const FREE_DAY = 14;

/** A stay whose activities need no day. */
const plainStay = (request: APIRequestContext) =>
  findStay(request, {
    locale,
    checkin: dates.checkin,
    accepts: ({ quote }) => quote.activities.length === 0,
  });

const open = ({ page, baseURL }: Visit, path: string) => page.goto(addressIn(locale, baseURL, path));

/** The address of a booking that can be moved and cancelled. */
async function bookingOf(visit: Visit): Promise<string> {
  visit.stay = await findMovable(visit.request, locale);
  const { offerId, dates: booked } = visit.stay;
  return bookingHref({
    offerId,
    dates: booked,
    party: DEFAULT_PARTY,
    activityDates: activityDatesOf(visit.stay),
  });
}

const alert = ({ page }: Visit, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

async function arriveAtSummary(visit: Visit): Promise<void> {
  await open(visit, await bookingOf(visit));
  await visit.checkout.expectSummary();
}
async function arriveAtDetails(visit: Visit): Promise<void> {
  await arriveAtSummary(visit);
  await visit.checkout.goToDetails();
}
export async function arriveAtPayment(visit: Visit): Promise<void> {
  await arriveAtDetails(visit);
  await visit.checkout.fillDetails(visit.email);
  await visit.checkout.goToPayment();
}
async function buy(visit: Visit): Promise<string> {
  await arriveAtPayment(visit);
  await visit.checkout.payWith(CARDS.approved);
  await visit.checkout.expectConfirmation();
  const { number } = await orderOf(visit.page, new URL(visit.page.url()).pathname.split('/').at(-1) ?? '');
  return number;
}
async function arriveAtLookup(visit: Visit): Promise<void> {
  const number = await buy(visit);
  await open(visit, `/booking/lookup?number=${number}${new URL(lookupHref('modify'), 'http://site').hash}`);
}
async function arriveAtBooking(visit: Visit): Promise<void> {
  await arriveAtLookup(visit);
  const number = await visit.checkout.field('lookup.number').inputValue();
  await lookUp(visit.page, { locale, email: visit.email, number });
}
async function chooseLater({ page, words, stay }: Visit): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words('lookup.newDates')}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  if (!stay) throw new Error('Nothing is booked.');
  await chooseDays(page, { locale, dates: stay.moved, isMobile: false });
}
export async function arriveAtMove(visit: Visit): Promise<void> {
  await arriveAtBooking(visit);
  await chooseLater(visit);
  await expect(visit.page.getByText(visit.words('lookup.difference'))).toBeVisible();
  const { checkout } = visit;
  await checkout.field('checkout.cardNumber').fill(CARDS.approved);
  await checkout.field('checkout.cardExpiry').fill('12/40');
  await checkout.field('checkout.cardCode').fill('123');
}
async function arriveAtVoucher(visit: Visit): Promise<void> {
  const { page, request, email, checkout } = visit;
  const { offerId } = await findStay(request, { locale, checkin: dates.checkin, isGift: true });
  await open(visit, giftCheckoutHref({ offerId, giftNights: 1, giftFormat: 'digital' }));
  await new Checkout(page, locale, 'gift').goThrough(email);
  await checkout.payWith(CARDS.approved);
  await page.waitForURL('**/confirmation/**');
  const code = await codeSentTo(request, email);
  await open(visit, '/beneficiary/login');
  await checkout.field('voucher.code').fill(code);
}

/** The page of a stay with dates, once all of it is there. */
async function arriveAtStay(visit: Visit): Promise<void> {
  const { offerId } = await plainStay(visit.request);
  await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
  await expect(visit.page.locator('#booking form').getByRole('status').first()).toContainText('€');
}
/** Another stay of the same page: its days are moved on by one each time. */
async function moveDaysOn({ page }: Visit): Promise<void> {
  const hash = new URL(page.url()).hash;
  const checkin = addDays(/checkin=([\d-]+)/.exec(hash)?.[1] ?? dates.checkin, 1);
  await page.evaluate(
    (next) => {
      location.hash = next;
    },
    `checkin=${checkin};checkout=${addDays(checkin, 1)};a=2`,
  );
}
/** The calendar of a stay's page, opened. */
async function openCalendar({ page, words }: Visit): Promise<void> {
  const field = page
    .locator('#booking form')
    .getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) });
  await expect(async () => {
    await field.click();
    await expect(page.getByRole('dialog').getByRole('gridcell').first()).toBeVisible({
      timeout: scaled(3000),
    });
  }).toPass();
}
/** The wallet's sheet over a stay, with what it costs. */
export async function arriveAtWallet(visit: Visit): Promise<void> {
  await arriveAtStay(visit);
  await visit.page.getByRole('button', { name: visit.words('stay.wallet.open') }).click();
  await expect(payingByWallet(visit)).toBeVisible();
}
export const payingByWallet = ({ page, words }: Visit) =>
  page.getByRole('dialog', { name: words('stay.wallet.title') }).getByRole('button', { name: /€/ });
/** A payment of which there are several ways. */
async function arriveAtWays(visit: Visit): Promise<void> {
  const stay = await findStay(visit.request, {
    locale,
    checkin: dates.checkin,
    accepts: ({ price, quote }) => price.sellPrice >= 25_000 && quote.activities.length === 0,
  });
  await open(visit, bookingHref({ offerId: stay.offerId, dates, party: DEFAULT_PARTY, activityDates: [] }));
  await visit.checkout.expectSummary();
  await visit.checkout.goToDetails();
  await visit.checkout.fillDetails(visit.email);
  await visit.checkout.goToPayment();
  await visit.checkout.field('checkout.cardNumber').fill(CARDS.approved);
}
const inParts = ({ page }: Visit) => page.getByRole('radio', { name: /3/ });
/** The confirmation of a booking that the bank has still to allow, at whose page its buyer is in another tab. */
async function arriveAtPending(visit: Visit): Promise<void> {
  await arriveAtPayment(visit);
  const created = visit.page.waitForResponse('**/purchase/orders');
  await visit.checkout.payWith(CARDS.challenge);
  const { orderUUID } = (await (await created).json()) as { orderUUID: string };
  await visit.page.waitForURL('**/sandbox/challenge/**');
  visit.bank = await visit.page.context().newPage();
  await visit.bank.goto(visit.page.url());
  await open(visit, `/confirmation/${orderUUID}`);
  await expect(title(visit.page)).toHaveText(visit.words('checkout.confirmation.pendingTitle'));
}

const paying = ({ page }: Visit) => page.locator('form:has([name=number]) button[type=submit]');

/** The calls of a purchase, by what they are for. */
export const CALLS: Readonly<Record<string, BrokenCall>> = {
  'the price of a stay': {
    matches: (path) => path.endsWith('/quote'),
    arrive: async () => {},
    act: async (visit, isFirst) => {
      const { offerId } = await plainStay(visit.request);
      if (isFirst)
        await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
      else
        await visit.page
          .locator('#booking form')
          .getByRole('button', { name: visit.words('chrome.retry') })
          .click();
    },
    says: async ({ page, words }) =>
      expect(page.locator('#booking form').getByText(words('chrome.error')).first()).toBeVisible(),
    keeps: async ({ page }) => expect(page).toHaveURL(new RegExp(`checkin=${dates.checkin}`)),
    works: async ({ page }) =>
      expect(page.locator('#booking form').getByRole('status').first()).toContainText('€'),
  },
  'the detail of a stay on other days': {
    matches: (path) => /\/weekend\/\d+\/detail\.json$/.test(path),
    arrive: arriveAtStay,
    act: moveDaysOn,
    // PR-011: what was known is kept.
    says: async ({ page }) => expect(page.locator('#booking form')).toBeVisible(),
    keeps: async ({ page }) => {
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL(/checkin=/);
    },
    works: async ({ page }) => {
      await expect(title(page)).toBeVisible();
      await expect(page.locator('#booking form')).toBeVisible();
    },
  },
  'the free days of a stay': {
    matches: (path) => path.endsWith('/availabilities.json'),
    arrive: arriveAtStay,
    act: async (visit, isFirst) => {
      if (!isFirst) {
        await visit.page.keyboard.press('Escape');
        await expect(visit.page.getByRole('dialog')).toHaveCount(0);
      }
      await openCalendar(visit);
    },
    // ALG-9: while they are not known, each day can be chosen.
    says: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { disabled: false }).first()).toBeVisible(),
    keeps: async ({ page }) => expect(page).toHaveURL(new RegExp(`checkin=${dates.checkin}`)),
    works: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { name: /€/ }).first()).toBeVisible(),
  },
  'the nights from a day': {
    matches: (path) => path.endsWith('/packageCheckoutNights.json'),
    arrive: async (visit) => {
      await arriveAtStay(visit);
      await openCalendar(visit);
      await expect(visit.page.getByRole('gridcell', { name: /€/ }).first()).toBeVisible();
    },
    // Each press of a day before the one chosen begins anew (ALG-10).
    act: async (visit) => {
      visit.presses = (visit.presses ?? 0) + 1;
      const day = visit.page.getByRole('gridcell', { name: /€/, disabled: false });
      await day.nth(FREE_DAY - visit.presses).click();
    },
    says: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { disabled: false }).nth(3)).toBeVisible(),
    works: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { selected: true }).first()).toBeVisible(),
  },
  'other offers of the hotel of a stay': {
    matches: (path) => path.endsWith('/offers.json'),
    arrive: async (visit) => {
      const { offerId } = await findStay(visit.request, {
        locale,
        checkin: dates.checkin,
        accepts: async ({ offerId: id, quote }) =>
          quote.activities.length === 0 && (await othersOf(visit.request, { locale, offerId: id })) > 0,
      });
      await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
    },
    act: async (visit, isFirst) => {
      if (!isFirst) await moveDaysOn(visit);
      await visit.page.locator('#others').scrollIntoViewIfNeeded();
    },
    // PR-012: nothing is said, and the hotel's own page has them all.
    says: async ({ page, words }) =>
      expect(page.locator('#others').getByRole('link', { name: words('stay.othersAll') })).toBeVisible(),
    works: async ({ page }) => expect(page.locator('#others')).toBeVisible(),
  },
  'the order of a wallet': {
    matches: (path) => path.endsWith('/checkout/init'),
    arrive: async (visit) => {
      const { offerId } = await plainStay(visit.request);
      await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
    },
    act: async ({ page, words }, isFirst) => {
      if (!isFirst) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words('stay.wallet.open') }).click();
    },
    says: async ({ page, words }) => {
      const sheet = page.getByRole('dialog', { name: words('stay.wallet.title') });
      await expect(sheet.getByRole('alert')).toBeVisible();
      await expect(sheet.getByRole('link', { name: words('stay.wallet.book') })).toBeVisible();
    },
    works: async ({ page, words }) =>
      expect(
        page.getByRole('dialog', { name: words('stay.wallet.title') }).getByRole('button', { name: /€/ }),
      ).toBeVisible(),
  },
  'the beginning of a checkout': {
    matches: (path) => path.endsWith('/checkout/init'),
    arrive: async () => {},
    act: async (visit, isFirst) => {
      if (isFirst) await open(visit, await bookingOf(visit));
      else await visit.checkout.button('checkout.retry').click();
    },
    says: async ({ page, words }) => expect(page.getByText(words('checkout.failed'))).toBeVisible(),
    works: ({ checkout }) => checkout.expectSummary(),
  },
  'the choice of a cancellation': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: arriveAtSummary,
    act: ({ page }) => page.getByRole('radio').first().click(),
    says: async (visit) => expect(alert(visit, visit.words('checkout.failed'))).toBeVisible(),
    works: async (visit) => {
      await expect(visit.page.getByRole('radio').first()).toBeChecked();
      await expect(alert(visit, visit.words('checkout.failed'))).toBeHidden();
    },
  },
  'the details of the buyer': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: async (visit) => {
      await arriveAtDetails(visit);
      await visit.checkout.fillDetails(visit.email);
    },
    act: ({ checkout }) => checkout.button('checkout.toPayment').click(),
    says: async (visit) => expect(alert(visit, visit.words('checkout.failed'))).toBeVisible(),
    keeps: async ({ checkout, email }) => {
      await expect(checkout.field('checkout.email')).toHaveValue(email);
      await expect(checkout.field('checkout.city')).toHaveValue('Gent');
    },
    works: async ({ page, words }) => expect(title(page)).toHaveText(words('checkout.title.payment')),
  },
  'a promotion code': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: async (visit) => {
      await arriveAtPayment(visit);
      await visit.page.getByText(visit.words('checkout.code.title')).click();
      await visit.checkout.field('checkout.code.field').fill('welcome5');
    },
    act: ({ checkout }) => checkout.button('checkout.code.apply').click(),
    says: async ({ page, words }) =>
      expect(page.getByText(words('checkout.code.fault.failed')).first()).toBeVisible(),
    keeps: async ({ checkout }) => expect(checkout.field('checkout.code.field')).toHaveValue('welcome5'),
    works: async ({ checkout, page }) => {
      await expect(checkout.field('checkout.code.field')).toHaveValue('');
      await expect(page.getByText('WELCOME5').first()).toBeVisible();
    },
  },
  'a way to pay': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: arriveAtWays,
    act: (visit) => inParts(visit).click(),
    says: async (visit) => {
      await expect(alert(visit, visit.words('checkout.failed'))).toBeVisible();
      // What holds is what was saved.
      await expect(inParts(visit)).not.toBeChecked();
    },
    keeps: async ({ checkout }) => expect(checkout.field('checkout.cardNumber')).toHaveValue(CARDS.approved),
    works: async (visit) => {
      await expect(inParts(visit)).toBeChecked();
      await expect(alert(visit, visit.words('checkout.failed'))).toBeHidden();
      await expect(
        visit.page.getByRole('table', { name: visit.words('checkout.way.schedule') }),
      ).toBeVisible();
    },
  },
  'the order of a confirmation that waits for the bank': {
    matches: (path) => /\/orders\/[\w-]{36}$/.test(path),
    arrive: arriveAtPending,
    // It is retried automatically.
    act: async () => {},
    says: async ({ page, words }) =>
      expect(page.getByRole('status').filter({ hasText: words('checkout.unclear') })).toBeVisible(),
    works: async ({ bank, checkout }) => {
      await bank?.getByRole('button').first().click();
      await checkout.expectConfirmation();
    },
  },
  'the beginning of a payment': {
    matches: (path) => path.endsWith('/purchase/orders'),
    arrive: arriveAtPayment,
    act: async (visit, isFirst) => {
      if (isFirst) await visit.checkout.payWith(CARDS.approved);
      else await paying(visit).click();
    },
    says: async (visit) => expect(alert(visit, visit.words('checkout.payFailed'))).toBeVisible(),
    keeps: async ({ checkout }) => expect(checkout.field('checkout.cardNumber')).toHaveValue(CARDS.approved),
    works: ({ checkout }) => checkout.expectConfirmation(),
  },
  'the lookup of a booking': {
    matches: (path) => path.endsWith('/bookings/lookup'),
    arrive: async (visit) => {
      await arriveAtLookup(visit);
      await visit.checkout.field('lookup.email').fill(visit.email);
    },
    act: ({ checkout }) => checkout.button('lookup.find').click(),
    says: async (visit, failure) =>
      expect(
        alert(
          visit,
          visit.words(failure === 'status 429' ? 'lookup.result.tooMany' : 'lookup.result.failed'),
        ),
      ).toBeVisible(),
    keeps: async ({ checkout, email }) => {
      await expect(checkout.field('lookup.number')).toHaveValue(/^\d{8}$/);
      await expect(checkout.field('lookup.email')).toHaveValue(email);
    },
    works: async ({ page, words }) =>
      expect(title(page)).toHaveText(new RegExp(words('lookup.booking', { reference: '\\d{8}' }))),
  },
  'a booking after a reload': {
    matches: (path) => path.endsWith('/bookings/read'),
    arrive: arriveAtBooking,
    act: async ({ page, checkout }, isFirst) => {
      if (isFirst) await page.reload();
      else await checkout.button('lookup.retry').click();
    },
    says: async ({ page, words }) => expect(page.getByText(words('lookup.failed'))).toBeVisible(),
    works: async ({ page, words }) =>
      expect(title(page)).toHaveText(new RegExp(words('lookup.booking', { reference: '\\d{8}' }))),
  },
  'the price of new dates': {
    matches: (path) => path.endsWith('/bookings/move/quote'),
    arrive: arriveAtBooking,
    act: async (visit, isFirst) => {
      if (isFirst) await chooseLater(visit);
      else await visit.checkout.button('lookup.moveRetry').click();
    },
    says: async (visit) => expect(alert(visit, visit.words('lookup.moveFailed'))).toBeVisible(),
    works: async ({ page, words }) => expect(page.getByText(words('lookup.difference'))).toBeVisible(),
  },
  'the payment of new dates': {
    matches: (path) => path.endsWith('/bookings/move'),
    arrive: arriveAtMove,
    act: (visit) => paying(visit).click(),
    says: async (visit) => expect(alert(visit, visit.words('checkout.payFailed'))).toBeVisible(),
    keeps: async ({ checkout }) => expect(checkout.field('checkout.cardNumber')).toHaveValue(CARDS.approved),
    works: async ({ page, words }) => expect(page.getByText(words('lookup.movedTitle'))).toBeVisible(),
  },
  'a cancellation': {
    matches: (path) => path.endsWith('/bookings/cancel'),
    arrive: async (visit) => {
      await arriveAtBooking(visit);
      await visit.page.getByRole('tab', { name: visit.words('lookup.tab.cancel') }).click();
    },
    act: async ({ page, checkout, words }) => {
      await checkout.button('lookup.cancel').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('lookup.confirm') })
        .click();
    },
    says: async (visit) => {
      await expect(visit.page.getByRole('alertdialog')).toBeHidden();
      await expect(alert(visit, visit.words('lookup.problem.failed'))).toBeVisible();
    },
    works: async ({ page, words }) => expect(page.getByText(words('lookup.cancelledTitle'))).toBeVisible(),
  },
  'the lookup of a voucher': {
    matches: (path) => path.endsWith('/beneficiary/voucher'),
    arrive: arriveAtVoucher,
    act: ({ checkout }) => checkout.button('voucher.enter').click(),
    says: async (visit, failure) =>
      expect(
        alert(visit, visit.words(failure === 'status 429' ? 'voucher.tooMany' : 'voucher.failed')),
      ).toBeAttached(),
    keeps: async ({ checkout }) => expect(checkout.field('voucher.code')).toHaveValue(/^[\w-]{14}$/),
    works: async ({ page, words }) =>
      expect(page.getByRole('heading', { name: words('voucher.stays') })).toBeVisible(),
  },
  'the stays of a voucher': {
    matches: (path) => path.endsWith('/single-vouchers/offers'),
    arrive: arriveAtVoucher,
    act: async ({ checkout }, isFirst) =>
      checkout.button(isFirst ? 'voucher.enter' : 'voucher.retry').click(),
    says: async ({ page, words }) => expect(page.getByText(words('voucher.failed'))).toBeVisible(),
    works: async ({ page }) =>
      expect(page.locator('main li article').getByRole('heading').first()).toBeVisible(),
  },
};
