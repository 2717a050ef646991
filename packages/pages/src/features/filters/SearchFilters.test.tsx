import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { facetsOfTest } from '../../kit/testing/facets.ts';
import { button, FACETS, openFilter, panel, showFilters } from './filtersHarness.tsx';

test('SE-105, SE-106: on a desktop a row of five filters; on a phone no row', async () => {
  showFilters();
  const row = page.getByRole('group', { name: 'Filters' });
  await expect.element(row).toBeVisible();
  expect(
    row
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Activities', 'Price', 'Distance', 'Facilities', 'More filters']);
  await page.viewport(390, 800);
  await expect.element(row).not.toBeInTheDocument();
});

test('SE-106: what has no hotel of its own is filtered by activity and price', async () => {
  showFilters('/activities?flow=activity');
  await expect.poll(() => page.getByRole('group').getByRole('button').elements().length).toBe(2);
});

test('SE-159: the row sticks beneath the summary bar while the results are scrolled', async () => {
  const { container } = showFilters();
  container.style.setProperty('height', '3000px');
  container.querySelector('main')?.style.setProperty('height', '3000px');
  window.scrollTo({ top: 800, behavior: 'instant' });
  const row = page.getByRole('group', { name: 'Filters' }).element();
  expect(row.getBoundingClientRect().top).toBe(68);
  await expect
    .poll(() => Number.parseFloat(document.documentElement.style.scrollPaddingTop))
    .toBeGreaterThanOrEqual(68 + row.getBoundingClientRect().height);
});

test('chips say what is set, and nothing moves when one is opened', async () => {
  showFilters(
    '/search#region=3;tags=101,102;facilities=pets;priceMin=5000;priceMax=12000;stars=5;hotelScore=8',
  );
  await expect.element(button('Price 50 € – 120 €')).toBeVisible();
  const boxes = () =>
    page
      .getByRole('group', { name: 'Filters' })
      .getByRole('button')
      .elements()
      .map((element) => [
        element.textContent,
        ...Object.values(element.getBoundingClientRect().toJSON() as object),
      ]);
  const before = boxes();
  expect(before.map(([text]) => text)).toEqual([
    'Activities22 chosen',
    'Price50 € – 120 €',
    'Distance',
    'Facilities11 chosen',
    'More filters22 chosen',
  ]);
  button('Distance').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel('Distance')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(boxes()).toEqual(before);
  await expect.element(button('Distance')).toHaveFocus();
});

test('SE-108, SE-117, SE-120, D-143: a draft says how many offers it has, and changes the search when it is confirmed', async () => {
  const { location, net } = showFilters('/search?page=2#region=3');
  await openFilter('Facilities');
  await expect.element(panel('Facilities').getByRole('button', { name: 'View 24 offers' })).toBeVisible();
  net.respond(FACETS, facetsOfTest(7));
  await userEvent.click(page.getByRole('checkbox', { name: 'Pets allowed (22)' }));
  await expect.element(button('View 7 offers')).toBeVisible();
  await expect.element(panel('Facilities').getByRole('status')).toHaveTextContent('View 7 offers');
  expect(net.requests(FACETS).at(-1)?.query.get('petsAllowed')).toBe('true');
  expect(location.read()).toMatchObject({ query: 'page=2', hash: 'region=3' });
  await userEvent.click(button('View 7 offers'));
  await expect.poll(() => location.read()).toMatchObject({ query: '', hash: 'region=3;facilities=pets' });
  await expect.element(button('Facilities 1 chosen')).toHaveFocus();
});

test('D-143: without an offer the button says none', async () => {
  showFilters('/search', { answer: facetsOfTest(0) });
  await openFilter('Facilities');
  await expect.element(page.getByRole('checkbox', { name: 'Spa (140)' })).toBeVisible();
  await expect.element(button('View offers')).toBeVisible();
});

test('SE-109, SE-118: Escape and a press elsewhere leave a draft behind', async () => {
  const { location } = showFilters('/search#facilities=1');
  await openFilter('Facilities 1 chosen');
  const pets = page.getByRole('checkbox', { name: 'Pets allowed (22)' });
  await userEvent.click(pets);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel('Facilities')).not.toBeInTheDocument();
  await openFilter('Facilities 1 chosen');
  await expect.element(pets).not.toBeChecked();
  await userEvent.click(pets);
  await userEvent.click(page.getByText('A result'), { force: true, position: { x: 900, y: 5 } });
  await expect.element(panel('Facilities')).not.toBeInTheDocument();
  await expect.poll(() => location.read().hash).toBe('facilities=1');
});

test('SE-119: Reset takes the filters of its panel out at once, and the panel stays', async () => {
  const { location } = showFilters('/search#region=3;facilities=1,pets;stars=5');
  await openFilter('Facilities 2 chosen');
  await userEvent.click(button('Reset'));
  expect(location.read().hash).toBe('region=3;stars=5');
  await expect.element(page.getByRole('checkbox', { name: 'Spa (140)' })).not.toBeChecked();
  await expect.element(button('Reset')).toHaveAttribute('aria-disabled', 'true');
});

test('SE-113: what has no results is off, unless it is picked; let go, it keeps the focus', async () => {
  showFilters('/search#facilities=2');
  await openFilter('Facilities 1 chosen');
  const garden = page.getByRole('checkbox', { name: 'Garden (0)' });
  await expect.element(garden).toBeEnabled();
  await expect.element(garden).toBeChecked();
  garden.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(garden).not.toBeChecked();
  await expect.element(garden).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await openFilter('More filters');
  await expect.element(page.getByRole('checkbox', { name: '3 stars (0)' })).toBeDisabled();
});

test('SE-141: no request is sent while every panel is closed', async () => {
  const { net } = showFilters('/search#stars=5');
  button('Facilities').element().focus();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(net.requests(FACETS)).toHaveLength(0);
});

test('SE-148: without counts a panel can be used, and retries when a visitor presses', async () => {
  const { location, net } = showFilters('/search', { answer: 500 });
  await openFilter('Price');
  await expect.element(page.getByText('The filters could not be loaded.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Highest price' }).fill('90');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => net.requests(FACETS).length).toBe(2);
  net.respond(FACETS, facetsOfTest(24));
  await userEvent.click(button('Try again'));
  await expect.element(page.getByText('The filters could not be loaded.')).not.toBeInTheDocument();
  await userEvent.click(button('View 24 offers'));
  await expect.poll(() => location.read().hash).toBe('priceMax=9000');
});
