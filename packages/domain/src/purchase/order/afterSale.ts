import type { IsoDay } from '@sabadora/days';
import { nowInParis } from '../../calendar/clock.ts';
import type { CancellationOption } from '../checkout/cancellationOption.ts';
import { CANCELLATION_FLAGS } from '../checkout/cancellationOption.ts';
import type { OrderState } from './orderState.ts';

/** Whether a booking can still be changed or cancelled by its buyer (ALG-19, D-050). */
export const AFTER_SALE = [
  /** Free changes, and a partial refund. */
  'open',
  /** Bought as it is: non-exchangeable and non-refundable. */
  'fixed',
  /** It could have been until its deadline, which has passed. */
  'tooLate',
  /** Its check-in day has passed: no refund. */
  'past',
  /** It is cancelled. */
  'cancelled',
] as const;

/** What a customer can do with a booking: one of `AFTER_SALE`. */
export type AfterSale = (typeof AFTER_SALE)[number];

/** What decides about changes of a booking. */
export interface AfterSaleFacts {
  state: OrderState;
  cancellable: boolean;
  /** Last day of free changes, to its end in Europe/Paris. */
  deadline: IsoDay | null;
  option: CancellationOption | null;
  /** Null for a voucher, which has no days. */
  checkin: IsoDay | null;
}

/** Whether a buyer who chose this option can cancel at all under the policy of the stay (ALG-19). */
export function keepsPolicy(cancellable: boolean, option: CancellationOption | null): boolean {
  return cancellable && (option === null || CANCELLATION_FLAGS[option].isCancellable);
}

/** Whether a booking can still be changed or cancelled at an instant; the same decides about changes and cancelling (ALG-19). */
export function afterSaleAt(facts: AfterSaleFacts, instant: Date): AfterSale {
  const { state, cancellable, deadline, option, checkin } = facts;
  const { today } = nowInParis(instant);
  if (state === 'cancelled' || state === 'refunded') return 'cancelled';
  if (checkin !== null && today > checkin) return 'past';
  if (!keepsPolicy(cancellable, option) || deadline === null) return 'fixed';
  return today <= deadline ? 'open' : 'tooLate';
}
