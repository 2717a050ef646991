import type { SearchDetails } from '@sabadora/api';
import { searchDetailsOfTest } from '@sabadora/api/testing';
import { useSearchAddress } from '@sabadora/hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { facetsOfTest } from '../../kit/testing/facets.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { SearchActionBar } from './SearchActionBar.tsx';
import { SortSelect } from './sort/SortSelect.tsx';

const FACETS = '/facets.json';
const onOpenMap = vi.fn();
const onPrepareMap = vi.fn();

const IN_BRUGES = searchDetailsOfTest(24, { location: 'Bruges', latitude: 51.2, longitude: 3.2 });

function Part({ details }: { details: SearchDetails }) {
  const search = useSearchAddress();
  return (
    <>
      <SortSelect search={search} details={details} />
      <p>A result</p>
      <SearchActionBar search={search} details={details} onOpenMap={onOpenMap} onPrepareMap={onPrepareMap} />
    </>
  );
}

function show(href = '/search', answer: unknown = facetsOfTest(24), details = IN_BRUGES) {
  const net = testNetwork({ [FACETS]: answer });
  const part = renderPart(<Part details={details} />, { href, fetch: net.fetch });
  part.getByText('A result').style.setProperty('min-height', '2000px');
  return { ...part, net };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const filters = page.getByRole('dialog', { name: 'Filters' });
/** The number of offers between the two buttons. */
const offers = (text: string) => filters.getByRole('status').getByText(text, { exact: true });
const sort = page.getByRole('dialog', { name: 'Sort by' });
const press = async (name: string) => {
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => page.viewport(390, 800));

test('SE-161, SE-127, D-012: map, sort and filter at the lower edge of a phone; filter says how many there are in all', async () => {
  show(
    '/search#city=12;distanceMin=0;distanceMax=30;tags=1,2;facilities=pets;stars=5;priceMax=9000;hotelScore=9',
  );
  const bar = page.getByRole('region', { name: 'Map, sort and filter' });
  await expect.element(bar).toBeVisible();
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(800);
  const buttons = bar.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Map', 'Sort', 'Filter77 chosen']);
  expect(new Set(buttons.map((element) => element.getBoundingClientRect().top)).size).toBe(1);
  for (const width of [390, 320]) {
    await page.viewport(width, 800);
    // Each has one line of text, on the narrowest phone as well.
    for (const element of buttons) expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await press('Map');
  expect([onPrepareMap.mock.calls.length > 0, onOpenMap.mock.calls.length]).toEqual([true, 1]);
  await page.viewport(1280, 800);
  await expect.element(bar).not.toBeInTheDocument();
});

test('SE-105, SE-106, SE-107: Filter opens all filters over the whole screen, with Reset and Confirm', async () => {
  show();
  await press('Filter');
  await expect.element(filters).toBeVisible();
  await expect.poll(() => filters.element().getBoundingClientRect().width).toBe(390);
  expect(filters.element().getBoundingClientRect().height).toBe(800);
  for (const name of ['Activities', 'Price per person and per night', 'Distance from Bruges', 'Facilities'])
    await expect.element(filters.getByRole('group', { name, exact: true })).toBeInTheDocument();
  await expect.element(filters.getByRole('radiogroup', { name: 'Customer rating' })).toBeInTheDocument();
  for (const name of ['Hotel class', 'Types', 'Environments', 'Styles'])
    await expect.element(filters.getByRole('group', { name, exact: true })).toBeInTheDocument();
  const bar = filters.element().querySelector('[data-bar]');
  expect([...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Reset',
    'Confirm',
  ]);
});

test('SE-117: nothing of the draft counts until Confirm; its offers are said as they are counted', async () => {
  const { location, net } = show('/search?page=3#region=3');
  await press('Filter');
  await expect.element(offers('24 offers')).toBeInTheDocument();
  net.respond(FACETS, facetsOfTest(1));
  await userEvent.click(page.getByRole('checkbox', { name: 'Spa (140)' }));
  await expect.element(offers('1 offer')).toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox', { name: '5 stars (50)' }));
  expect(location.read().hash).toBe('region=3');
  await userEvent.click(button('Confirm'));
  expect(location.read()).toMatchObject({ query: '', hash: 'region=3;stars=5;facilities=1' });
  await expect.element(button('Filter 2 chosen')).toHaveFocus();
});

test('SE-118: closed by Escape or by its cross it changes nothing, and opens as the address says', async () => {
  const { location } = show('/search#facilities=1');
  const pets = page.getByRole('checkbox', { name: 'Pets allowed (22)' });
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(button('Close'))]) {
    await press('Filter 1 chosen');
    await expect.element(pets).not.toBeChecked();
    await userEvent.click(pets);
    await expect.element(pets).toBeChecked();
    await leave();
    await expect.element(filters).not.toBeInTheDocument();
    await expect.element(button('Filter 1 chosen')).toHaveFocus();
  }
  expect(location.read().hash).toBe('facilities=1');
});

