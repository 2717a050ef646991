import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, promotion } from './promotion.ts';

/** Prices with `percent` off 100 euros. */
const off = (percent: number) => ({ sellPrice: 10_000 - percent * 100, refPrice: 10_000 });

describe('promotions (ALG-14)', () => {
  test.each([
    ['stay', 5, undefined],
    ['stay', 6, 6],
    ['stay', 5.99, undefined],
    ['quote', 5, undefined],
    ['quote', 6, 6],
    ['box', 5.99, undefined],
    ['box', 6, 6],
    ['gift-box-block', 5, undefined],
    ['gift-box-block', 5.01, 6],
    ['activity', 4.99, undefined],
    ['activity', 5, 5],
    ['hotel-offer', 9.99, undefined],
    ['hotel-offer', 10, 10],
  ] as const)(
    'SE-200, SE-201, PR-065, PR-084, PR-096, PR-098 D-002, D-003, D-077: %s with %d percent off shows %s',
    (place, percent, expected) => {
      expect(promotion(place, off(percent))).toBe(expected);
    },
  );

  test('D-146: the server’s percentage comes first, except for boxes', () => {
    expect(promotion('stay', { ...off(20), percent: 12 })).toBe(12);
    expect(promotion('stay', { ...off(20), percent: 0 })).toBeUndefined();
    expect(promotion('stay', { ...off(20), percent: null })).toBe(20);
    expect(promotion('hotel-offer', { ...off(20), percent: 9 })).toBeUndefined();
    expect(promotion('box', { ...off(20), percent: 50 })).toBe(20);
  });

  test.each([
    [{ sellPrice: 100 }],
    [{ sellPrice: 100, refPrice: 0 }],
    [{ sellPrice: 100, refPrice: -5 }],
    [{ sellPrice: 100, refPrice: 100 }],
    [{ sellPrice: 100, refPrice: 90 }],
    [{ sellPrice: 100, refPrice: null }],
  ])('PR-097 D-138: %o has no promotion', (prices) => {
    expect(discountPercent(prices, 'floor')).toBeUndefined();
    expect(promotion('gift-box-block', prices)).toBeUndefined();
  });

  test('D-138: without a reference the server’s percentage still shows', () => {
    expect(promotion('stay', { sellPrice: 100, refPrice: 0, percent: 30 })).toBe(30);
  });

  test('floor and ceil enclose the exact discount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.nat(1e7), (refPrice, sellPrice) => {
        fc.pre(sellPrice < refPrice);
        const floor = discountPercent({ refPrice, sellPrice }, 'floor') ?? Number.NaN;
        const ceil = discountPercent({ refPrice, sellPrice }, 'ceil') ?? Number.NaN;
        expect(floor * refPrice).toBeLessThanOrEqual((refPrice - sellPrice) * 100);
        expect(ceil * refPrice).toBeGreaterThanOrEqual((refPrice - sellPrice) * 100);
        expect(ceil - floor).toBeLessThanOrEqual(1);
      }),
    );
  });
});
