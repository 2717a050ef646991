import { expect, test } from 'vitest';
import { messagesOfPage } from '../../../build/catalogue.ts';
import { wordsOfPage } from '../../../build/wordsOfPage.ts';

test('a page opens with the words of the components that it shows at once; those on demand come later', () => {
  const { first, later } = wordsOfPage('search').components;
  expect(first).toEqual(expect.arrayContaining(['OfferCard', 'PhotoCarousel']));
  expect(later).toEqual(expect.arrayContaining(['StayCalendar', 'ParticipantStepper']));
  expect(first.filter((name) => later.includes(name))).toEqual([]);
});

test('a page gets no words of components that it never shows', () => {
  const { first, later } = wordsOfPage('splash').components;
  expect([...first, ...later]).not.toContain('StayCalendar');
});

test('messages that a page names are there at first, also where a key is put together; those on demand are not', () => {
  const { isFirst } = wordsOfPage('search');
  expect(isFirst('search.titlePlace')).toBe(true);
  expect(isFirst('cards.score.Fantastic')).toBe(true);
  expect(isFirst('searchBox.closed.full')).toBe(false);
});

test('every page opens with fewer messages than it has', () => {
  const { isFirst } = wordsOfPage('search');
  const keys = Object.keys(messagesOfPage('fr-FR', 'search'));
  expect(keys.filter(isFirst).length).toBeLessThan(keys.length);
});
