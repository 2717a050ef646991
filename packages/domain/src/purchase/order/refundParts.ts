/** Where money goes that is given back: to the card or account of a payment, a gift card, or a voucher. */
export const REFUND_TARGETS = ['card', 'giftcard', 'voucher'] as const;
/** Where a refund goes: one of `REFUND_TARGETS`. */
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/**
 * How an amount is given back to what paid: to the first as much as it paid, what is left to the next, and so on.
 *
 * @param amount whole cents, 0 or more
 * @param paidBy what paid, with the cents of each, in the order in which they get it back
 * @returns those that get something, with the cents that they get; the cents add up to `amount`
 * @throws RangeError for more than they paid together
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
