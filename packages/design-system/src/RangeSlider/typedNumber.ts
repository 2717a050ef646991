import { plainText } from '../Field/plainText.ts';
import type { Scale } from '../Slider/scale.ts';

/** Digits with at most one separator between two of them, which are read as one number. */
const WHOLE = /(-?)(\d(?:[ .,'’]?\d)*)/;
/** The same with an optional leading decimal separator; a point after a letter ends an abbreviation instead. */
const PART = /(-?)((?:(?<!\p{L})[.,])?\d(?:[ .,'’]?\d)*)/u;

/** Thousands with the same separator throughout, with or without decimals: "1.200", "1 200 300,50". */
const THOUSANDS = /^([1-9]\d{0,2}([ .,'’])\d{3}(?:\2\d{3})*)(?:[.,](\d+))?$/;

/**
 * The first number in a text (SE-133), such as 1200 in "1.200 €" or "1 200"; undefined without digits (D-116) and
 * where spaces separate digits but not into thousands, as in "12 00" (ALG-2).
 * A minus sign only counts where values may be below zero, and decimals only where the step is a fraction: then
 * "1.500" is 1.5 in a locale that writes 1.5 with a point, and 1500 in the others.
 *
 * Written here because `NumberParser` of `@internationalized/number` (2.6 kB gzip against 0.5) only reads the
 * locale's own format: it rejects "120 euros", and reads "1.200" as 1.2 in French, and "12 00" as 1200.
 */
export function typedNumber(text: string, { minValue, step }: Scale, locale: string): number | undefined {
  const isWhole = Number.isInteger(step);
  const [, minus, digits = ''] = (isWhole ? WHOLE : PART).exec(plainText(text)) ?? [];
  const thousands = isWhole || !isDecimal(digits, locale) ? THOUSANDS.exec(digits) : null;
  if (digits === '' || (digits.includes(' ') && !thousands)) return undefined;
  const [, whole = '', , part = ''] = thousands ?? /^(\d*)()(?:[.,](\d+))?/.exec(digits) ?? [];
  const size = Number(`${whole.replaceAll(/\D/g, '')}.${isWhole ? '' : part}0`);
  return minus && minValue < 0 ? -size : size;
}

/** Whether digits that look like one group of thousands are a number with three decimals in this locale. */
function isDecimal(digits: string, locale: string): boolean {
  const sign = /^\d{1,3}([.,])\d{3}$/.exec(digits)?.[1];
  return sign !== undefined && new Intl.NumberFormat(locale).format(1.5).includes(sign);
}
