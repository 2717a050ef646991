import { type HandleScale, inOrder, moved, type Values } from '../Slider/values.ts';

/** From the lower value to the upper. */
export type RangeValue = readonly [lower: number, upper: number];

/** Which of the two values: 0 the lower, 1 the upper. */
export type Side = 0 | 1;

/** The two values of a slider that has two handles. */
export function pairOf([lower = 0, upper = lower]: Values): RangeValue {
  return [lower, upper];
}

/**
 * The pair with one value typed anew. Past the other value the two change places, so that neither is lost
 * (D-117); where that would leave less than `minGap` between them, the typed one goes only as far as it can.
 */
export function withTyped(pair: RangeValue, side: Side, typed: number, scale: HandleScale): RangeValue {
  const other = pair[side === 0 ? 1 : 0];
  const next = pairOf(inOrder([typed, other], scale));
  return next[1] - next[0] >= scale.minGap ? next : pairOf(moved(pair, side, typed, scale));
}
