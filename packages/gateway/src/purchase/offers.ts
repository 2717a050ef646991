import {
  payLaterOffers,
  type PayLaterFacts,
  type PayLaterMethod,
  type PayLaterOffer,
} from '@sabadora/domain';

/** Price of the cancellation insurance in percent of the order; the rate of the reference insurer. */
const INSURANCE_PERCENT = 6;

/** Fee for paying in parts in basis points of the amount; the rates of the reference provider. */
const FEE_BASIS_POINTS: Readonly<Record<PayLaterMethod, number>> = {
  deferred: 0,
  '3x': 150,
  '4x': 220,
  paypal: 0,
};

/** Fee of a payment method for an amount, in cents; 0 when it is paid at once. */
export function payLaterFee(method: 'card' | 'wallet' | PayLaterMethod, total: number): number {
  if (method === 'card' || method === 'wallet') return 0;
  return Math.round((total * FEE_BASIS_POINTS[method]) / 10_000);
}

/** Price of the insurance of an order in cents (PR-154); 0 for an order that costs nothing. */
export function insuranceAmount(orderAmount: number): number {
  return Math.round((orderAmount * INSURANCE_PERCENT) / 100);
}

/** The ways to pay later that are available, with the fees of the reference provider (ALG-20). */
export function payLaterWays(facts: Omit<PayLaterFacts, 'feeOf'>): PayLaterOffer[] {
  return payLaterOffers({ ...facts, feeOf: payLaterFee });
}
