/** Reasons why a purchase is refused; pages have a text for each. */
export const PURCHASE_ERRORS = [
  /** The amount to pay differs from the one that the buyer saw. */
  'PRICE_CHANGED',
  /** The hold ended before the payment began; it can be renewed. */
  'HOLD_EXPIRED',
  /** No room is left, or the offer cannot be booked with these criteria. */
  'NOT_AVAILABLE',
  /** An activity has no chosen day, or one that is not possible. */
  'ACTIVITY_DATES',
  /** The order is not open: it is being paid, paid, or cancelled. */
  'ORDER_CLOSED',
  /** No cancellation option was chosen (PR-142). */
  'OPTION_REQUIRED',
  /** The order names another stay or party than the checkout. */
  'ORDER_MISMATCH',
  /** The payment method is not available for this order. */
  'PAYMENT_METHOD',
  /** The bank refused the payment. */
  'PAYMENT_DECLINED',
  /** The provider could not be reached, or lost the payment; nothing was charged. */
  'PAYMENT_FAILED',
  /** The rest to pay is less than the provider's minimum, which is `to` in cents. */
  'AMOUNT_TOO_SMALL',
  /** It was paid after its rooms were gone; the payment is refunded. */
  'PAYMENT_REFUNDED',
  /** The voucher does not exist. */
  'VOUCHER_UNKNOWN',
  /** The voucher is used up, or held by another order that is being paid. */
  'VOUCHER_USED',
  /** The voucher's last day has passed. */
  'VOUCHER_EXPIRED',
  /** The voucher is for other products. */
  'VOUCHER_OTHER',
] as const;

/** Why a purchase was refused: one of `PURCHASE_ERRORS`. */
export type PurchaseErrorCode = (typeof PURCHASE_ERRORS)[number];
