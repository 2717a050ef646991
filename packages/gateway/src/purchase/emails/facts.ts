import type { Booking, OrderedProduct, OrderLine } from '@sabadora/api';
import { keepsPolicy, nowInParis, type PurchaseKind, type RefundTarget } from '@sabadora/domain';
import type { ProductOf } from '../orders/kinds/ProductKind.ts';
import { orderLines, orderPrice } from '../orders/orderPrice.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { type InstalmentRow, untakenOf } from '../payments/instalments.ts';
import { type EmailWords, fill, type Wording, wordingOf } from './emailWords.ts';

/** A titled line of an e-mail or a document. */
export type Fact = [title: string, fact: string];

function guestsFact(
  { adult, child = 0, baby = 0 }: { adult: number; child?: number; baby?: number },
  words: EmailWords,
): Fact {
  const people: [count: number, one: string, several: string][] = [
    [adult, words.adult, words.adults],
    [child, words.child, words.children],
    [baby, words.baby, words.babies],
  ];
  const counted = people.flatMap(([count, one, several]) =>
    count > 0 ? [`${count} ${count === 1 ? one : several}`] : [],
  );
  return [words.guests, counted.join(', ')];
}

/** The facts of a product, by its kind. */
const PRODUCT_FACTS: {
  readonly [Kind in PurchaseKind]: (product: ProductOf<Kind>, wording: Wording) => Fact[];
} = {
  stay: (stay, { words, day }) => [
    [words.hotel, `${stay.hotel.label}, ${stay.hotel.address}`],
    [words.checkin, day(stay.checkin)],
    [words.checkout, day(stay.checkout)],
    guestsFact(stay, words),
    ...stay.activities.map(({ title, date }): Fact => [words.activities, `${title}, ${day(date)}`]),
  ],
  gift: (gift, { words }) => [
    [words.hotel, `${gift.hotel.label}, ${gift.hotel.address}`],
    [words.nights, String(gift.nights)],
    guestsFact(gift, words),
  ],
  activity: (activity, { words }) => [
    [words.place, `${activity.hotel.label}, ${activity.hotel.address}`],
    guestsFact(activity, words),
  ],
  box: (box, { words }) => [[words.included, box.includedContent.join(', ')]],
};

function factsOfKind<Kind extends PurchaseKind>(
  kind: Kind,
  product: ProductOf<Kind>,
  wording: Wording,
): Fact[] {
  return PRODUCT_FACTS[kind](product, wording);
}

/** The facts of a product, as titles with values. */
export function productFacts(product: OrderedProduct, wording: Wording): Fact[] {
  return factsOfKind(product.kind, product, wording);
}

/** The facts of an order: its number and, by kind, hotel, dates, people and so on. */
export function orderFacts(order: OrderRow): Fact[] {
  const { product } = order;
  const wording = wordingOf(order.locale);
  const facts = productFacts(product, wording);
  return [[wording.words.number, String(order.number ?? '')], ...facts];
}

/** Title of a line of the price; the line of the product itself has the title "price". */
function lineTitle({ kind, label }: OrderLine, words: EmailWords): string {
  switch (kind) {
    case 'room':
    case 'voucher':
      return words.price;
    case 'payLaterFee':
      return words.fee;
    case 'insurance':
    case 'shipping':
    case 'promotion':
      return words[kind];
    case 'breakfast':
    case 'dinner':
    case 'activity':
    case 'extra':
      return label;
  }
}

/** The payments of an order that is paid later or in parts, with their days. */
function paymentFacts(
  order: OrderRow,
  later: readonly InstalmentRow[],
  { words, money, day }: Wording,
): Fact[] {
  if (later.length === 0) return [];
  const first = orderPrice(order).remainingAmountToPay - later.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...(first > 0 ? [[words.paidToday, money(first)] satisfies Fact] : []),
    ...later.map(({ due_on, amount }): Fact => [fill(words.paidOn, { date: day(due_on) }), money(amount)]),
  ];
}

