import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');

test.each([
  [14900, 'fr-FR', '149 €'],
  [14900, 'fr-BE', '149 €'],
  [14900, 'es-ES', '149 €'],
  [14900, 'it-IT', '149 €'],
  [14900, 'nl-NL', '€ 149'],
  [14900, 'nl-BE', '€ 149'],
  [14950, 'fr-FR', '149,50 €'],
  [14905, 'nl-NL', '€ 149,05'],
  [129900, 'fr-FR', '1 299 €'],
  [129900, 'nl-NL', '€ 1.299'],
  [0, 'it-IT', '0 €'],
  [-500, 'fr-FR', '-5 €'],
])('ALG-30: %i cents in %s is "%s"', (cents, locale, text) => {
  expect(plainSpaces(formatMoney(cents, locale))).toBe(text);
});

test('ALG-30: the amount and its sign never part at the end of a line', () => {
  expect(formatMoney(14900, 'fr-FR')).not.toContain(' ');
  expect(formatMoney(129900, 'nl-NL')).not.toContain(' ');
});

test('ALG-30: decimals are shown exactly when the amount is not whole', () => {
  for (let cents = 0; cents <= 1000; cents += 1) {
    expect(/,\d\d\s€$/u.test(formatMoney(cents, 'fr-FR')), `${cents} cents`).toBe(cents % 100 !== 0);
  }
});

test('half a cent is refused', () => {
  expect(() => formatMoney(149.5, 'fr-FR')).toThrow(RangeError);
});
