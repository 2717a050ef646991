import type { IsoDay } from '@sabadora/days';
import { nowInParis } from '../../calendar/clock.ts';

/** Percent of each night that a cancellation in time refunds (PR-148). */
export const REFUND_PERCENT = 80;

/**
 * Refund in cents for nights at these prices in cents, before the deadline; each night is rounded half up (D-124).
 */
export function partialRefund(nightPrices: readonly number[]): number {
  return nightPrices.reduce((sum, price) => sum + Math.floor((price * REFUND_PERCENT + 50) / 100), 0);
}

/** Facts that decide on the refund of a stay. */
export interface RefundFacts {
  /** Price paid for each night, in cents. */
  nightPrices: readonly number[];
  cancellable: boolean;
  /** Last day of a partial refund, inclusive in Europe/Paris (D-125, D-096). */
  deadline?: IsoDay | null | undefined;
}

/** Refund in cents when the stay is cancelled at an instant (ALG-19). */
export function refundAt({ nightPrices, cancellable, deadline }: RefundFacts, instant: Date): number {
  const isInTime = cancellable && deadline != null && nowInParis(instant).today <= deadline;
  return isInTime ? partialRefund(nightPrices) : 0;
}

/** Refund by last day of cancellation; the last entry has no end, and refunds nothing (PR-148, PR-149). */
export function refundSchedule({ nightPrices, cancellable, deadline }: RefundFacts): {
  until: IsoDay | null;
  amount: number;
}[] {
  const never = { until: null, amount: 0 };
  return cancellable && deadline != null
    ? [{ until: deadline, amount: partialRefund(nightPrices) }, never]
    : [never];
}
