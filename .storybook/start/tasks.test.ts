import { expect, test } from 'vitest';
import { guidance } from '../guidance/index.ts';
import { nameOf } from '../twins/componentTwin.ts';
import { readComponentPages } from '../twins/readPages.ts';
import { addressOf, tasks } from './tasks.ts';

test('the start page leads to the page of every component, once', async () => {
  const documented = (await readComponentPages())
    .map(({ title }) => title)
    .filter((title) => guidance[nameOf(title)]);
  expect(tasks.flatMap(({ pages }) => pages).toSorted()).toEqual(documented.toSorted());
});

test('addresses are those of Storybook', () => {
  expect(addressOf('Inputs/RangeSlider')).toBe('./?path=/docs/inputs-rangeslider--docs');
  expect(addressOf('Guides/Coming from react-dates')).toBe(
    './?path=/docs/guides-coming-from-react-dates--docs',
  );
});
