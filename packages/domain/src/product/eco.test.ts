import { expect, test } from 'vitest';
import { hasEcoBanner } from './eco.ts';

test.each([
  [0, false],
  [7, false],
  [8, true],
  [12, true],
])('CH-068, D-139: a hotel with %i eco facilities has the banner: %s', (count, expected) => {
  expect(hasEcoBanner(count)).toBe(expected);
});
