/** The range and steps of a slider's values. */
export interface Scale {
  minValue: number;
  maxValue: number;
  /** Distance between neighbouring values, counted from `minValue`. */
  step: number;
  /** Step of Page Up and Page Down. */
  largeStep: number;
}

/** A tenth of the range, rounded to whole steps. */
export function defaultLargeStep(minValue: number, maxValue: number, step: number): number {
  return Math.max(step, Math.round((maxValue - minValue) / 10 / step) * step);
}

/** The position of a value on the scale, from 0 to 1. */
export function fractionOf(value: number, { minValue, maxValue }: Scale): number {
  return maxValue > minValue ? (value - minValue) / (maxValue - minValue) : 0;
}

/** A length along the rail, as an SVG attribute. */
export function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(3))}%`;
}

/** The value requested by a key of the APG's slider, before it is limited to `min` and `max`. */
export function valueForKey(
  key: string,
  value: number,
  [min, max]: readonly [number, number],
  { step, largeStep }: Scale,
  isMirrored: boolean,
): number | undefined {
  const forward = isMirrored ? -step : step;
  switch (key) {
    case 'ArrowRight':
      return value + forward;
    case 'ArrowLeft':
      return value - forward;
    case 'ArrowUp':
      return value + step;
    case 'ArrowDown':
      return value - step;
    case 'PageUp':
      return value + largeStep;
    case 'PageDown':
      return value - largeStep;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
