import { expect, test } from 'vitest';
import { countryNames } from './countries.ts';

test('countries are named and sorted in the language, those of the markets first', () => {
  const dutch = countryNames('nl-BE', ['BE', 'NL']);
  expect(dutch.slice(0, 3).map(({ name }) => name)).toEqual(['België', 'Nederland', 'Afghanistan']);
  const french = countryNames('fr-FR').map(({ name }) => name);
  expect(french).toEqual(french.toSorted(new Intl.Collator('fr-FR').compare));
  expect(french.indexOf('Émirats arabes unis')).toBeLessThan(french.indexOf('Espagne'));
  expect(new Set(dutch.map(({ code }) => code)).size).toBe(dutch.length);
});
