import { searchDetailsOfTest } from '@sabadora/api/testing';
import { useSearchAddress } from '@sabadora/hooks';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { facetsOfTest } from '../../../kit/testing/facets.ts';
import { testNetwork } from '../../../kit/testing/network.ts';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';

const FACETS = '/facets.json';
const onEmptied = vi.fn();

function Part() {
  const search = useSearchAddress();
  return (
    <>
      <AppliedFilters search={search} details={searchDetailsOfTest(24)} onEmptied={onEmptied} />
      <p>A result</p>
    </>
  );
}

function show(href: string, answer?: unknown) {
  onEmptied.mockClear();
  const net = testNetwork(answer === undefined ? {} : { [FACETS]: answer });
  const part = renderPart(<Part />, { href, fetch: net.fetch });
  // Same gutter as on a page.
  part.container.style.setProperty('padding-inline', '16px');
  return { ...part, net };
}

const list = page.getByRole('grid', { name: 'Applied filters' });
const names = () =>
  page
    .getByRole('button', { name: /^Remove/u })
    .elements()
    .map((button) => button.ariaLabel ?? button.textContent);
const press = async (name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
};

const ALL =
  '/search#city=12;theme=9;tags=101,9;facilities=1,pets;hotelTypes=bed_and-breakfast,inn;stars=5;hotelScore=8;' +
  'priceMin=5000;distanceMin=0;distanceMax=30';

test('ALG-4: everything that is counted is one button that removes it, in words', async () => {
  show(ALL, facetsOfTest(24));
  await expect
    .poll(names)
    .toEqual([
      'Remove Spa access',
      'Remove Activity 9',
      'Remove from 50 €',
      'Remove up to 30\u00a0km',
      'Remove Spa',
      'Remove Pets allowed',
      'Remove 8 Very good',
      'Remove 5 stars',
      'Remove bed and breakfast',
      'Remove Inn',
      'Remove all filters',
    ]);
});

test('names that are not known yet are codes one can read', async () => {
  show('/search#tags=101;facilities=1;hotelStyles=sea-view', 500);
  await expect
    .poll(names)
    .toEqual(['Remove Activity 101', 'Remove Facility 1', 'Remove sea view', 'Remove all filters']);
});

test('names are requested once, and only where they are needed', async () => {
  const { location, net } = show('/search#stars=5;priceMax=9000', facetsOfTest(24));
  await expect.poll(names).toHaveLength(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(net.requests(FACETS)).toHaveLength(0);
  location.write({ path: '/search', query: '', hash: 'facilities=1' });
  await expect.poll(names).toContain('Remove Spa');
  location.write({ path: '/search', query: '', hash: 'tags=101' });
  await expect.poll(names).toContain('Remove Spa access');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(net.requests(FACETS)).toHaveLength(1);
});

test('D-095: after one is removed the next has the focus, after the last the heading is asked for', async () => {
  const { location } = show('/search?page=2#city=12;stars=5,4,3');
  await press('Remove 4 stars');
  expect(location.read()).toMatchObject({ query: '', hash: 'city=12;stars=5,3' });
  await expect.element(page.getByRole('button', { name: 'Remove 3 stars' })).toHaveFocus();
  await press('Remove 3 stars');
  await expect.element(page.getByRole('button', { name: 'Remove 5 stars' })).toHaveFocus();
  expect(onEmptied).not.toHaveBeenCalled();
  await press('Remove 5 stars');
  expect(location.read().hash).toBe('city=12');
  expect(onEmptied).toHaveBeenCalledOnce();
  await expect.element(list).not.toBeInTheDocument();
});

test('the applied filters are one stop of the Tab key, and Delete removes the one that has the focus', async () => {
  const { location } = show('/search#city=12;stars=5,4,3');
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove 5 stars' })).toHaveFocus();
  await userEvent.keyboard('{End}{Delete}');
  expect(location.read().hash).toBe('city=12;stars=5,4');
  await expect.element(page.getByRole('button', { name: 'Remove 4 stars' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove all filters' })).toHaveFocus();
});

test('D-095, SE-119: Remove all filters takes exactly the filters and the page', async () => {
  const { location } = show(
    `${ALL.replace('#', '?flow=booking&page=2#')};sort=priceAsc;a=3`,
    facetsOfTest(24),
  );
  await press('Remove all filters');
  expect(location.read()).toMatchObject({ query: 'flow=booking', hash: 'city=12;theme=9;sort=priceAsc;a=3' });
  expect(onEmptied).toHaveBeenCalledOnce();
});

test('without filters there is no gap', async () => {
  const { location } = show('/search');
  const top = () => page.getByText('A result').element().getBoundingClientRect().top;
  const before = top();
  location.write({ path: '/search', query: '', hash: 'stars=5,4,3;priceMax=9000;hotelScore=7' });
  await expect.element(list).toBeVisible();
  expect(top()).toBeGreaterThan(before);
  location.write({ path: '/search', query: '', hash: '' });
  await expect.poll(top).toBe(before);
});

test('many filters stay on one line of a phone', async () => {
  await page.viewport(390, 800);
  show('/search#stars=5,4,3;priceMax=9000;hotelScore=7');
  await expect.element(list).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
