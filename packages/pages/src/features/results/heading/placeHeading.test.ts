import { describe, expect, test } from 'vitest';
import { activityHeading } from '../../../routes/activities/activityHeading.ts';
import { stayHeading } from '../../../routes/search/stayHeading.ts';
import { catalogueOf } from '../../../kit/testing/catalogue.ts';
import { createWords } from '../../../kit/words/createWords.ts';
import { pageTitle, type SearchedPlace } from './placeHeading.ts';

const wordsIn = (language: string) => createWords(language, catalogueOf(language));

const found = (location: string, locationPhrase?: string): SearchedPlace => ({
  location,
  locationPhrase,
  latitude: 51,
});
const HERE: SearchedPlace = { location: null, locationPhrase: null, latitude: 51 };
const EVERYWHERE: SearchedPlace = { location: null, locationPhrase: null, latitude: null };

describe('the heading of results says them as people do', () => {
  test.each([
    ['fr', 'booking', found('Bruges', 'à Bruges'), 'Week-ends à Bruges'],
    ['fr', 'gifting', found('Bruges', 'à Bruges'), 'Week-ends à offrir à Bruges'],
    ['fr', 'booking', HERE, 'Week-ends à proximité'],
    ['fr', 'booking', EVERYWHERE, 'Week-ends et courts séjours'],
    ['fr', 'gifting', undefined, 'Week-ends à offrir'],
    ['es', 'booking', found('Brujas', 'en Brujas'), 'Escapadas de fin de semana en Brujas'],
    ['es', 'gifting', found('Brujas', 'en Brujas'), 'Escapadas para regalar en Brujas'],
    ['it', 'booking', found('Fiandre', 'nelle Fiandre'), 'Weekend nelle Fiandre'],
    ['it', 'gifting', found('Toscana', 'in Toscana'), 'Weekend da regalare in Toscana'],
    ['nl', 'booking', found('Brugge', 'in Brugge'), 'Weekendje weg in Brugge'],
    ['nl', 'gifting', found('Texel', 'op Texel'), 'Weekendje weg op Texel cadeau geven'],
  ] as const)('in %s, %s: %j is "%s"', (language, flow, place, expected) => {
    expect(stayHeading(flow, place, wordsIn(language))).toBe(expected);
  });

  test.each([
    ['fr', found('Tour Eiffel', 'près de la tour Eiffel'), 'Activités près de la tour Eiffel'],
    ['it', HERE, 'Attività nei dintorni'],
    ['nl', EVERYWHERE, 'Activiteiten'],
  ] as const)('activities in %s: %j is "%s"', (language, place, expected) => {
    expect(activityHeading(place, wordsIn(language))).toBe(expected);
  });

  test('a hotel, and a place of a gateway without phrases, stands behind a colon', () => {
    const words = wordsIn('fr');
    expect(stayHeading('booking', found('Hôtel des Dunes'), words)).toBe('Week-ends\u00a0: Hôtel des Dunes');
    expect(activityHeading(found('Bruges'), words)).toBe('Activités\u00a0: Bruges');
  });
});

test.each([
  [{ page: 0 }, 'Week-ends à Bruges'],
  [{ page: 1 }, 'Week-ends à Bruges – page 2'],
  [{ page: 0, theme: 'Gastronomie' }, 'Week-ends à Bruges – Gastronomie'],
  [{ page: 2, theme: 'Gastronomie' }, 'Week-ends à Bruges – Gastronomie – page 3'],
])('theme and page of results have a title of their own: %j', (parts, expected) => {
  expect(pageTitle({ heading: 'Week-ends à Bruges', ...parts }, wordsIn('fr'))).toBe(expected);
});
