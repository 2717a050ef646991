import { plainText } from '../Field/plainText.ts';
import type { Scale } from '../Slider/scale.ts';

/** Digits with at most one sign between two of them: what a reader takes for one number. */
const WHOLE = /(-?)(\d(?:[ .,'’]?\d)*)/;
/** The same, or one that begins with its decimals; a point behind a word ends an abbreviation. */
const PART = /(-?)((?:(?<!\p{L})[.,])?\d(?:[ .,'’]?\d)*)/u;

/** Thousands parted by one sign throughout, with or without decimals: "1.200", "1 200 300,50". */
const THOUSANDS = /^([1-9]\d{0,2}([ .,'’])\d{3}(?:\2\d{3})*)(?:[.,](\d+))?$/;

/**
 * The first number in a text (SE-133), such as 1200 in "1.200 €" or "1 200"; undefined without digits (D-116) and
 * where spaces part digits otherwise than into thousands, as in "12 00" (ALG-2).
 * A sign counts only where values may be below zero, decimals only where steps are parts of one: there "1.500" is 1.5
 * in a locale that writes 1.5 so, and 1500 in the others.
 *
 * Own code, because `NumberParser` of `@internationalized/number` (2.6 kB gzip against 0.5) takes only what is a number
 * in the locale's own format: "120 euros" is none, "1.200" is 1.2 in French, and "12 00" is 1200.
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

/** Whether what looks like one group of thousands is a number with three decimals in this locale. */
function isDecimal(digits: string, locale: string): boolean {
  const sign = /^\d{1,3}([.,])\d{3}$/.exec(digits)?.[1];
  return sign !== undefined && new Intl.NumberFormat(locale).format(1.5).includes(sign);
}
