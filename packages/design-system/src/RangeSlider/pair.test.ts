import { expect, test } from 'vitest';
import { inOrder, limits, moved, type PairScale, snap, withTyped } from './pair.ts';

const price: PairScale = { minValue: 9, maxValue: 250, step: 1, largeStep: 24, minGap: 0 };
const tens: PairScale = { ...price, step: 10, minGap: 20 };

test('a value goes to the nearest step, and both ends are within reach', () => {
  expect([3, 9, 14, 13, 249, 250, 999].map((value) => snap(value, tens))).toEqual([
    9, 9, 19, 9, 249, 250, 250,
  ]);
  expect(snap(0.1 + 0.2, { ...price, minValue: 0, maxValue: 1, step: 0.1 })).toBe(0.3);
});

test('SE-134: a pair is shown in order', () => {
  expect(inOrder([300, 20], price)).toEqual([20, 250]);
});

test('each value is limited by the other and the least gap', () => {
  expect(limits([59, 119], 0, tens)).toEqual([9, 99]);
  expect(limits([59, 119], 1, tens)).toEqual([79, 250]);
  expect(moved([59, 119], 0, 500, tens)).toEqual([99, 119]);
  expect(moved([59, 119], 1, 0, tens)).toEqual([59, 79]);
});

test.each([
  { side: 0, typed: 80, expected: [80, 100] },
  { side: 0, typed: 200, expected: [100, 200] },
  { side: 1, typed: 20, expected: [20, 50] },
  { side: 1, typed: 999, expected: [50, 250] },
  { side: 0, typed: 3, expected: [9, 100] },
  { side: 0, typed: Number.POSITIVE_INFINITY, expected: [100, 250] },
] as const)('SE-134 D-117: $typed typed on side $side of 50 to 100 gives $expected', (row) => {
  expect(withTyped([50, 100], row.side, row.typed, price)).toEqual(row.expected);
});

test('where changing places would break the least gap, the typed value goes as far as it can', () => {
  expect(withTyped([59, 119], 0, 124, tens)).toEqual([99, 119]);
  expect(withTyped([59, 119], 0, 189, tens)).toEqual([119, 189]);
});
