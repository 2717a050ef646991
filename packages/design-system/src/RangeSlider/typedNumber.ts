import type { Scale } from '../Slider/scale.ts';

/** Thousands as people write them ("1.200", "1 200", "1'200"), or else a run of digits. */
const WHOLE = "\\d{1,3}(?:[\\s.,'’]\\d{3})+(?!\\d)|\\d+";

/**
 * The first number in a text (SE-133), such as 1200 in "1.200 €" or "1 200"; undefined without digits (D-116).
 * A sign counts only where values may be below zero, decimals only where steps are parts of one.
 */
export function typedNumber(text: string, { minValue, step }: Scale): number | undefined {
  const sign = minValue < 0 ? '[-−]?' : '';
  const decimals = Number.isInteger(step) ? '' : '(?:[.,](\\d+))?';
  const found = new RegExp(`(${sign})(${WHOLE})${decimals}`).exec(text);
  if (!found) return undefined;
  const [, minus, whole = '', part = '0'] = found;
  const size = Number(`${whole.replaceAll(/\D/g, '')}.${part}`);
  return minus ? -size : size;
}
