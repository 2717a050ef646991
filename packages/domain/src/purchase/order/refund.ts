import type { IsoDay } from '@sabadora/days';
import { nowInParis } from '../../calendar/clock.ts';

/** Percent of each night that is given back on a cancellation in time (PR-148). */
export const REFUND_PERCENT = 80;

/** What is given back, cents, for the nights of a stay at these prices (cents), before its deadline: each rounded half up (D-124). */
export function partialRefund(nightPrices: readonly number[]): number {
  return nightPrices.reduce((sum, price) => sum + Math.floor((price * REFUND_PERCENT + 50) / 100), 0);
}

/** What a buyer has, in case they cannot travel. */
export interface RefundFacts {
  /** Cents of each night, as they were paid. */
  nightPrices: readonly number[];
  cancellable: boolean;
  /** Last day of partial refund, to its end in Europe/Paris (D-125, D-096). */
  deadline?: IsoDay | null | undefined;
}

/** Cents that are given back when the stay is cancelled at an instant (ALG-19). */
export function refundAt({ nightPrices, cancellable, deadline }: RefundFacts, instant: Date): number {
  const isInTime = cancellable && deadline != null && nowInParis(instant).today <= deadline;
  return isInTime ? partialRefund(nightPrices) : 0;
}

/** What is given back until which day; the last has no end, and gives nothing (PR-148, PR-149). */
export function refundSchedule({ nightPrices, cancellable, deadline }: RefundFacts): {
  until: IsoDay | null;
  amount: number;
}[] {
  const never = { until: null, amount: 0 };
  return cancellable && deadline != null
    ? [{ until: deadline, amount: partialRefund(nightPrices) }, never]
    : [never];
}
