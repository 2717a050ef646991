import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addDays, bookingHref, DEFAULT_PARTY, lookupHref, type Locale } from '@sabadora/domain';
import { scaled } from '../../../../.ci/slowness.ts';
import { chooseDays } from '../search/calendar.ts';
import { CARDS, Checkout, title } from './checkout.ts';
import { buyGift } from './given.ts';
import { addressIn, saturday, wordsOf, type SiteWords } from '../support/market.ts';
import { lookUp, orderOf } from './orders.ts';
import { activityDatesOf, findMovable, findStay, type MovableStay } from '../products/products.ts';

export const locale: Locale = 'fr_FR';
export const dates = { checkin: saturday, checkout: addDays(saturday, 1) };

/** A visitor whose calls fail. */
export interface Visit {
  page: Page;
  request: APIRequestContext;
  baseURL: string | undefined;
  email: string;
  words: SiteWords;
  checkout: Checkout;
  /** The booked stay, once there is one. */
  stay?: MovableStay;
  /** How many days were pressed in a calendar. */
  presses?: number;
  /** The tab with the bank's page, once a payment waits for it. */
  bank?: Page;
}

export function visitOf(of: Pick<Visit, 'page' | 'request' | 'baseURL' | 'email'>): Visit {
  return { ...of, words: wordsOf(locale), checkout: new Checkout(of.page, locale, 'stay') };
}

/** A call that a test fails in every way, with the steps and checks for it. */
export interface BrokenCall {
  /** Whether a request is this call. */
  matches: (path: string) => boolean;
  /** Brings the page to where the call can be made; until then the call works. */
  arrive: (visit: Visit) => Promise<void>;
  /** Makes the page send the call: the first time, and again after each failure. */
  act: (visit: Visit, isFirst: boolean) => Promise<void>;
  /** Checks the message about the failure. */
  says: (visit: Visit, failure: string) => Promise<void>;
  /** Checks that what was typed or chosen is still there. */
  keeps?: (visit: Visit) => Promise<void>;
  /** Checks the page once the call has worked. */
  works: (visit: Visit) => Promise<void>;
}

/** A stay whose activities need no day. */
export const plainStay = (request: APIRequestContext) =>
  findStay(request, {
    locale,
    checkin: dates.checkin,
    accepts: ({ quote }) => quote.activities.length === 0,
  });

export const open = ({ page, baseURL }: Visit, path: string) => page.goto(addressIn(locale, baseURL, path));

/** The address of a booking that can be moved and cancelled. */
export async function bookingOf(visit: Visit): Promise<string> {
  visit.stay = await findMovable(visit.request, locale);
  const { offerId, dates: booked } = visit.stay;
  return bookingHref({
    offerId,
    dates: booked,
    party: DEFAULT_PARTY,
    activityDates: activityDatesOf(visit.stay),
  });
}

export const alert = ({ page }: Visit, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

export async function arriveAtSummary(visit: Visit): Promise<void> {
  await open(visit, await bookingOf(visit));
  await visit.checkout.expectSummary();
}
export async function arriveAtDetails(visit: Visit): Promise<void> {
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
export async function arriveAtLookup(visit: Visit): Promise<void> {
  const number = await buy(visit);
  await open(visit, `/booking/lookup?number=${number}${new URL(lookupHref('modify'), 'http://site').hash}`);
}
export async function arriveAtBooking(visit: Visit): Promise<void> {
  await arriveAtLookup(visit);
  const number = await visit.checkout.field('lookup.number').inputValue();
  await lookUp(visit.page, { locale, email: visit.email, number });
}
export async function chooseLater({ page, words, stay }: Visit): Promise<void> {
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
export async function arriveAtVoucher(visit: Visit): Promise<void> {
  const { page, request, baseURL, email, checkout } = visit;
  const code = await buyGift({ page, request, locale, baseURL, email });
  await open(visit, '/beneficiary/login');
  await checkout.field('voucher.code').fill(code);
}

/** Opens the page of a stay with dates, and waits for its price. */
export async function arriveAtStay(visit: Visit): Promise<void> {
  const { offerId } = await plainStay(visit.request);
  await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
  await expect(visit.page.locator('#booking form').getByRole('status').first()).toContainText('€');
}
/** Moves the dates in the page's address one day on. */
export async function moveDaysOn({ page }: Visit): Promise<void> {
  const hash = new URL(page.url()).hash;
  const checkin = addDays(/checkin=([\d-]+)/.exec(hash)?.[1] ?? dates.checkin, 1);
  await page.evaluate(
    (next) => {
      location.hash = next;
    },
    `checkin=${checkin};checkout=${addDays(checkin, 1)};a=2`,
  );
}
/** Opens the calendar of a stay's page. */
export async function openCalendar({ page, words }: Visit): Promise<void> {
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
/** Opens the wallet's sheet over a stay, and waits for its price. */
export async function arriveAtWallet(visit: Visit): Promise<void> {
  await arriveAtStay(visit);
  await visit.page.getByRole('button', { name: visit.words('stay.wallet.open') }).click();
  await expect(payingByWallet(visit)).toBeVisible();
}
export const payingByWallet = ({ page, words }: Visit) =>
  page.getByRole('dialog', { name: words('stay.wallet.title') }).getByRole('button', { name: /€/ });
/** Opens a payment with several ways to pay. */
export async function arriveAtWays(visit: Visit): Promise<void> {
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
export const inParts = ({ page }: Visit) => page.getByRole('radio', { name: /3/ });
/** Opens the confirmation of a booking that the bank has not allowed yet; the bank's page is open in another tab. */
export async function arriveAtPending(visit: Visit): Promise<void> {
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

export const paying = ({ page }: Visit) => page.locator('form:has([name=number]) button[type=submit]');
