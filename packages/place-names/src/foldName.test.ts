import { expect, test } from 'vitest';
import { foldName, searchForms, slugOf } from './foldName.ts';

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ['Nœux-les-Mines', 'noeux les mines'],
  ["L'Alpe d'Huez", 'l alpe d huez'],
  ['’s-Hertogenbosch', 's hertogenbosch'],
  ['Ærø & Straße', 'aero strasse'],
  ['  ĲSSELSTEIN ', 'ijsselstein'],
  ['A Coruña (España)', 'a coruna espana'],
  ['!?', ''],
])('%s is searched as "%s"', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('folding twice is folding once', () => {
  for (const name of ['Cœur d’Alène', 'ǅ', 'İzmir', 'ﬁn'])
    expect(foldName(foldName(name))).toBe(foldName(name));
});

test.each([
  ['Château de Chambord', 'chambord'],
  ['Le Touquet', 'touquet'],
  ["L'Alpe d'Huez", 'alpe d huez'],
  ['Castillo de Chambord', 'chambord'],
  ['Reggia di Versailles', 'versailles'],
  ['Kasteel van Bouillon', 'bouillon'],
  ["Château d'Amboise", 'amboise'],
  ['Golfe du Morbihan', 'morbihan'],
  ['Hôtel des Remparts', 'remparts'],
  ['La Maison du Beffroi', 'beffroi'],
  ["Bassin d'Arcachon", 'arcachon'],
  ['Province de Liège', 'liege'],
])('%s is also found by "%s"', (name, tail) => {
  expect(searchForms(name)).toContain(tail);
});

test.each(['Delft', 'Lille', 'Montpellier', 'Leuven', 'Valence', 'Elche'])(
  '%s is one word and has no tail',
  (name) => {
    expect(searchForms(name)).toEqual([foldName(name)]);
  },
);

test('an address never ends in nothing', () => {
  expect(slugOf('Hôtel Côté Mer')).toBe('hotel-cote-mer');
  expect(slugOf('…')).toBe('x');
});
