/** The values of the slider in plain React and plain DOM. */
export type Pair = readonly [number, number];

export const FIRST: Pair = [200, 800];
export const MAX = 1000;

export const percent = (value: number) => `${(value / MAX) * 100}%`;

/** The pair with the value on `side` moved to the pointer. */
export function moved(pair: Pair, side: 0 | 1, x: number, { left, width }: DOMRect): Pair {
  const value = Math.round(Math.max(0, Math.min(1, (x - left) / width)) * MAX);
  return side === 0 ? [Math.min(value, pair[1]), pair[1]] : [pair[0], Math.max(value, pair[0])];
}

/** The side of the pair that is nearer to the pointer. */
export function nearest([lower, upper]: Pair, x: number, { left, width }: DOMRect): 0 | 1 {
  const value = ((x - left) / width) * MAX;
  return Math.abs(value - lower) <= Math.abs(value - upper) ? 0 : 1;
}
