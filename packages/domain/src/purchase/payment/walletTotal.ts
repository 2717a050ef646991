/** Amounts of an order, in cents (PR-174). */
export interface WalletAmounts {
  product: number;
  subElementsPrice?: number | undefined;
  shippingCost?: { amount: number; internationalFee?: number | undefined } | undefined;
  insuranceAmount?: number | undefined;
  /** Gift cards, with the whole amount of each or the part that is used. */
  giftcards?: readonly { amount: number; usedAmount?: number | undefined }[] | undefined;
}

/** Total of an order, and the rest to pay after its gift cards, never below 0 (ALG-26). */
export function walletTotal(amounts: WalletAmounts): { total: number; remainingAmountToPay: number } {
  const { product, subElementsPrice = 0, shippingCost, insuranceAmount = 0, giftcards = [] } = amounts;
  const shipping = shippingCost ? shippingCost.amount + (shippingCost.internationalFee ?? 0) : 0;
  const total = product + subElementsPrice + shipping + insuranceAmount;
  const fromCards = giftcards.reduce((sum, { amount, usedAmount }) => sum + (usedAmount ?? amount), 0);
  return { total, remainingAmountToPay: Math.max(0, total - fromCards) };
}
