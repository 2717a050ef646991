import {
  payLaterOffers,
  type PayLaterFacts,
  type PayLaterMethod,
  type PayLaterOffer,
} from '@sabadora/domain';

/** Percent of an order's price that its cancellation insurance costs. The reference insurer's. */
const INSURANCE_PERCENT = 6;

/** Basis points of an amount that paying in parts costs the buyer. The reference provider's. */
const FEE_BASIS_POINTS: Readonly<Record<PayLaterMethod, number>> = {
  deferred: 0,
  '3x': 150,
  '4x': 220,
  paypal: 0,
};

/** Cents that paying an amount in a way costs; nothing when it is paid at once. */
export function payLaterFee(method: 'card' | 'wallet' | PayLaterMethod, total: number): number {
  if (method === 'card' || method === 'wallet') return 0;
  return Math.round((total * FEE_BASIS_POINTS[method]) / 10_000);
}

/** Cents that the insurance of an order costs (PR-154); 0 for an order that costs nothing. */
export function insuranceAmount(orderAmount: number): number {
  return Math.round((orderAmount * INSURANCE_PERCENT) / 100);
}

/** The ways to pay later, with the fees of the reference provider (ALG-20). */
export function payLaterWays(facts: Omit<PayLaterFacts, 'feeOf'>): PayLaterOffer[] {
  return payLaterOffers({ ...facts, feeOf: payLaterFee });
}
