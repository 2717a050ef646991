import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../market/format.ts';
import { activityPricePerPerson, dayPrice, pricePerNight, priceType, stayTotal } from './price.ts';

describe('price type (ALG-15)', () => {
  test.each([
    [{ flow: 'booking', hasDates: false }, 'from-price'],
    [{ flow: 'booking', hasDates: true }, 'final-price'],
    [{ flow: 'hotel', hasDates: false }, 'from-price'],
    [{ flow: 'gifting', hasDates: false }, 'final-price'],
    [{ flow: 'activity', hasDates: false }, 'from-price'],
    [{ flow: 'booking', hasDates: false, fromServer: 'gift' }, 'gift'],
    [{ flow: 'gifting', hasDates: false, fromServer: 'beneficiary' }, 'beneficiary'],
    [{ flow: 'booking', hasDates: false, fromServer: 'final-price' }, 'from-price'],
  ] as const)('SE-190, SE-194 D-033: %o is %s', (facts, expected) => {
    expect(priceType(facts)).toBe(expected);
  });
});

describe('price per night (ALG-15)', () => {
  test.each([
    [10_000, 1, 100],
    [10_001, 1, 101],
    [29_900, 2, 150],
    [30_000, 2, 150],
    [30_001, 3, 101],
    [0, 2, 0],
    [10_000, 0, 100],
    [10_000, -3, 100],
  ])('SE-098 D-111: %i cents for %i nights is %i euros', (cents, nights, euros) => {
    expect(pricePerNight(cents, nights)).toBe(euros);
  });

  test('SE-098: never below the exact price, and less than a euro above it', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 30 }), (cents, nights) => {
        const excess = pricePerNight(cents, nights) * nights * 100 - cents;
        expect(excess).toBeGreaterThanOrEqual(0);
        expect(excess).toBeLessThan(nights * 100);
      }),
    );
  });

  test('SE-074, SE-075 D-112: a day’s amount covers its minimum stay', () => {
    expect(dayPrice({ amount: 24_100, minLos: 2 })).toEqual({ euros: 121, minimumStay: 2 });
    expect(dayPrice({ amount: 12_000, minLos: 1 })).toEqual({ euros: 120 });
  });
});

describe('price of a stay (D-112)', () => {
  const days: Record<string, { amount: number; minLos: number } | null> = {
    '2026-12-04': { amount: 24_101, minLos: 2 },
    '2026-12-05': { amount: 13_000, minLos: 1 },
    '2026-12-06': { amount: 9_050, minLos: 1 },
    '2026-12-07': null,
    '2026-12-08': { amount: 20_001, minLos: 2 },
  };
  test.each([
    ['one night', '2026-12-05', '2026-12-06', 13_000],
    ['nights one by one, in whole cents', '2026-12-05', '2026-12-07', 22_050],
    ['a minimum stay at its own amount', '2026-12-04', '2026-12-06', 24_101],
    ['a minimum stay and the night after it', '2026-12-04', '2026-12-07', 33_151],
    ['fewer nights than the minimum', '2026-12-04', '2026-12-05', undefined],
    ['a night without a price', '2026-12-06', '2026-12-08', undefined],
    ['a night of which nothing is known', '2026-12-08', '2026-12-11', undefined],
    ['no night', '2026-12-05', '2026-12-05', undefined],
  ])('SE-075: %s', (_case, checkin, checkout, total) => {
    expect(stayTotal({ checkin, checkout }, (day) => days[day])).toBe(total);
  });

  test('SE-075: of a minimum stay that reaches over the check-out the nights left count, rounded up', () => {
    const of = (nights: number) =>
      stayTotal({ checkin: '2026-12-01', checkout: `2026-12-0${1 + nights}` }, () => ({
        amount: 10_001,
        minLos: 2,
      }));
    expect([of(2), of(3), of(4)]).toEqual([10_001, 15_002, 20_002]);
  });
});

describe('activity price per person (ALG-15)', () => {
  test.each([
    [10_000, 2, '50 €'],
    [9900, 2, '49,50 €'],
    [10_000, 3, '33,33 €'],
    [9999, 2, '50 €'],
    [5000, 0, '50 €'],
  ])('SE-187: %i cents for %i adults is %s each', (cents, adults, expected) => {
    const text = formatMoney(activityPricePerPerson(cents, adults), 'fr_FR');
    expect(text.replaceAll(/\s/g, ' ')).toBe(expected);
  });

  test('SE-187: for two adults by default', () => {
    expect(activityPricePerPerson(9900)).toBe(4950);
  });
});
