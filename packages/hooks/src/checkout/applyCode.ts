import type { Checkout } from '@sabadora/api';
import type { CheckoutState } from './useCheckout.ts';

/** Why a gift card or promotion code is not accepted. */
export const CODE_FAULTS = [
  'unknown',
  'expired',
  /** The gift card has no money left. */
  'empty',
  /** The promotion code has reached its number of uses. */
  'used',
  /** The order costs less than the minimum that the code requires. */
  'minimum',
  /** Nothing is left to pay. */
  'notNeeded',
  /** The order already has this code. */
  'present',
  /** The gateway could not be reached, or the order is closed. */
  'failed',
] as const;

/** Why a code changes nothing: one of `CODE_FAULTS`. */
export type CodeFault = (typeof CODE_FAULTS)[number];

/** The result of applying a code. */
export type CodeResult =
  | { kind: 'giftcard'; checkout: Checkout; serialNumber: string }
  | { kind: 'promotion'; checkout: Checkout }
  | { kind: 'refused'; fault: CodeFault };

const CODE = /^[\w-]{1,40}$/;

const refused = (fault: CodeFault): CodeResult => ({ kind: 'refused', fault });

/**
 * Applies the code that a buyer typed to a checkout: a gift card is added to the earlier ones, a promotion code
 * replaces an earlier one (PR-174). A refused code changes nothing.
 */
export async function applyCode(
  checkout: Checkout,
  change: CheckoutState['change'],
  typed: string,
): Promise<CodeResult> {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  const has = checkout.giftcards.map(({ serialNumber }) => serialNumber);
  if (has.includes(code) || checkout.promotionCode === code) return refused('present');
  if (!CODE.test(code)) return refused('unknown');
  const result = await change({ code });
  if (result.status === 'saved') {
    return result.checkout.promotionCode === code
      ? { kind: 'promotion', checkout: result.checkout }
      : { kind: 'giftcard', checkout: result.checkout, serialNumber: code };
  }
  const message =
    result.status === 'refused' ? result.fields.find(({ field }) => field === 'code')?.message : '';
  return refused(CODE_FAULTS.find((fault) => fault === message) ?? 'failed');
}
