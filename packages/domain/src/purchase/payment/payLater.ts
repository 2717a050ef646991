import { addDays, addMonths, daysBetween } from '@sabadora/days';
import type { IsoDay } from '@sabadora/days';
import type { Locale } from '../../market/market.ts';
import { MARKETS } from '../../market/market.ts';

/** Ways to pay later or in parts, in the order to show them (PR-156). */
export const PAY_LATER_METHODS = ['deferred', '3x', '4x', 'paypal'] as const;
/** A way to pay in parts or later: one of `PAY_LATER_METHODS`. */
export type PayLaterMethod = (typeof PAY_LATER_METHODS)[number];

/** A part of an amount, and the day on which it is taken. */
export interface PartPayment {
  /** Cents. */
  amount: number;
  date: IsoDay;
}

/** A way to pay that an order may use. */
export interface PayLaterOffer {
  type: PayLaterMethod;
  /** Cents, part of the first payment. */
  paymentFee: number;
  /** In the order of their days. */
  payments: PartPayment[];
}

/** When a way to pay applies. */
export interface PayLaterCondition {
  /** Days from today to check-in at least; undefined when there may be no check-in at all. */
  minDays?: number;
  /** Cents, both included (D-123). */
  total: readonly [min: number, max: number];
}

/** When each way applies (ALG-20). PayPal is not bound by the days before arrival (D-121). */
export const PAY_LATER_CONDITIONS: Readonly<Record<PayLaterMethod, PayLaterCondition>> = {
  deferred: { minDays: 5, total: [0, Number.POSITIVE_INFINITY] },
  '3x': { minDays: 7, total: [20_000, 200_000] },
  '4x': { minDays: 7, total: [25_000, 200_000] },
  paypal: { total: [3000, 200_000] },
};

/** Days before check-in on which a deferred payment is taken when nothing else ends the free cancellation (PR-161). */
export const DEFERRED_DAYS_BEFORE = 2;

/** What decides which ways to pay later an order has. */
export interface PayLaterFacts {
  /** Cents, without any fee. */
  total: number;
  today: IsoDay;
  /** Market of the sale; PayPal is offered in some (PR-162). */
  locale: Locale;
  checkin?: IsoDay | null | undefined;
  cancellable: boolean;
  /** Last day of free cancellation. */
  deadline?: IsoDay | null | undefined;
  /** Cents that a way costs the buyer for this total. @default none */
  feeOf?: (type: PayLaterMethod, total: number) => number;
}

/**
 * An amount in `count` monthly payments from `today` on: what does not divide, and the fee, are part of the first. Each
 * day is counted from the first one and clamped to its month's last (ALG-20, PR-160).
 */
export function splitPayments(total: number, count: number, fee: number, today: IsoDay): PartPayment[] {
  const base = Math.floor(total / count);
  const first = base + (total - base * count) + fee;
  return Array.from({ length: count }, (_, month) => ({
    amount: month === 0 ? first : base,
    date: addMonths(today, month),
  }));
}

/** The day on which a deferred payment is taken: the end of free cancellation, else 2 days before check-in (PR-161). */
export function deferredDate(
  facts: Pick<PayLaterFacts, 'cancellable' | 'deadline' | 'today'> & { checkin: IsoDay },
) {
  const { cancellable, deadline, today, checkin } = facts;
  return cancellable && deadline != null && deadline > today
    ? deadline
    : addDays(checkin, -DEFERRED_DAYS_BEFORE);
}

function paymentsOf(type: PayLaterMethod, fee: number, facts: PayLaterFacts): PartPayment[] {
  const { total, today, checkin } = facts;
  if (type === '3x') return splitPayments(total, 3, fee, today);
  if (type === '4x') return splitPayments(total, 4, fee, today);
  if (type === 'deferred' && checkin != null) {
    return [{ amount: total + fee, date: deferredDate({ ...facts, checkin }) }];
  }
  return [{ amount: total + fee, date: today }];
}

function applies(type: PayLaterMethod, { total, today, locale, checkin }: PayLaterFacts): boolean {
  const { minDays, total: bounds } = PAY_LATER_CONDITIONS[type];
  if (total < bounds[0] || total > bounds[1]) return false;
  if (type === 'paypal') return MARKETS[locale].hasPayPalLater;
  return minDays === undefined || (checkin != null && daysBetween(today, checkin) >= minDays);
}

/** The ways to pay an amount later or in parts, in the order to show them (ALG-20, PR-157…PR-162). */
export function payLaterOffers(facts: PayLaterFacts): PayLaterOffer[] {
  const { total, today, feeOf = () => 0 } = facts;
  return PAY_LATER_METHODS.filter((type) => applies(type, facts))
    .map((type) => {
      const paymentFee = feeOf(type, total);
      return { type, paymentFee, payments: paymentsOf(type, paymentFee, facts) };
    })
    .filter(({ type, payments }) => type !== 'deferred' || payments.every(({ date }) => date > today));
}
