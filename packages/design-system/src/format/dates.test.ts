import { expect, test } from 'vitest';
import { dayFormatter } from './dates.ts';

const FIRST = Date.UTC(2026, 11, 1);
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

test.each([
  ['fr-FR', 'mardi 1er décembre'],
  ['fr-BE', 'mardi 1er décembre'],
  ['it-IT', 'martedì 1º dicembre'],
  ['es-ES', 'martes, 1 de diciembre'],
  ['nl-NL', 'dinsdag 1 december'],
])('the first of a month in %s is "%s"', (locale, text) => {
  expect(dayFormatter(locale, LONG)(FIRST)).toBe(text);
});

test('other days, and numbers of two digits, have no ordinal', () => {
  expect(dayFormatter('fr-FR', LONG)(Date.UTC(2026, 11, 11))).toBe('vendredi 11 décembre');
  expect(dayFormatter('fr-FR', { day: '2-digit', month: '2-digit' })(FIRST)).toBe('01/12');
});
