import { describe, expect, test } from 'vitest';
import { formatDay, formatDistanceKm, formatMoney } from './format.ts';

/** Intl uses several kinds of space, which are replaced here. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('formats (ALG-30)', () => {
  test.each([
    [14_900, 'fr_FR', '149 €'],
    [14_950, 'fr_FR', '149,50 €'],
    [14_900, 'es_ES', '149 €'],
    [14_900, 'it_IT', '149 €'],
    [14_900, 'nl_NL', '€ 149'],
    [14_905, 'nl_BE', '€ 149,05'],
    [0, 'fr_BE', '0 €'],
  ] as const)('SE-210: %i cents in %s is %s', (cents, locale, expected) => {
    expect(spaced(formatMoney(cents, locale))).toBe(expected);
  });

  test('SE-209: distances are whole kilometres', () => {
    expect(spaced(formatDistanceKm(12.4, 'fr_FR'))).toBe('12 km');
    expect(spaced(formatDistanceKm(12.5, 'nl_NL'))).toBe('13 km');
  });

  test('ALG-30: days are in the words of the market, in no time zone', () => {
    expect(formatDay('2026-03-02', 'fr_FR', 'full')).toBe('lundi 2 mars 2026');
    expect(formatDay('2026-03-01', 'nl_BE', 'month-year')).toBe('maart 2026');
  });

  test.each([
    ['fr_FR', 'full', 'mardi 1er décembre 2026'],
    ['fr_BE', 'day-month', '1er déc.'],
    ['it_IT', 'long', '1º dicembre 2026'],
    ['es_ES', 'long', '1 de diciembre de 2026'],
    ['nl_BE', 'full', 'dinsdag 1 december 2026'],
    ['fr_FR', 'month-year', 'décembre 2026'],
  ] as const)('the first of a month in %s as %s is "%s"', (locale, style, text) => {
    expect(formatDay('2026-12-01', locale, style)).toBe(text);
  });
});
