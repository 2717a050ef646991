import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, FACETS, showFilters } from './filtersHarness.tsx';

test('SE-115: a highlighted activity outside the panels applies at once, without another request', async () => {
  const { location, net } = showFilters('/search?page=1#region=3', { hasResults: true });
  const group = page.getByRole('group', { name: 'Popular activities' });
  await expect.element(group).toBeVisible();
  await userEvent.click(group.getByRole('button', { name: 'Spa access' }));
  expect(location.read()).toMatchObject({ query: '', hash: 'region=3;tags=101' });
  await expect
    .element(group.getByRole('button', { name: 'Spa access' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(group.getByRole('button', { name: 'Skiing' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Activities 1 chosen')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(net.requests(FACETS)).toHaveLength(1);
});

test('SE-113, SE-115: one that is pressed can be let go when it has no results left', async () => {
  const { location } = showFilters('/search#tags=102', { hasResults: true });
  const skiing = page
    .getByRole('group', { name: 'Popular activities' })
    .getByRole('button', { name: 'Skiing' });
  await expect.element(skiing).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(skiing);
  expect(location.read().hash).toBe('');
});
