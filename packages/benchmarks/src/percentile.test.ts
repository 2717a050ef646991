import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.95, 10],
  [[7], 0, 7],
])('of %j at %d: %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test('an empty list is refused', () => {
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});
