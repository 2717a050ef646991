import type { IsoDay } from '@sabadora/days';

/** Affiliate id of searches by beneficiaries, whatever site they began on (PR-101, PR-122). */
export const BENEFICIARY_AFFILIATE_ID = 1;

/** States of a voucher. */
export const VOUCHER_STATES = ['issued', 'partlyUsed', 'redeemed', 'expired', 'cancelled'] as const;
/** State of a voucher: one of `VOUCHER_STATES`. */
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Facts that decide on a voucher's state. */
export interface VoucherFacts {
  /** Value at the time of issue, in cents. */
  value: number;
  /** Value that is left, in cents. */
  leftAmount: number;
  /** Last day on which the voucher is valid. */
  validUntil: IsoDay;
  isCancelled: boolean;
}

/** State of a voucher on a day; one that is used up stays redeemed after its last day. */
export function voucherState(
  { value, leftAmount, validUntil, isCancelled }: VoucherFacts,
  today: IsoDay,
): VoucherState {
  if (isCancelled) return 'cancelled';
  if (leftAmount === 0) return 'redeemed';
  if (today > validUntil) return 'expired';
  return leftAmount < value ? 'partlyUsed' : 'issued';
}

/** Whether a voucher in this state can be used for a booking. */
export function isRedeemable(state: VoucherState): state is 'issued' | 'partlyUsed' {
  return state === 'issued' || state === 'partlyUsed';
}
