import type { Booking } from '@sabadora/api';
import { isHostShared, type LookupRoute, lookupHref } from '@sabadora/domain';
import type { OrderRow } from '../orders/orderRow.ts';
import type { InstalmentRow } from '../payments/instalments.ts';
import { type EmailWords, fill, wordingOf } from './emailWords.ts';
import {
  cancellationFacts,
  type Fact,
  givenFacts,
  orderFacts,
  priceFacts,
  refundFacts,
  taxFacts,
} from './facts.ts';
import { type EmailTexts, type Letter, writeLetter } from './letter.ts';

/** The occasion of an e-mail to the buyer of an order. */
export type OrderMessage =
  | { kind: 'confirmation' }
  /** The booking was moved. `parts`: the refund, by what it goes to; `notTaken`: cents that are no longer charged. */
  | { kind: 'moved'; parts: Booking['refundParts']; notTaken: number }
  /** The order was cancelled. `parts`: the refund, by what it goes to. */
  | { kind: 'cancelled'; parts: Booking['refundParts'] };

/** Addresses for the links of an e-mail. */
export interface EmailLinks {
  /** Origin of the market's site, e.g. "https://www.sabadora.example". */
  origin: string;
  /** Path of the receipt. */
  receipt: string;
  /** Path of the calendar file; null for an order without dates. */
  calendar: string | null;
}

/** Address of the booking lookup page with the number filled in; in Belgium it includes the language. */
function lookupUrl(order: OrderRow, origin: string, route: LookupRoute): string {
  const { locale, number } = order;
  const url = new URL(lookupHref(route), origin);
  if (isHostShared(locale)) url.searchParams.set('locale', locale);
  url.searchParams.set('number', String(number ?? ''));
  return url.href;
}

/**
 * Links to the files and pages of the order. A voucher has no dates, so it has no calendar file and cannot be moved.
 */
function linksOf(order: OrderRow, { origin, receipt, calendar }: EmailLinks, words: EmailWords): Fact[] {
  const absolute = (path: string) => new URL(path, origin).href;
  return [
    ...(order.kind === 'stay' ? [[words.manage, lookupUrl(order, origin, 'modify')] satisfies Fact] : []),
    [words.receipt, absolute(receipt)],
    ...(calendar === null ? [] : [[words.calendar, absolute(calendar)] satisfies Fact]),
  ];
}

/** Wording of a confirmation: for a voucher it mentions no stay, and for an order that is paid later no payment. */
function confirmationWords({ kind }: OrderRow, words: EmailWords, isPaidLater: boolean) {
  return kind === 'stay'
    ? { subject: words.subject, intro: isPaidLater ? words.introLater : words.intro, closing: words.closing }
    : { subject: words.voucherSubject, intro: words.voucherIntro, closing: words.voucherClosing };
}

/** The content of each kind of message. */
function letterOf(
  order: OrderRow,
  message: OrderMessage,
  { to, later, words }: { to: EmailLinks; later: readonly InstalmentRow[]; words: EmailWords },
): Letter {
  const facts = orderFacts(order);
  const price = priceFacts(order, later);
  const conditions = [...taxFacts(order), ...cancellationFacts(order)];
  const links = linksOf(order, to, words);
  const whole = { facts, price, conditions, links };
  switch (message.kind) {
    case 'confirmation':
      return { ...confirmationWords(order, words, later.length > 0), ...whole };
    case 'moved':
      return {
        subject: words.movedSubject,
        intro: words.movedIntro,
        closing: words.closing,
        ...whole,
        conditions: [...givenFacts(order, message), ...conditions],
      };
    case 'cancelled':
      return {
        subject: words.cancelledSubject,
        intro: words.cancelledIntro,
        closing: words.cancelledClosing,
        facts,
        price: priceFacts(order, []),
        conditions: refundFacts(order, message.parts, later),
        links: [[words.receipt, new URL(to.receipt, to.origin).href]],
      };
  }
}

/**
 * An e-mail about a paid order to its buyer, in its market's language.
 *
 * @param later instalments that were not charged yet
 */
export function orderEmail(
  order: OrderRow,
  message: OrderMessage,
  to: EmailLinks,
  later: readonly InstalmentRow[] = [],
): EmailTexts {
  const { words } = wordingOf(order.locale);
  const { subject, ...letter } = letterOf(order, message, { to, later, words });
  const number = String(order.number ?? '');
  const titled = { ...letter, subject: fill(subject, { label: order.product.label, number }) };
  return writeLetter(order, titled, to.origin);
}
