import { fractionOf, type Scale } from './scale.ts';

/** The values of a slider's handles, from the lowest to the highest: one number each, at least one. */
export type Values = readonly number[];

/**
 * What several values lie on. Unlike a native input's, the end is within reach even where the steps do not lead there.
 */
export interface HandleScale extends Scale {
  /** Least distance between neighbouring values, a whole number of steps. */
  minGap: number;
}

/** Without the noise of 0.1 + 0.2. */
const exact = (value: number) => Number(value.toPrecision(12));

/** The possible value nearest to `value`. */
export function snap(value: number, { minValue, maxValue, step }: Scale): number {
  if (value >= maxValue) return maxValue;
  const stepped = exact(minValue + Math.round((value - minValue) / step) * step);
  return Math.min(maxValue, Math.max(minValue, stepped));
}

/** Values as they can be shown: possible ones, in order (SE-134). */
export function inOrder(values: Values, scale: Scale): Values {
  return values.map((value) => snap(value, scale)).sort((a, b) => a - b);
}

/** Whether two of one length say the same. */
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

/** The values with that of one handle moved towards `requested`, as far as it can go; the same array when it stays. */
export function moved(values: Values, handle: number, requested: number, scale: HandleScale): Values {
  const [min, max] = limits(values, handle, scale);
  const held = Math.max(min, Math.min(max, snap(requested, scale)));
  return values[handle] === held ? values : values.map((value, at) => (at === handle ? held : value));
}

/**
 * The value requested for a handle when the browser or assistive technology moved its native input: at least one step
 * away, also where the browser's own steps are smaller.
 */
export function nativeRequest(value: number, requested: number, scale: Scale): number {
  return snap(requested, scale) === value ? value + Math.sign(requested - value) * scale.step : requested;
}

/**
 * The `step` of a native input; "any" where whole steps do not lead to the end, which the browser would then refuse.
 */
export function stepAttribute({ minValue, maxValue, step }: Scale): string {
  return Number.isInteger((maxValue - minValue) / step) ? String(step) : 'any';
}

/** The part of the window on which the values lie. */
export interface Track {
  /** Its left end, in px of the window. */
  left: number;
  /** In px; 0 while nothing is laid out. */
  width: number;
  /** Whether the lowest value is at its right end. */
  isMirrored: boolean;
}

/** Where a value lies, in px of the window. */
export function positionOf(value: number, scale: Scale, { left, width, isMirrored }: Track): number {
  const along = fractionOf(value, scale) * width;
  return isMirrored ? left + width - along : left + along;
}

/**
 * The value at a place of the window, before it is held on the steps and between its neighbours. Of a track with a
 * width.
 */
export function valueAt(
  x: number,
  { minValue, maxValue }: Scale,
  { left, width, isMirrored }: Track,
): number {
  const along = (isMirrored ? left + width - x : x - left) / width;
  return exact(minValue + along * (maxValue - minValue));
}

/** A press that looks for its handle. */
export interface Grasp {
  /** In px of the window. */
  x: number;
  /** Distance in px from the middle of a handle within which a press takes it without moving it. */
  reach: number;
  track: Track;
}

/**
 * The handle that a press takes: the nearest. Of several on one spot the side of the press decides, or the way they
 * are pulled; undefined while neither is known.
 *
 * @param across How far the pointer has gone since the press, in px to the right.
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
