import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundParts } from './refundParts.ts';
import { shareOut } from '../payment/shareOut.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test.each([
  [0, []],
  [4000, [['second', 4000]]],
  [
    10_000,
    [
      ['second', 4000],
      ['first', 6000],
    ],
  ],
  [
    16_500,
    [
      ['second', 4000],
      ['first', 12_000],
      ['gift card', 500],
    ],
  ],
])('PR-148: of %i cents the last payment gets back first, gift cards last: %j', (amount, expected) => {
  const paidBy = [
    { name: 'second', amount: 4000 },
    { name: 'free', amount: 0 },
    { name: 'first', amount: 12_000 },
    { name: 'gift card', amount: 3000 },
  ];
  expect(refundParts(amount, paidBy).map((part) => [part.name, part.amount])).toEqual(expected);
});

test('more than was paid is never given back', () => {
  expect(() => refundParts(101, [{ amount: 60 }, { amount: 40 }])).toThrow(RangeError);
});

test('PR-148: the parts add up to the refund, and none is more than what it paid, or nothing', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 6 }),
      fc.float({ min: 0, max: 1, noNaN: true }),
      (paid, share) => {
        const amount = Math.floor(sumOf(paid) * share);
        const parts = refundParts(
          amount,
          paid.map((part, at) => ({ at, amount: part })),
        );
        expect(sumOf(parts.map((part) => part.amount))).toBe(amount);
        expect(parts.filter((part) => part.amount <= 0 || part.amount > (paid[part.at] ?? 0))).toEqual([]);
      },
    ),
  );
});

test('an amount that is shared out adds up to it, each part within a cent of its share', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 30 }), (amount, weights) => {
      const parts = shareOut(amount, weights);
      expect(sumOf(parts)).toBe(amount);
      const sum = sumOf(weights);
      const exact = weights.map((weight) => (sum === 0 ? amount / weights.length : (amount * weight) / sum));
      expect(parts.filter((part, at) => part < 0 || Math.abs(part - (exact[at] ?? 0)) > 1)).toEqual([]);
    }),
  );
  expect(shareOut(100, [])).toEqual([]);
});