test('SE-107, SE-119, D-095: Reset takes exactly the filters out, and stays', async () => {
  const { location } = show('/search#region=3;theme=9;facilities=1;priceMax=9000');
  await press('Filter 2 chosen');
  await userEvent.click(button('Reset'));
  expect(location.read().hash).toBe('region=3;theme=9');
  await expect.element(filters).toBeVisible();
  await expect.element(button('Reset')).toHaveFocus();
});

test('SE-141: closed it sends no request', async () => {
  const { net, location } = show();
  await press('Filter');
  await expect.element(offers('24 offers')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  location.write({ path: '/search', query: '', hash: 'stars=5' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(net.requests(FACETS)).toHaveLength(1);
});

test('SE-148: one message says that the counts failed, and asking again recovers', async () => {
  const { net } = show('/search', 500);
  await press('Filter');
  await expect.element(filters.getByText('The filters could not be loaded.')).toBeVisible();
  expect(filters.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1);
  net.respond(FACETS, facetsOfTest(24));
  await userEvent.click(button('Try again'));
  await expect.element(page.getByRole('checkbox', { name: 'Spa (140)' })).toBeInTheDocument();
});

test('SE-150: Sort opens a sheet at the bottom with radios; arrow keys sort and leave it open, a tap closes it', async () => {
  const { location } = show('/search?flow=booking&page=2#region=3');
  await press('Sort');
  await expect.element(sort).toBeVisible();
  await expect.poll(() => Math.round(sort.element().getBoundingClientRect().bottom)).toBe(800);
  const radios = sort.getByRole('radio');
  expect(radios.elements().map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Quality/price',
    'Distance',
    'Discount',
    'Lowest price first',
    'Popularity',
  ]);
  sort.getByRole('radio', { name: 'Quality/price' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(location.read()).toMatchObject({ query: 'flow=booking', hash: 'region=3;sort=distance' });
  await expect.element(sort).toBeVisible();
  await userEvent.click(sort.getByText('Popularity'));
  expect(location.read().hash).toBe('region=3;sort=popularity');
  await expect.element(sort).not.toBeInTheDocument();
  await expect.element(button('Sort')).toHaveFocus();
});

test.each([
  ['hotel', ['priceQuality', 'distance', 'priceAsc', 'popularity']],
  ['gifting', ['priceQuality', 'distance', 'singleVoucherPriceDesc', 'singleVoucherPriceAsc']],
])('SE-151…SE-155, D-110: on a desktop %s is sorted by a select beside the count', async (flow, values) => {
  await page.viewport(1280, 800);
  const { location } = show(`/search?flow=${flow}&page=1#region=3`);
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(select).toBeVisible();
  const options = () => [...select.element().querySelectorAll('option')].map(({ value }) => value);
  await expect.poll(options).toEqual(values);
  await userEvent.selectOptions(select, values.at(-1) ?? '');
  expect(location.read()).toMatchObject({ query: `flow=${flow}`, hash: `region=3;sort=${values.at(-1)}` });
});

test('SE-155: where there is one order only, as for activities without a place, nothing offers to sort', async () => {
  show('/activities?flow=activity', facetsOfTest(24), searchDetailsOfTest(24));
  await expect.element(button('Filter')).toBeVisible();
  expect(button('Sort').elements()).toHaveLength(0);
  await page.viewport(1280, 800);
  expect(page.getByRole('combobox', { name: 'Sort by' }).elements()).toHaveLength(0);
});
