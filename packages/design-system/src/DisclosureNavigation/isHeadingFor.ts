import type { Box } from '../layers/place.ts';

/** A place in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a pointer that moved from one place to another stays inside the triangle between where it was and the near
 * corners of `panel`, so that going on leads there. Never from inside of the panel.
 */
export function isHeadingFor(panel: Box, from: Point, to: Point): boolean {
  // When the way crosses each side, in lengths of the move; without a move in that direction, never.
  const across = [panel.left, panel.right].map((side) => (side - from.x) / (to.x - from.x));
  const along = [panel.top, panel.bottom].map((side) => (side - from.y) / (to.y - from.y));
  const entry = Math.max(Math.min(...across), Math.min(...along));
  return entry > 0 && entry < Math.min(Math.max(...across), Math.max(...along));
}
