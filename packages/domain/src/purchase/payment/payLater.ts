import { addDays, addMonths, daysBetween } from '@sabadora/days';
import type { IsoDay } from '@sabadora/days';
import type { Locale } from '../../market/market.ts';
import { MARKETS } from '../../market/market.ts';

/** Ways to pay later or in parts, in the order to show them (PR-156). */
export const PAY_LATER_METHODS = ['deferred', '3x', '4x', 'paypal'] as const;
/** A way to pay in parts or later: one of `PAY_LATER_METHODS`. */
export type PayLaterMethod = (typeof PAY_LATER_METHODS)[number];

/** A part of an amount, and the day on which it is charged. */
export interface PartPayment {
  /** Amount in cents. */
  amount: number;
  date: IsoDay;
}

/** A way to pay that is available for an order. */
export interface PayLaterOffer {
  type: PayLaterMethod;
  /** Fee in cents, part of the first payment. */
  paymentFee: number;
  /** Payments by date. */
  payments: PartPayment[];
}

/** Condition under which a way to pay is available. */
export interface PayLaterCondition {
  /** Fewest days from today to check-in; undefined when no check-in is required. */
  minDays?: number;
  /** Smallest and largest total in cents, inclusive (D-123). */
  total: readonly [min: number, max: number];
}

/** Condition of each way to pay (ALG-20). PayPal does not depend on the days before arrival (D-121). */
export const PAY_LATER_CONDITIONS: Readonly<Record<PayLaterMethod, PayLaterCondition>> = {
  deferred: { minDays: 5, total: [0, Number.POSITIVE_INFINITY] },
  '3x': { minDays: 7, total: [20_000, 200_000] },
  '4x': { minDays: 7, total: [25_000, 200_000] },
  paypal: { total: [3000, 200_000] },
};

/** Days before check-in on which a deferred payment is charged if there is no end of free cancellation (PR-161). */
export const DEFERRED_DAYS_BEFORE = 2;

/** Facts that decide which ways to pay later an order has. */
export interface PayLaterFacts {
  /** Total in cents, without any fee. */
  total: number;
  today: IsoDay;
  /** Market of the sale; some markets have PayPal (PR-162). */
  locale: Locale;
  checkin?: IsoDay | null | undefined;
  cancellable: boolean;
  /** Last day of free cancellation. */
  deadline?: IsoDay | null | undefined;
  /** Returns the fee of a way to pay in cents. @default no fee */
  feeOf?: (type: PayLaterMethod, total: number) => number;
}

/**
 * Splits an amount into `count` monthly payments from `today` on; the remainder of the division and the fee are part
 * of the first. Each day is counted from the first one and limited to the last day of its month (ALG-20, PR-160).
 */
export function splitPayments(total: number, count: number, fee: number, today: IsoDay): PartPayment[] {
  const base = Math.floor(total / count);
  const first = base + (total - base * count) + fee;
  return Array.from({ length: count }, (_, month) => ({
    amount: month === 0 ? first : base,
    date: addMonths(today, month),
  }));
}

/** Day on which a deferred payment is charged: the end of free cancellation, else 2 days before check-in (PR-161). */
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

/** Ways to pay an amount later or in parts, in the order to show them (ALG-20, PR-157…PR-162). */
export function payLaterOffers(facts: PayLaterFacts): PayLaterOffer[] {
  const { total, today, feeOf = () => 0 } = facts;
  return PAY_LATER_METHODS.filter((type) => applies(type, facts))
    .map((type) => {
      const paymentFee = feeOf(type, total);
      return { type, paymentFee, payments: paymentsOf(type, paymentFee, facts) };
    })
    .filter(({ type, payments }) => type !== 'deferred' || payments.every(({ date }) => date > today));
}
