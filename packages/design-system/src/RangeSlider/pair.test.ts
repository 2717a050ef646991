import { expect, test } from 'vitest';
import type { HandleScale } from '../Slider/values.ts';
import { pairOf, withTyped } from './pair.ts';

const price: HandleScale = { minValue: 9, maxValue: 250, step: 1, largeStep: 24, minGap: 0 };
const tens: HandleScale = { ...price, step: 10, minGap: 20 };

test('the values of a slider with two handles are a pair', () => {
  expect(pairOf([20, 250])).toEqual([20, 250]);
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
