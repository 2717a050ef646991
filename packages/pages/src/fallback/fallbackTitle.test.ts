import { expect, test } from 'vitest';
import type { FallbackKey } from '@sabadora/domain';
import { catalogueOf } from '../testing/catalogue.ts';
import { createWords } from '../words/createWords.ts';
import { fallbackTitle } from './fallbackTitle.ts';

const places = {
  location: 'Bruges',
  locationHierarchy: [
    { type: 'region' as const, id: 502, label: 'Flanders' },
    { type: 'country' as const, id: 5, label: 'Belgium' },
  ],
};
const around = { value: 12, type: 'city', isAround: true, isExpanded: false } as const;
const inPlace = { ...around, isAround: false };
const region = { value: 502, type: 'region', isAround: false, isExpanded: true } as const;
const country = { ...region, value: 5, type: 'country' } as const;
const everywhere = { ...region, value: null, type: 'none' } as const;

const theme = { theme: 7, tags: [] };
const activities = { theme: undefined, tags: [1] };
const both = { theme: 7, tags: [1] };

const title = (
  value: FallbackKey['value'],
  destination: FallbackKey['destination'],
  original: Parameters<typeof fallbackTitle>[1] = theme,
  language = 'en',
  names: Parameters<typeof fallbackTitle>[2] = places,
) =>
  fallbackTitle(
    { value, destination, dates: null, category: null, order: 1 },
    original,
    names,
    createWords(language, catalogueOf(language)),
  );

test.each([
  [title('E', around), 'Around Bruges, within 30 km'],
  [title('E', region), 'In Flanders'],
  [title('E', country), 'In Belgium'],
  [title('E', everywhere), 'All destinations'],
  [title('D', inPlace), 'Without your dates'],
  [title('C', inPlace), 'All themes'],
  [title('C', inPlace, activities), 'All activities'],
  [title('C', inPlace, both), 'All themes and activities'],
  [title('ED', around), 'Around Bruges, within 30 km, without your dates'],
  [title('EC', region), 'In Flanders, all themes'],
  [title('EC', region, activities), 'In Flanders, all activities'],
  [title('CD', inPlace, both), 'All themes and activities, without your dates'],
  [title('E', region, theme, 'fr'), 'Dans la région Flanders'],
  [title('E', country, theme, 'fr'), 'Dans tout le pays : Belgium'],
])('SE-227: a step says what it changed: "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test('SE-224: a place without a name is spoken of without one', () => {
  const nameless = { ...places, location: null };
  expect(title('E', around, theme, 'en', nameless)).toBe('Nearby, within 30 km');
});
