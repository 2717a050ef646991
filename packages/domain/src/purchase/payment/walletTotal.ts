/** What an order is made of, cents each (PR-174). */
export interface WalletAmounts {
  product: number;
  subElementsPrice?: number | undefined;
  shippingCost?: { amount: number; internationalFee?: number | undefined } | undefined;
  insuranceAmount?: number | undefined;
  /** Whole amount of each card, or what is used of it. */
  giftcards?: readonly { amount: number; usedAmount?: number | undefined }[] | undefined;
}

/** The price of an order, and what is left of it to pay when its gift cards are used; never below 0 (ALG-26). */
export function walletTotal(amounts: WalletAmounts): { total: number; remainingAmountToPay: number } {
  const { product, subElementsPrice = 0, shippingCost, insuranceAmount = 0, giftcards = [] } = amounts;
  const shipping = shippingCost ? shippingCost.amount + (shippingCost.internationalFee ?? 0) : 0;
  const total = product + subElementsPrice + shipping + insuranceAmount;
  const fromCards = giftcards.reduce((sum, { amount, usedAmount }) => sum + (usedAmount ?? amount), 0);
  return { total, remainingAmountToPay: Math.max(0, total - fromCards) };
}
