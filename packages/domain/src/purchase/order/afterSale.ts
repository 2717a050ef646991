import type { IsoDay } from '@sabadora/days';
import { nowInParis } from '../../calendar/clock.ts';
import type { CancellationOption } from '../checkout/cancellationOption.ts';
import { CANCELLATION_FLAGS } from '../checkout/cancellationOption.ts';
import type { OrderState } from './orderState.ts';

/** Whether a buyer can still change or cancel a booking (ALG-19, D-050). */
export const AFTER_SALE = [
  /** Changes are free, and a cancellation is partly refunded. */
  'open',
  /** The booking is non-exchangeable and non-refundable. */
  'fixed',
  /** The deadline for changes has passed. */
  'tooLate',
  /** The check-in day has passed: nothing is refunded. */
  'past',
  /** The booking is cancelled. */
  'cancelled',
] as const;

/** Whether a booking can be changed or cancelled: one of `AFTER_SALE`. */
export type AfterSale = (typeof AFTER_SALE)[number];

/** Facts that decide whether a booking can be changed or cancelled. */
export interface AfterSaleFacts {
  state: OrderState;
  cancellable: boolean;
  /** Last day of free changes, inclusive in Europe/Paris. */
  deadline: IsoDay | null;
  option: CancellationOption | null;
  /** Null for a voucher, which has no days. */
  checkin: IsoDay | null;
}

/** Whether a buyer with this option can cancel at all under the stay's policy (ALG-19). */
export function keepsPolicy(cancellable: boolean, option: CancellationOption | null): boolean {
  return cancellable && (option === null || CANCELLATION_FLAGS[option].isCancellable);
}

/** Whether a booking can be changed or cancelled at an instant; the same rule applies to both (ALG-19). */
export function afterSaleAt(facts: AfterSaleFacts, instant: Date): AfterSale {
  const { state, cancellable, deadline, option, checkin } = facts;
  const { today } = nowInParis(instant);
  if (state === 'cancelled' || state === 'refunded') return 'cancelled';
  if (checkin !== null && today > checkin) return 'past';
  if (!keepsPolicy(cancellable, option) || deadline === null) return 'fixed';
  return today <= deadline ? 'open' : 'tooLate';
}