/**
 * The price of an order, line by line; the amounts add up to the total. After the total: what gift cards and a
 * voucher paid, and when the rest is paid.
 *
 * @param later instalments that were not charged yet
 */
export function priceFacts(order: OrderRow, later: readonly InstalmentRow[]): Fact[] {
  const wording = wordingOf(order.locale);
  const { words, money } = wording;
  const lines = orderLines(order);
  const paidBy = order.giftcards.filter(({ usedAmount }) => usedAmount > 0);
  return [
    ...lines
      .filter(({ amount }) => amount !== 0)
      .map((line): Fact => [lineTitle(line, words), money(line.amount)]),
    [
      later.length > 0 ? words.totalLater : words.total,
      money(lines.reduce((sum, { amount }) => sum + amount, 0)),
    ],
    ...(order.voucher_amount > 0 ? [[words.paidByVoucher, money(-order.voucher_amount)] satisfies Fact] : []),
    ...paidBy.map(({ serialNumber, usedAmount }): Fact => [
      fill(words.giftcard, { number: `••••${serialNumber.slice(-4)}` }),
      money(-usedAmount),
    ]),
    ...paymentFacts(order, later, wording),
  ];
}

/** Whether a line is the total of the lines before it. */
export function isTotal(title: string, { words }: Wording): boolean {
  return title === words.total || title === words.totalLater;
}

/** The local tax that is paid at the hotel in addition; empty when there is none. */
export function taxFacts({ product, locale }: OrderRow): Fact[] {
  const { words, money } = wordingOf(locale);
  const localTax = product.kind === 'stay' ? product.localTax : null;
  return localTax === null ? [] : [[words.localTax, money(localTax)]];
}

/** The cancellation conditions; empty for a voucher. */
export function cancellationFacts(order: OrderRow): Fact[] {
  if (order.product.kind !== 'stay') return [];
  const { words, day } = wordingOf(order.locale);
  const { cancellable, cancellation_option, cancellation_deadline: deadline } = order;
  const isFlexible = keepsPolicy(cancellable, cancellation_option) && deadline !== null;
  return [[words.cancellation, isFlexible ? fill(words.flexible, { date: day(deadline) }) : words.fixed]];
}

/**
 * The parts of a refund and what each goes to, then the amount that is no longer charged. Empty when nothing is
 * refunded.
 */
export function givenFacts(
  { locale }: OrderRow,
  { parts, notTaken }: { parts: Booking['refundParts']; notTaken: number },
): Fact[] {
  const { words, money } = wordingOf(locale);
  const texts: Readonly<Record<RefundTarget, string>> = {
    card: words.refundText,
    giftcard: words.refundGiftcard,
    voucher: words.refundVoucher,
  };
  return [
    ...parts.map(({ to, ending, amount }): Fact => [
      words.refund,
      fill(texts[to], { amount: money(amount), number: `••••${ending ?? ''}` }),
    ]),
    ...(notTaken > 0 ? [[words.notTaken, money(notTaken)] satisfies Fact] : []),
  ];
}

/**
 * The refund of a cancelled order; also stated when nothing is refunded.
 *
 * @param later instalments that were not charged yet
 */
export function refundFacts(
  order: OrderRow,
  parts: Booking['refundParts'],
  later: readonly InstalmentRow[],
): Fact[] {
  const { words } = wordingOf(order.locale);
  return [
    ...(parts.length === 0 ? [[words.refund, words.noRefund] satisfies Fact] : []),
    ...givenFacts(order, { parts, notTaken: untakenOf(later) }),
  ];
}

/** When an order was paid; empty before. */
export function paidFacts({ paid_at, locale }: OrderRow): Fact[] {
  const { words, day } = wordingOf(locale);
  return paid_at === null ? [] : [[words.paymentDay, day(nowInParis(paid_at).today)]];
}
