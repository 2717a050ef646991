/** Why a purchase cannot go on; pages word each. */
export const PURCHASE_ERRORS = [
  /** The amount to pay is not what the buyer saw. */
  'PRICE_CHANGED',
  /** The hold ended before the payment began; it can be renewed. */
  'HOLD_EXPIRED',
  /** No room is left, or the offer cannot be booked with these criteria. */
  'NOT_AVAILABLE',
  /** An activity has no day chosen, or one on which it does not take place. */
  'ACTIVITY_DATES',
  /** The order is not open: being paid, paid, or cancelled. */
  'ORDER_CLOSED',
  /** No cancellation option was chosen (PR-142). */
  'OPTION_REQUIRED',
  /** The order names another stay or party than its checkout. */
  'ORDER_MISMATCH',
  /** There is no such way to pay for this order. */
  'PAYMENT_METHOD',
  /** The bank refused. */
  'PAYMENT_DECLINED',
  /** The provider cannot be reached, or lost the payment; nothing was taken. */
  'PAYMENT_FAILED',
  /** What is left to pay is less than the provider takes; `to` is the least, cents. */
  'AMOUNT_TOO_SMALL',
  /** It was paid after its rooms had gone; the payment is given back. */
  'PAYMENT_REFUNDED',
  /** There is no such voucher. */
  'VOUCHER_UNKNOWN',
  /** All of the voucher is used, or another order that is being paid holds it. */
  'VOUCHER_USED',
  /** Its last day is over. */
  'VOUCHER_EXPIRED',
  /** It opens other products. */
  'VOUCHER_OTHER',
] as const;

/** Why a purchase was refused: one of `PURCHASE_ERRORS`. */
export type PurchaseErrorCode = (typeof PURCHASE_ERRORS)[number];
