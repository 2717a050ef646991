/** Targets of a refund: the card or account of a payment, a gift card, or a voucher. */
export const REFUND_TARGETS = ['card', 'giftcard', 'voucher'] as const;
/** Target of a refund: one of `REFUND_TARGETS`. */
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/**
 * Splits a refund among the means that paid: the first gets up to what it paid, the rest goes to the next, and so on.
 *
 * @param amount whole cents, 0 or more
 * @param paidBy means that paid, with the cents of each, in the order in which they are refunded
 * @returns the means that get a refund, with its cents, which add up to `amount`
 * @throws RangeError when `amount` is more than they paid together
 */
export function refundParts<Means extends { amount: number }>(
  amount: number,
  paidBy: readonly Means[],
): Means[] {
  let left = amount;
  const parts: Means[] = [];
  for (const means of paidBy) {
    const part = Math.min(left, means.amount);
    if (part <= 0) continue;
    parts.push({ ...means, amount: part });
    left -= part;
  }
  if (left > 0) throw new RangeError(`${left} of ${amount} cents to give back were not paid`);
  return parts;
}
