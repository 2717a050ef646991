import { fractionOf, type Scale } from './scale.ts';

/** The values of a slider's handles, from the lowest to the highest: one number each, at least one. */
export type Values = readonly number[];

/**
 * The scale of several values. Unlike in a native input, the maximum is reachable even if it is not a whole number of
 * steps away.
 */
export interface HandleScale extends Scale {
  /** Least distance between neighbouring values, a whole number of steps. */
  minGap: number;
}

/** Removes floating-point noise, as in 0.1 + 0.2. */
const exact = (value: number) => Number(value.toPrecision(12));

/** The possible value nearest to `value`. */
export function snap(value: number, { minValue, maxValue, step }: Scale): number {
  if (value >= maxValue) return maxValue;
  const stepped = exact(minValue + Math.round((value - minValue) / step) * step);
  return Math.min(maxValue, Math.max(minValue, stepped));
}

/** Values rounded to possible ones, in ascending order (SE-134). */
export function inOrder(values: Values, scale: Scale): Values {
  return values.map((value) => snap(value, scale)).sort((a, b) => a - b);
}

/** Whether two lists of equal length have the same values. */
export function isSame(one: Values, other: Values): boolean {
  return one.every((value, handle) => value === other[handle]);
}

/** The lowest and the highest value that a handle can have between its neighbours. */
export function limits(values: Values, handle: number, scale: HandleScale): readonly [number, number] {
  const [below, above] = [values[handle - 1], values[handle + 1]];
  return [
    below === undefined ? scale.minValue : snap(below + scale.minGap, scale),
    above === undefined ? scale.maxValue : snap(above - scale.minGap, scale),
  ];
}

/** The values after moving one handle towards `requested` as far as possible; the same array if it does not move. */
export function moved(values: Values, handle: number, requested: number, scale: HandleScale): Values {
  const [min, max] = limits(values, handle, scale);
  const held = Math.max(min, Math.min(max, snap(requested, scale)));
  return values[handle] === held ? values : values.map((value, at) => (at === handle ? held : value));
}

/**
 * The value requested for a handle when the browser or assistive technology changes its native input: at least one
 * step away, even if the browser's own steps are smaller.
 */
export function nativeRequest(value: number, requested: number, scale: Scale): number {
  return snap(requested, scale) === value ? value + Math.sign(requested - value) * scale.step : requested;
}

/**
 * The `step` of a native input; "any" if the maximum is not a whole number of steps away, because the browser would
 * then reject it.
 */
export function stepAttribute({ minValue, maxValue, step }: Scale): string {
  return Number.isInteger((maxValue - minValue) / step) ? String(step) : 'any';
}

/** The part of the window that the scale covers. */
export interface Track {
  /** Left edge, in px of the window. */
  left: number;
  /** Width in px; 0 before layout. */
  width: number;
  /** Whether the lowest value is at the right edge. */
  isMirrored: boolean;
}

/** Position of a value, in px of the window. */
export function positionOf(value: number, scale: Scale, { left, width, isMirrored }: Track): number {
  const along = fractionOf(value, scale) * width;
  return isMirrored ? left + width - along : left + along;
}

/**
 * The value at a position in the window, before it is rounded to a step and limited by its neighbours. The width of
 * the track must not be 0.
 */
export function valueAt(
  x: number,
  { minValue, maxValue }: Scale,
  { left, width, isMirrored }: Track,
): number {
  const along = (isMirrored ? left + width - x : x - left) / width;
  return exact(minValue + along * (maxValue - minValue));
}

/** A press whose handle is not known yet. */
export interface Grasp {
  /** Horizontal position, in px of the window. */
  x: number;
  /** Distance in px from the centre of a handle within which a press grabs it without moving it. */
  reach: number;
  track: Track;
}

/**
 * The handle that a press grabs: the nearest. For several handles at the same place, it depends on the side of the
 * press, or on the direction of the drag; undefined while neither is known.
 *
 * @param across Distance that the pointer has moved since the press, in px to the right.
 */
export function nearestHandle(
  values: Values,
  { x, reach, track }: Grasp,
  across: number,
  scale: Scale,
): number | undefined {
  const offsets = values.map((value) => x - positionOf(value, scale, track));
  const distances = offsets.map(Math.abs);
  const nearest = Math.min(...distances);
  const last = distances.lastIndexOf(nearest);
  const first = values.indexOf(values[last] ?? 0);
  if (first === last) return last;
  const way = nearest > reach ? (offsets[last] ?? 0) : across;
  if (way === 0) return undefined;
  return way > 0 === track.isMirrored ? first : last;
}
