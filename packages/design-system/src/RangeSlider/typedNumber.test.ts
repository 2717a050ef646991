import { describe, expect, test } from 'vitest';
import type { Scale } from '../Slider/scale.ts';
import { typedNumber } from './typedNumber.ts';

const whole: Scale = { minValue: 9, maxValue: 250, step: 1, largeStep: 24 };
const halves: Scale = { ...whole, step: 0.5 };

describe('typed text (SE-133, D-116)', () => {
  test.each([
    ['120', 120],
    ['120 €', 120],
    ['€ 120,50', 120],
    ['1.200 €', 1200],
    ['1 200', 1200],
    ['1\u202f200,00 €', 1200],
    ['1\u00a0200', 1200],
    ['1\u00a0200\u202f300', 1_200_300],
    ['1’234’567', 1_234_567],
    ['1,234.567', 1234],
    ['1200', 1200],
    ['\u200e1\u200b200\u2069', 1200],
    ['+250 €', 250],
    ['about 80 or so', 80],
    ['120-250', 120],
    ['50 à 100', 50],
    ['12.34', 12],
    ['007', 7],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
    ['-5', 5],
    ['', undefined],
    ['cheap', undefined],
    ['€', undefined],
  ])('%j is %s', (text, expected) => {
    expect(typedNumber(text, whole, 'en-GB')).toBe(expected);
  });

  test.each(['12 00', '12\u00a000', '12\u202f00', '1 2000', '1 200 30', '1200 300', '0 500', '12 00 €'])(
    'ALG-2: %j is no number, since its spaces do not part it into thousands',
    (text) => {
      expect(typedNumber(text, whole, 'fr-FR')).toBeUndefined();
    },
  );

  test.each([
    ['1,5 km', 'fr-FR', 1.5],
    [',5', 'fr-FR', 0.5],
    ['.5', 'fr-FR', 0.5],
    ['km .5', 'en-GB', 0.5],
    ['env.5', 'fr-FR', 5],
    ['0.125', 'fr-FR', 0.125],
    ['1 200,5', 'fr-FR', 1200.5],
    ['1.200,5', 'en-GB', 1200.5],
    ['1,200.5', 'fr-FR', 1200.5],
    ['1.500', 'en-GB', 1.5],
    ['1,500', 'en-GB', 1500],
    ['1.500', 'nl-NL', 1500],
    ['1,500', 'nl-NL', 1.5],
    ['1.234.567', 'en-GB', 1_234_567],
    ['12 00,5', 'fr-FR', undefined],
  ])('where steps are parts of one, %j in %s is %s', (text, locale, expected) => {
    expect(typedNumber(text, halves, locale)).toBe(expected);
  });

  test.each(['-12 °C', '−12 °C', '–12'])('a sign counts where values may be below zero: %j', (text) => {
    expect(typedNumber(text, { ...whole, minValue: -20 }, 'en-GB')).toBe(-12);
  });
});
