import type { CancellationPolicyData } from '@sabadora/api';
import { shiftDay, type IsoDay } from '@sabadora/days';

/**
 * The conditions of a stay from `checkin` (PR-140): free changes and cancellation with a refund until `freeDays` days
 * before it, while that day has not passed.
 *
 * @param freeDays null for an offer that cannot be cancelled
 */
export function cancellationOn(
  freeDays: number | null,
  checkin: IsoDay,
  today: IsoDay,
): CancellationPolicyData {
  // For the earliest representable days there is no earlier day, so there is no deadline.
  const deadline = freeDays === null ? undefined : shiftDay(checkin, -freeDays);
  if (deadline === undefined || deadline < today) {
    return {
      type: 'NON_REFUNDABLE',
      cancellable: false,
      cancellationDeadline: null,
      cancellableUntil: null,
      message: null,
    };
  }
  return {
    type: 'FLEXIBLE',
    cancellable: true,
    cancellationDeadline: deadline,
    cancellableUntil: checkin,
    message: null,
  };
}
