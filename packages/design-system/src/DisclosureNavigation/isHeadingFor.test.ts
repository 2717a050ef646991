import { expect, test } from 'vitest';
import { isHeadingFor } from './isHeadingFor.ts';

/** A panel below and to the right of most points. */
const PANEL = { top: 100, bottom: 300, left: 200, right: 400 };

test.each([
  ['down and to the right, between its near corners', [100, 50], [110, 58], true],
  ['straight down, above it', [300, 50], [300, 51], true],
  ['straight to the right, beside it', [100, 200], [101, 200], true],
  ['to the left, from its other side', [500, 150], [490, 152], true],
  ['up, from below it', [300, 400], [302, 390], true],
  ['along the edge of the triangle, to a corner', [100, 0], [130, 10], false],
  ['above the triangle', [100, 50], [110, 51], false],
  ['below the triangle', [100, 50], [101, 60], false],
  ['away from it', [100, 50], [90, 42], false],
  ['straight down, beside it', [100, 50], [100, 60], false],
  ['nowhere', [100, 50], [100, 50], false],
  ['inside of it, where no way leads to it any more', [250, 150], [260, 160], false],
  ['out of it', [395, 150], [405, 150], false],
] as const)('CH-045: a move %s', (_, [fromX, fromY], [toX, toY], isHeading) => {
  expect(isHeadingFor(PANEL, { x: fromX, y: fromY }, { x: toX, y: toY })).toBe(isHeading);
});
