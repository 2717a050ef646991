import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openFilter, panel, showFilters } from '../filtersHarness.tsx';

test('SE-123, SE-124: with a city the distance waits behind its switch', async () => {
  const { location } = showFilters('/search#city=12', { hasResults: true });
  await openFilter('Distance');
  const around = page.getByRole('switch', { name: 'Include offers around' });
  const farthest = page.getByRole('textbox', { name: 'At most' });
  await expect.element(page.getByRole('group', { name: 'Distance from Bruges' })).toBeVisible();
  await expect.element(around).not.toBeChecked();
  await expect.element(farthest).toBeDisabled();
  around.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(farthest).toBeEnabled();
  await farthest.fill('30');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('View 24 offers'));
  await expect.poll(() => location.read().hash).toBe('city=12;distanceMin=0;distanceMax=30');
});

test('SE-125, D-011: a press outside takes a changed distance over, and leaves one that was not changed', async () => {
  const { location } = showFilters('/search#region=3;distanceMax=100', { hasResults: true });
  const outside = () =>
    userEvent.click(page.getByText('A result'), { force: true, position: { x: 900, y: 5 } });
  await openFilter('Distance up to 100 km');
  await outside();
  await expect.element(panel('Distance')).not.toBeInTheDocument();
  await expect.poll(() => location.read().hash).toBe('region=3;distanceMax=100');
  await openFilter('Distance up to 100 km');
  await page.getByRole('textbox', { name: 'At most' }).fill('30');
  await userEvent.keyboard('{Enter}');
  await outside();
  await expect.element(button('Distance up to 30 km')).toBeVisible();
  await expect.poll(() => location.read().hash).toBe('region=3;distanceMax=30');
});
