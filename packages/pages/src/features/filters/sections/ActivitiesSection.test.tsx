import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { facetsOfTest } from '../../../kit/testing/facets.ts';
import { button, openFilter, showFilters } from '../filtersHarness.tsx';

test('SE-139: activities stand in their groups, 124 px of them until See more; the focus never goes under the fold', async () => {
  showFilters();
  await openFilter('Activities');
  const wellness = page.getByRole('group', { name: 'Wellness' });
  await expect.element(wellness).toBeVisible();
  const list = () => wellness.element().parentElement?.parentElement;
  expect(list()?.clientHeight).toBe(124);
  // The clip margin of 4 px for focus rings must not show the edge of the next row.
  const fold = (list()?.getBoundingClientRect().top ?? Number.NaN) + 124;
  const edges = wellness
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect());
  expect(edges.filter(({ top, bottom }) => top < fold + 4 && bottom > fold)).toEqual([]);
  expect(edges.some(({ top }) => top > fold)).toBe(true);
  await userEvent.click(button('See more'));
  expect(list()?.clientHeight).toBeGreaterThan(300);
  await expect.element(button('See more')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('activity');

  await userEvent.keyboard('{Escape}');
  await openFilter('Activities');
  expect(list()?.clientHeight).toBe(124);
  for (let step = 0; step < 12; step += 1) await userEvent.tab();
  expect(list()?.clientHeight).toBeGreaterThan(300);
});

test('SE-113, SE-120: an activity without results cannot be picked, the others can, several at once', async () => {
  const { location } = showFilters();
  await openFilter('Activities');
  await userEvent.click(button('Spa access (27)'));
  await expect.element(button('Spa access (27)')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Wellness activity 1 (1)'));
  await userEvent.click(button('See more'));
  await expect.element(button('Skiing (0)')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('View 24 offers'));
  await expect.poll(() => location.read().hash).toBe('tags=101,200');
});

test('SE-114: a search that has none says so', async () => {
  showFilters('/search', { answer: facetsOfTest(24, { tags: [] }) });
  await openFilter('Activities');
  await expect.element(page.getByText('No activity found for this search')).toBeVisible();
});
