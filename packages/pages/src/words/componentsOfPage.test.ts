import { expect, test } from 'vitest';
import { componentsOfPage } from '../../build/componentsOfPage.ts';

test('a page gets the words of the components that it shows, those on demand included', () => {
  const components = componentsOfPage('search');
  expect(components).toEqual(expect.arrayContaining(['OfferCard', 'Pagination', 'StayCalendar']));
  expect(components).toEqual([...components].sort());
});

test('a page gets no words of components that it never shows', () => {
  expect(componentsOfPage('splash')).not.toContain('StayCalendar');
});
