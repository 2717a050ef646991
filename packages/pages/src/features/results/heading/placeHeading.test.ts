import { describe, expect, test } from 'vitest';
import { activityHeading } from '../../../routes/activities/activityHeading.ts';
import { stayHeading } from '../../../routes/search/stayHeading.ts';
import activityHeadingMessages from '../../../routes/activities/activityHeading.messages.json';
import stayHeadingMessages from '../../../routes/search/stayHeading.messages.json';
import { wordsIn } from '../../../kit/words/messages.ts';
import messages from './placeHeading.messages.json';
import { pageTitle, type SearchedPlace, type TitleParts } from './placeHeading.ts';

const wordsOf = (locale: string) => wordsIn(locale, messages, activityHeadingMessages, stayHeadingMessages);

const found = (location: string, locationPhrase?: string): SearchedPlace => ({
  location,
  locationPhrase,
  latitude: 51,
});
const HERE: SearchedPlace = { location: null, locationPhrase: null, latitude: 51 };
const EVERYWHERE: SearchedPlace = { location: null, locationPhrase: null, latitude: null };

describe('the heading of results says them as people do', () => {
  test.each([
    ['fr-FR', 'booking', found('Bruges', 'à Bruges'), 'Week-ends à Bruges'],
    ['fr-FR', 'gifting', found('Bruges', 'à Bruges'), 'Week-ends à offrir à Bruges'],
    ['fr-FR', 'booking', HERE, 'Week-ends à proximité'],
    ['fr-FR', 'booking', EVERYWHERE, 'Week-ends et courts séjours'],
    ['fr-FR', 'gifting', undefined, 'Week-ends à offrir'],
    ['es-ES', 'booking', found('Brujas', 'en Brujas'), 'Escapadas de fin de semana en Brujas'],
    ['es-ES', 'gifting', found('Brujas', 'en Brujas'), 'Escapadas para regalar en Brujas'],
    ['it-IT', 'booking', found('Fiandre', 'nelle Fiandre'), 'Weekend nelle Fiandre'],
    ['it-IT', 'gifting', found('Toscana', 'in Toscana'), 'Weekend da regalare in Toscana'],
    ['nl-NL', 'booking', found('Brugge', 'in Brugge'), 'Weekendje weg in Brugge'],
    ['nl-NL', 'gifting', found('Texel', 'op Texel'), 'Weekendje weg op Texel cadeau geven'],
  ] as const)('in %s, %s: %j is "%s"', (locale, flow, place, expected) => {
    expect(stayHeading(flow, place, wordsOf(locale))).toBe(expected);
  });

  test.each([
    ['fr-FR', found('Tour Eiffel', 'près de la tour Eiffel'), 'Activités près de la tour Eiffel'],
    ['it-IT', HERE, 'Attività nei dintorni'],
    ['nl-NL', EVERYWHERE, 'Activiteiten'],
  ] as const)('activities in %s: %j is "%s"', (locale, place, expected) => {
    expect(activityHeading(place, wordsOf(locale))).toBe(expected);
  });

  test('a hotel, and a place of a gateway without phrases, stands behind a colon', () => {
    const words = wordsOf('fr-FR');
    expect(stayHeading('booking', found('Hôtel des Dunes'), words)).toBe('Week-ends\u00a0: Hôtel des Dunes');
    expect(activityHeading(found('Bruges'), words)).toBe('Activités\u00a0: Bruges');
  });
});

test.each<[Omit<TitleParts, 'heading'>, string]>([
  [{ page: 0 }, 'Week-ends à Bruges'],
  [{ page: 1 }, 'Week-ends à Bruges – page 2'],
  [{ page: 0, qualifier: null }, 'Week-ends à Bruges'],
  [{ page: 0, qualifier: 'Drôme' }, 'Week-ends à Bruges (Drôme)'],
  [{ page: 1, qualifier: 'Drôme', theme: 'Spa' }, 'Week-ends à Bruges (Drôme) – Spa – page 2'],
  [{ page: 0, theme: 'Gastronomie' }, 'Week-ends à Bruges – Gastronomie'],
  [{ page: 2, theme: 'Gastronomie' }, 'Week-ends à Bruges – Gastronomie – page 3'],
])('a namesake, a theme and a page of results have a title of their own: %j', (parts, expected) => {
  expect(pageTitle({ heading: 'Week-ends à Bruges', ...parts }, wordsOf('fr-FR'))).toBe(expected);
});
