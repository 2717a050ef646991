import { describe, expect, test } from 'vitest';
import { partyPercent, partyTotal } from './party.ts';
import { referencePrice } from './prices.ts';

describe('the price for a party', () => {
  test.each([
    [{ adults: 1, children: 0, babies: 0 }, 85],
    [{ adults: 2, children: 0, babies: 0 }, 100],
    [{ adults: 2, children: 0, babies: 10 }, 100],
    [{ adults: 3, children: 0, babies: 0 }, 142],
    [{ adults: 2, children: 2, babies: 1 }, 150],
    [{ adults: 1, children: 1, babies: 0 }, 110],
    [{ adults: 20, children: 10, babies: 0 }, 1106],
  ])('%j pays %i percent of the price for two', (party, percent) => {
    expect(partyPercent(party)).toBe(percent);
  });

  test('it is rounded up to whole euros', () => {
    expect(partyTotal(8000, 85)).toBe(6800);
    expect(partyTotal(8001, 100)).toBe(8100);
    expect(partyTotal(10_100, 85)).toBe(8600);
    expect(partyTotal(10_000, 142)).toBe(14_200);
  });
});

describe('the reference price (ALG-14, D-146)', () => {
  test.each([
    [9000, 10, 10_000],
    [9900, 10, 11_000],
    [8100, 25, 10_800],
    // The total in whole euros cannot be 10 percent here.
    [4700, 10, 5223],
    [9000, 0, null],
    [0, 10, null],
  ])('%i cents at -%i%% come from %j', (sell, promo, ref) => {
    expect(referencePrice(sell, promo)).toBe(ref);
  });

  test('the floor of sell against it is the promotion, for every price and percentage', () => {
    for (let sell = 100; sell <= 300_000; sell += 1700) {
      for (let promo = 1; promo < 100; promo += 1) {
        const ref = referencePrice(sell, promo) ?? 0;
        expect(Math.floor(((ref - sell) * 100) / ref), `${sell} at ${promo}`).toBe(promo);
      }
    }
  });
});
