import { activityOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isLaidOut } from '../../../kit/testing/isLaidOut.ts';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { ActivityRows } from './ActivityRows.tsx';

test('a phone lays out the cards far down the list once they are near, a desktop at once', async () => {
  await page.viewport(390, 700);
  const activities = Array.from({ length: 24 }, (_, id) => activityOfTest(id));
  renderPart(<ActivityRows results={activities} adults={2} query="flow=activity" hash="a=2" />);
  const list = page.getByRole('list', { name: /^Activities 1 to 24/u }).element();
  const cards = [...list.querySelectorAll('article')];
  const [first, last] = [cards[0], cards.at(-1)];
  if (!first || !last) throw new Error('There are no cards.');
  await expect.poll(() => isLaidOut(last)).toBe(false);
  expect(isLaidOut(first)).toBe(true);
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const expected = heightOf(list);

  last.scrollIntoView();
  await expect.poll(() => isLaidOut(last)).toBe(true);
  expect(heightOf(last)).toBeCloseTo(heightOf(first), 0);
  // Content below hardly shifts.
  expect(Math.abs(heightOf(list) / expected - 1)).toBeLessThan(0.02);

  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
  await expect.poll(() => cards.every(isLaidOut)).toBe(true);
});
