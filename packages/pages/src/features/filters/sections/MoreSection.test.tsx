import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openFilter, showFilters } from '../filtersHarness.tsx';

test('SE-111, SE-112, SE-121, D-005, D-108: more filters hold the rating and the class, types, environments and styles', async () => {
  const { location } = showFilters();
  await openFilter('More filters');
  await expect.element(page.getByRole('group', { name: 'Types' })).toBeVisible();
  const names = (role: 'radio' | 'checkbox', group: string) =>
    page
      .getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: group, exact: true })
      .getByRole(role)
      .elements()
      .map((element) => element.closest('label')?.textContent);
  expect(names('radio', 'Customer rating')).toEqual([
    '9 to 10 Superb(40)',
    '8 Very good(80)',
    '7 Pleasant(120)',
    'All scores',
  ]);
  expect(names('checkbox', 'Hotel class')).toEqual(['5 stars(50)', '4 stars(40)', '3 stars(0)']);
  for (const group of ['Environments', 'Styles']) expect(names('checkbox', group)).toHaveLength(1);

  const good = page.getByRole('radio', { name: '8 Very good (80)' });
  await userEvent.click(good);
  await expect.element(good).toBeChecked();
  await userEvent.click(good);
  await expect.element(page.getByRole('radio', { name: 'All scores' })).toBeChecked();
  page.getByRole('radio', { name: 'All scores' }).element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(good).toBeChecked();
  await userEvent.click(button('View 24 offers'));
  await expect.poll(() => location.read().hash).toBe('hotelScore=8');
});
