import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walletTotal } from './walletTotal.ts';

describe('what an order costs (ALG-26, PR-174)', () => {
  test.each([
    ['the product alone', { product: 29_800 }, 29_800, 29_800],
    ['with an insurance', { product: 29_800, insuranceAmount: 1788 }, 31_588, 31_588],
    ['with extras', { product: 29_800, subElementsPrice: 500 }, 30_300, 30_300],
    ['sent abroad', { product: 9900, shippingCost: { amount: 590, internationalFee: 300 } }, 10_790, 10_790],
    ['sent at home', { product: 9900, shippingCost: { amount: 590 } }, 10_490, 10_490],
    ['with a gift card', { product: 9900, giftcards: [{ amount: 5000 }] }, 9900, 4900],
    ['with part of one', { product: 9900, giftcards: [{ amount: 5000, usedAmount: 1000 }] }, 9900, 8900],
    ['with more than it costs', { product: 9900, giftcards: [{ amount: 50_000 }] }, 9900, 0],
  ])('ALG-26 PR-174: %s', (_name, amounts, total, remainingAmountToPay) => {
    expect(walletTotal(amounts)).toEqual({ total, remainingAmountToPay });
  });

  test('ALG-26: gift cards never change the total, and never leave less than nothing to pay', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.array(fc.record({ amount })), (product, giftcards) => {
        const { total, remainingAmountToPay } = walletTotal({ product, giftcards });
        expect(total).toBe(product);
        expect(remainingAmountToPay).toBeGreaterThanOrEqual(0);
        expect(remainingAmountToPay).toBeLessThanOrEqual(total);
      }),
    );
  });
});
