import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openFilter, showFilters } from '../filtersHarness.tsx';

test('SE-110, SE-128, SE-129, SE-130: the price is per person and per night, from 9 to +250 €', async () => {
  const { location } = showFilters('/search#region=3');
  await openFilter('Price');
  const group = page.getByRole('group', { name: 'Price per person and per night' });
  await expect.element(group.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('9 €');
  await expect.element(group.getByRole('textbox', { name: 'Highest price' })).toHaveValue('+250 €');
  await group.getByRole('textbox', { name: 'Highest price' }).fill('max 120,50 please');
  await userEvent.keyboard('{Enter}');
  await expect.element(group.getByRole('textbox', { name: 'Highest price' })).toHaveValue('120 €');
  await userEvent.click(button('View 24 offers'));
  await expect.poll(() => location.read().hash).toBe('region=3;priceMax=12000');
  await expect.element(button('Price up to 120 €')).toBeVisible();
});

test.each([
  ['/search#region=3', 'For 2 people: from 18 € per night'],
  ['/search#priceMin=5000;priceMax=12000;a=2;c=1;b=1', 'For 3 people: 150 € – 360 € per night'],
  ['/search#priceMax=9000;a=1', 'For 1 person: 9 € – 90 € per night'],
])('the price of one person is said as the cards of %s say it, for all who pay', async (href, text) => {
  showFilters(href);
  await userEvent.click(page.getByRole('button', { name: /^Price/u }));
  await expect.element(page.getByRole('group', { name: 'Price per person and per night' })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('the price of a gift is that of the voucher', async () => {
  showFilters('/search?flow=gifting');
  await openFilter('Price');
  await expect.element(page.getByRole('group', { name: 'Price of the gift' })).toBeVisible();
  await expect.element(page.getByText('per night')).not.toBeInTheDocument();
});

test('SE-133, SE-134, D-116, D-117: text without digits changes nothing, and crossed ends change places', async () => {
  const { location } = showFilters('/search#priceMax=10000');
  await openFilter('Price up to 100 €');
  const lowest = page.getByRole('textbox', { name: 'Lowest price' });
  const highest = page.getByRole('textbox', { name: 'Highest price' });
  await highest.fill('none');
  await userEvent.tab();
  await expect.element(highest).toHaveValue('100 €');
  await lowest.fill('150');
  await userEvent.keyboard('{Enter}');
  await expect.element(lowest).toHaveValue('100 €');
  await userEvent.click(button('View 24 offers'));
  await expect.poll(() => location.read().hash).toBe('priceMax=15000;priceMin=10000');
});

test('SE-110, SE-130, D-115: that of an activity is per person, from 1', async () => {
  showFilters('/activities?flow=activity');
  await openFilter('Price');
  await expect.element(page.getByRole('group', { name: 'Price per person', exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('1 €');
});
