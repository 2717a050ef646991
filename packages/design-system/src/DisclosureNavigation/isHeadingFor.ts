import type { Box } from '../layers/place.ts';

/** A place in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a pointer that moved from `from` to `to` will reach `panel` if it continues in a straight line. False when
 * it is already inside the panel.
 */
export function isHeadingFor(panel: Box, from: Point, to: Point): boolean {
  // Where the line crosses each side, in multiples of the move; infinite without a move in that direction.
  const across = [panel.left, panel.right].map((side) => (side - from.x) / (to.x - from.x));
  const along = [panel.top, panel.bottom].map((side) => (side - from.y) / (to.y - from.y));
  const entry = Math.max(Math.min(...across), Math.min(...along));
  return entry > 0 && entry < Math.min(Math.max(...across), Math.max(...along));
}
