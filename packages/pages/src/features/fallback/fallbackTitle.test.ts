import { expect, test } from 'vitest';
import type { FallbackKey } from '@sabadora/domain';
import { wordsIn } from '../../kit/words/messages.ts';
import messages from './fallbackTitle.messages.json';
import { fallbackTitle } from './fallbackTitle.ts';

const FLANDERS = { type: 'region', id: 502, label: 'Flanders' } as const;
const BELGIUM = { type: 'country', id: 5, label: 'Belgium' } as const;
const places = { location: 'Bruges', locationHierarchy: [FLANDERS, BELGIUM] };
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
  locale = 'en',
  names: Parameters<typeof fallbackTitle>[2] = places,
) =>
  fallbackTitle(
    { value, destination, dates: null, category: null, order: 1 },
    original,
    names,
    wordsIn(locale, messages),
  );

test.each([
  [title('E', around), 'Bruges and surroundings, within 30\u00a0km'],
  [title('E', region), 'In Flanders'],
  [title('E', country), 'In Belgium'],
  [title('E', everywhere), 'All destinations'],
  [title('D', inPlace), 'Without your dates'],
  [title('C', inPlace), 'All themes'],
  [title('C', inPlace, activities), 'All activities'],
  [title('C', inPlace, both), 'All themes and activities'],
  [title('ED', around), 'Bruges and surroundings, within 30\u00a0km, without your dates'],
  [title('EC', region), 'In Flanders, all themes'],
  [title('EC', region, activities), 'In Flanders, all activities'],
  [title('CD', inPlace, both), 'All themes and activities, without your dates'],
  [title('E', region, theme, 'fr-FR'), 'Dans la région Flanders'],
  [title('E', country, theme, 'fr-FR'), 'Dans tout le pays\u00a0: Belgium'],
])('SE-227: a step says what it changed: "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test('SE-227: a wider area is said with its preposition where the gateway knows it', () => {
  const phrased = {
    location: 'Bruges',
    locationHierarchy: [
      { ...FLANDERS, phrase: 'en Flandre' },
      { ...BELGIUM, phrase: 'en Belgique' },
    ],
  };
  expect(title('E', region, theme, 'fr-FR', phrased)).toBe('En Flandre');
  expect(title('ED', country, theme, 'fr-FR', phrased)).toBe('En Belgique, sans vos dates');
});

test('SE-224: a place without a name is spoken of without one', () => {
  const nameless = { ...places, location: null };
  expect(title('E', around, theme, 'en', nameless)).toBe('Nearby, within 30\u00a0km');
});
