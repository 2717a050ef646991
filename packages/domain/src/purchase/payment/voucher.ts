import type { IsoDay } from '@sabadora/days';

/** Whom the searches of beneficiaries count for, whatever site they began on (PR-101, PR-122). */
export const BENEFICIARY_AFFILIATE_ID = 1;

/** The states of a voucher. */
export const VOUCHER_STATES = ['issued', 'partlyUsed', 'redeemed', 'expired', 'cancelled'] as const;
/** Whether a voucher can be used: one of `VOUCHER_STATES`. */
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** What a voucher's state follows from. */
export interface VoucherFacts {
  /** Cents that it was issued for. */
  value: number;
  /** Cents that are left on it. */
  leftAmount: number;
  /** Its last day. */
  validUntil: IsoDay;
  isCancelled: boolean;
}

/** The state of a voucher on a day: one that is used up stays redeemed after its last day. */
export function voucherState(
  { value, leftAmount, validUntil, isCancelled }: VoucherFacts,
  today: IsoDay,
): VoucherState {
  if (isCancelled) return 'cancelled';
  if (leftAmount === 0) return 'redeemed';
  if (today > validUntil) return 'expired';
  return leftAmount < value ? 'partlyUsed' : 'issued';
}

/** Whether something can be booked with a voucher in the state. */
export function isRedeemable(state: VoucherState): state is 'issued' | 'partlyUsed' {
  return state === 'issued' || state === 'partlyUsed';
}
