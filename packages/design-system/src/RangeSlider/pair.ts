import { type HandleScale, inOrder, moved, type Values } from '../Slider/values.ts';

/** The lower and the upper value. */
export type RangeValue = readonly [lower: number, upper: number];

/** Index of a value: 0 is the lower, 1 the upper. */
export type Side = 0 | 1;

/** The values of a slider with two handles as a pair. */
export function pairOf([lower = 0, upper = lower]: Values): RangeValue {
  return [lower, upper];
}

/**
 * The pair after one value was typed. If it passes the other value, the two are swapped, so that neither is lost
 * (D-117); if that would leave less than `minGap` between them, the typed value stops at its limit instead.
 */
export function withTyped(pair: RangeValue, side: Side, typed: number, scale: HandleScale): RangeValue {
  const other = pair[side === 0 ? 1 : 0];
  const next = pairOf(inOrder([typed, other], scale));
  return next[1] - next[0] >= scale.minGap ? next : pairOf(moved(pair, side, typed, scale));
}
