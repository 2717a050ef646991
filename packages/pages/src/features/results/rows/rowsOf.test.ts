import { expect, test } from 'vitest';
import { rowsOf } from './rowsOf.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [0, []],
  [2, [2]],
  [3, [3]],
  [4, [3, 1]],
  [9, [3, 6]],
  [10, [3, 6, 1]],
  [24, [3, 6, 15]],
])('SE-167: %i results stand in rows of 3, to the ninth, and the rest', (count, lengths) => {
  const rows = rowsOf(numbers(count));
  expect(rows.map(({ items }) => items.length)).toEqual(lengths);
  expect(rows.flatMap(({ items }) => items)).toEqual(numbers(count));
  for (const { start, items } of rows) expect(items[0]).toBe(start);
});
