import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Confirmation } from '@sabadora/api';
import {
  formatMoney,
  MARKETS,
  type IsoDay,
  type Locale,
  type PurchaseKind,
  type StayDates,
} from '@sabadora/domain';
import { datesText } from '../../../../packages/pages/src/features/searchBox/dates/datesText.ts';
import { title } from './checkout.ts';
import { addressIn, wordsOf } from '../support/market.ts';

/** An e-mail in the outbox. */
export interface Mail {
  /** Path of the page that shows the e-mail as a mail program does. */
  href: string;
  subject: string;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescape = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');

/** The e-mails to an address, latest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const html = await (await request.get('/gateway/outbox', { params: { to: email } })).text();
  return [...html.matchAll(/<h2><a href="([^"]*)">([^<]*)<\/a><\/h2>[^]*?<pre>([^<]*)<\/pre>/g)].map(
    ([, href = '', subject = '', text = '']) => ({ href, subject: unescape(subject), text: unescape(text) }),
  );
}

/** The e-mail to an address whose text matches. */
export async function mailWith(
  request: APIRequestContext,
  email: string,
  part: string | RegExp,
): Promise<Mail> {
  const mails = await mailsTo(request, email);
  const found = mails.find(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)));
  if (!found) throw new Error(`None of ${mails.length} e-mails to ${email} has ${part}.`);
  return found;
}

/** The code of the voucher that was sent to an address. */
export async function codeSentTo(request: APIRequestContext, email: string): Promise<string> {
  const { text } = await mailWith(request, email, CODE);
  return CODE.exec(text)?.[0] ?? '';
}

const CODE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** Formats of a day and an amount in e-mails. */
export const inMail = (locale: Locale) => {
  const { bcp47 } = MARKETS[locale];
  const day = new Intl.DateTimeFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(bcp47, { style: 'currency', currency: 'EUR' });
  return {
    day: (iso: IsoDay) => day.format(Date.parse(iso)),
    money: (cents: number) => money.format(cents / 100),
  };
};

export interface Expected {
  locale: Locale;
  baseURL: string | undefined;
  email: string;
  kind: PurchaseKind;
  /** Dates of a stay. */
  dates?: StayDates;
  /** Price on the product's page, in cents. */
  price?: number;
}

/** The order in the database. */
export async function orderOf(page: Page, orderUUID: string): Promise<Confirmation> {
  return (await (await page.request.get(`/api/orders/${orderUUID}`)).json()) as Confirmation;
}

/** Checks that a part of a page shows the number, dates and price of the order. */
export async function expectFacts(
  place: ReturnType<Page['locator']>,
  { number, total }: Confirmation,
  { locale, dates }: Expected,
): Promise<void> {
  await expect(place).toContainText(number);
  await expect(place).toContainText(formatMoney(total, locale));
  if (dates) await expect(place).toContainText(datesText(dates, locale));
}

/**
 * Checks that database, confirmation, e-mail and lookup agree on an order's number, dates and price. Starts on the
 * confirmation of the order, and ends on the lookup.
 */
export async function expectAgreement(page: Page, expected: Expected): Promise<Confirmation> {
  const { locale, baseURL, email, kind, dates, price } = expected;
  const main = page.getByRole('main');
  const order = await orderOf(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(order).toMatchObject({
    state: 'paid',
    // Masked, because the address of a confirmation must not reveal the buyer.
    email: email.replace(/(?<=^.)[^@]*/, '••'),
    product: { kind, ...dates },
    ...(price !== undefined && { total: price }),
  });
  const { number } = order;
  expect(number).toMatch(/^\d{8}$/);
  await expectFacts(main, order, expected);

  const { text } = await mailWith(page.request, email, number);
  const { day, money } = inMail(locale);
  expect(text).toContain(money(order.total));
  if (dates)
    expect([text.includes(day(dates.checkin)), text.includes(day(dates.checkout))]).toEqual([true, true]);

  // A stay's e-mail leads to the lookup; a voucher is looked up by its number alone.
  const [link] = /https?:\S+\/booking\/lookup\S+/.exec(text) ?? [];
  await page.goto(link ?? addressIn(locale, baseURL, `/booking/lookup?number=${number}#route=invoice`));
  expect(link !== undefined).toBe(kind === 'stay');
  await lookUp(page, { locale, email, number });
  await expectFacts(main, order, expected);
  return order;
}

/** Looks up a booking whose number is already filled in from the address. */
export async function lookUp(
  page: Page,
  { locale, email, number }: { locale: Locale; email: string; number: string },
): Promise<void> {
  const words = wordsOf(locale);
  await expect(page.getByLabel(words('lookup.number'), { exact: true })).toHaveValue(number);
  await page.getByLabel(words('lookup.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: words('lookup.find'), exact: true }).click();
  await expect(title(page)).toHaveText(words('lookup.booking', { reference: number }));
}
