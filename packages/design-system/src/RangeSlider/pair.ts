import type { Scale } from '../Slider/scale.ts';

/** From the lower value to the upper. */
export type RangeValue = readonly [lower: number, upper: number];

/** Which of the two values: 0 the lower, 1 the upper. */
export type Side = 0 | 1;

/** What both values lie on. Unlike a native input's, the end is within reach even where the steps do not lead there. */
export interface PairScale extends Scale {
  /** Least distance between the two values, a whole number of steps. */
  minGap: number;
}

/** The possible value nearest to `value`. */
export function snap(value: number, { minValue, maxValue, step }: Scale): number {
  if (value >= maxValue) return maxValue;
  const stepped = minValue + Math.round((value - minValue) / step) * step;
  // Without the noise of 0.1 + 0.2.
  return Math.min(maxValue, Math.max(minValue, Number(stepped.toPrecision(12))));
}

const sorted = (one: number, other: number): RangeValue => (one > other ? [other, one] : [one, other]);

/** A pair as it can be shown: possible values, in order (SE-134). */
export function inOrder([lower, upper]: RangeValue, scale: Scale): RangeValue {
  return sorted(snap(lower, scale), snap(upper, scale));
}

/** How far one value can go, which the other limits. */
export function limits([lower, upper]: RangeValue, side: Side, scale: PairScale): RangeValue {
  return side === 0
    ? [scale.minValue, snap(upper - scale.minGap, scale)]
    : [snap(lower + scale.minGap, scale), scale.maxValue];
}

/** The pair with one value moved towards `asked`, as far as it can go. */
export function moved(pair: RangeValue, side: Side, asked: number, scale: PairScale): RangeValue {
  const [min, max] = limits(pair, side, scale);
  const held = Math.max(min, Math.min(max, snap(asked, scale)));
  return side === 0 ? [held, pair[1]] : [pair[0], held];
}

/**
 * The pair with one value typed anew. Past the other value the two change places, so that neither is lost
 * (D-117); where that would leave less than `minGap` between them, the typed one goes only as far as it can.
 */
export function withTyped(pair: RangeValue, side: Side, typed: number, scale: PairScale): RangeValue {
  const other = pair[side === 0 ? 1 : 0];
  const next = sorted(snap(typed, scale), other);
  return next[1] - next[0] >= scale.minGap ? next : moved(pair, side, typed, scale);
}

/** The `step` of a native input; "any" where whole steps do not lead to the end, which the browser would then refuse. */
export function stepAttribute({ minValue, maxValue, step }: Scale): string {
  return Number.isInteger((maxValue - minValue) / step) ? String(step) : 'any';
}
