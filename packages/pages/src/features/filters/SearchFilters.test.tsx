import { searchDetailsOfTest } from '@sabadora/api/testing';
import { useSearchAddress } from '@sabadora/hooks';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { facetsOfTest } from '../../kit/testing/facets.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { SearchFilters } from './SearchFilters.tsx';

const FACETS = '/facets.json';

function Part({ hasResults = false }: { hasResults?: boolean }) {
  const search = useSearchAddress();
  const details = searchDetailsOfTest(24, { location: 'Bruges', latitude: 51.2, longitude: 3.2 });
  return (
    <main>
      <SearchFilters search={search} details={hasResults ? details : undefined} />
      <p>A result</p>
      <button type="button">Elsewhere</button>
    </main>
  );
}

function show(href = '/search', options: { answer?: unknown; hasResults?: boolean } = {}) {
  const { answer = facetsOfTest(24), hasResults = false } = options;
  const net = testNetwork(answer === null ? {} : { [FACETS]: answer });
  const part = renderPart(<Part hasResults={hasResults} />, { href, fetch: net.fetch });
  return { ...part, net };
}

const chip = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const open = async (name: string) => {
  chip(name).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel(name.replace(/ \d.*| up to.*| from.*/, ''))).toBeVisible();
};

test('SE-105, SE-106: on a desktop a row of five filters; on a phone no row', async () => {
  show();
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
  show('/activities?flow=activity');
  await expect.poll(() => page.getByRole('group').getByRole('button').elements().length).toBe(2);
});

test('SE-159: the row sticks beneath the summary bar while the results are scrolled', async () => {
  const { container } = show();
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
  show('/search#region=3;tags=101,102;facilities=pets;priceMin=5000;priceMax=12000;stars=5;hotelScore=8');
  await expect.element(chip('Price 50 € – 120 €')).toBeVisible();
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
  chip('Distance').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel('Distance')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(boxes()).toEqual(before);
  await expect.element(chip('Distance')).toHaveFocus();
});

test('SE-108, SE-117, SE-120, D-143: a draft says how many offers it has, and changes the search when it is confirmed', async () => {
  const { location, net } = show('/search?page=2#region=3');
  await open('Facilities');
  await expect.element(panel('Facilities').getByRole('button', { name: 'View 24 offers' })).toBeVisible();
  net.answer(FACETS, facetsOfTest(7));
  await userEvent.click(page.getByRole('checkbox', { name: 'Pets allowed (22)' }));
  await expect.element(button('View 7 offers')).toBeVisible();
  await expect.element(panel('Facilities').getByRole('status')).toHaveTextContent('View 7 offers');
  expect(net.asked(FACETS).at(-1)?.query.get('petsAllowed')).toBe('true');
  expect(location.read()).toMatchObject({ query: 'page=2', hash: 'region=3' });
  await userEvent.click(button('View 7 offers'));
  expect(location.read()).toMatchObject({ query: '', hash: 'region=3;facilities=pets' });
  await expect.element(chip('Facilities 1 chosen')).toHaveFocus();
});

test('D-143: without an offer the button says none', async () => {
  show('/search', { answer: facetsOfTest(0) });
  await open('Facilities');
  await expect.element(page.getByRole('checkbox', { name: 'Spa (140)' })).toBeVisible();
  await expect.element(button('View offers')).toBeVisible();
});

test('SE-109, SE-118: Escape and a press elsewhere leave a draft behind', async () => {
  const { location } = show('/search#facilities=1');
  await open('Facilities 1 chosen');
  const pets = page.getByRole('checkbox', { name: 'Pets allowed (22)' });
  await userEvent.click(pets);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel('Facilities')).not.toBeInTheDocument();
  await open('Facilities 1 chosen');
  await expect.element(pets).not.toBeChecked();
  await userEvent.click(pets);
  await userEvent.click(page.getByText('A result'), { force: true, position: { x: 900, y: 5 } });
  await expect.element(panel('Facilities')).not.toBeInTheDocument();
  expect(location.read().hash).toBe('facilities=1');
});

test('SE-119: Reset takes the filters of its panel out at once, and the panel stays', async () => {
  const { location } = show('/search#region=3;facilities=1,pets;stars=5');
  await open('Facilities 2 chosen');
  await userEvent.click(button('Reset'));
  expect(location.read().hash).toBe('region=3;stars=5');
  await expect.element(page.getByRole('checkbox', { name: 'Spa (140)' })).not.toBeChecked();
  await expect.element(button('Reset')).toHaveAttribute('aria-disabled', 'true');
});

test('SE-113: what has no results is off, unless it is picked; let go, it keeps the focus', async () => {
  show('/search#facilities=2');
  await open('Facilities 1 chosen');
  const garden = page.getByRole('checkbox', { name: 'Garden (0)' });
  await expect.element(garden).toBeEnabled();
  await expect.element(garden).toBeChecked();
  garden.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(garden).not.toBeChecked();
  await expect.element(garden).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await open('More filters');
  await expect.element(page.getByRole('checkbox', { name: '3 stars (0)' })).toBeDisabled();
});

test('SE-110, SE-128, SE-129, SE-130: the price is per person and per night, from 9 to +250 €', async () => {
  const { location } = show('/search#region=3');
  await open('Price');
  const group = page.getByRole('group', { name: 'Price per person and per night' });
  await expect.element(group.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('9 €');
  await expect.element(group.getByRole('textbox', { name: 'Highest price' })).toHaveValue('+250 €');
  await group.getByRole('textbox', { name: 'Highest price' }).fill('max 120,50 please');
  await userEvent.keyboard('{Enter}');
  await expect.element(group.getByRole('textbox', { name: 'Highest price' })).toHaveValue('120 €');
  await userEvent.click(button('View 24 offers'));
  expect(location.read().hash).toBe('region=3;priceMax=12000');
  await expect.element(chip('Price up to 120 €')).toBeVisible();
});

test.each([
  ['/search#region=3', 'For 2 people: from 18 € per night'],
  ['/search#priceMin=5000;priceMax=12000;a=2;c=1;b=1', 'For 3 people: 150 € – 360 € per night'],
  ['/search#priceMax=9000;a=1', 'For 1 person: 9 € – 90 € per night'],
])('the price of one person is said as the cards of %s say it, for all who pay', async (href, text) => {
  show(href);
  await userEvent.click(page.getByRole('button', { name: /^Price/u }));
  await expect.element(page.getByRole('group', { name: 'Price per person and per night' })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('the price of a gift is that of the voucher', async () => {
  show('/search?flow=gifting');
  await open('Price');
  await expect.element(page.getByRole('group', { name: 'Price of the gift' })).toBeVisible();
  await expect.element(page.getByText('per night')).not.toBeInTheDocument();
});

test('SE-133, SE-134, D-116, D-117: text without digits changes nothing, and crossed ends change places', async () => {
  const { location } = show('/search#priceMax=10000');
  await open('Price up to 100 €');
  const lowest = page.getByRole('textbox', { name: 'Lowest price' });
  const highest = page.getByRole('textbox', { name: 'Highest price' });
  await highest.fill('none');
  await userEvent.tab();
  await expect.element(highest).toHaveValue('100 €');
  await lowest.fill('150');
  await userEvent.keyboard('{Enter}');
  await expect.element(lowest).toHaveValue('100 €');
  await userEvent.click(button('View 24 offers'));
  expect(location.read().hash).toBe('priceMax=15000;priceMin=10000');
});

test('SE-110, SE-130, D-115: that of an activity is per person, from 1', async () => {
  show('/activities?flow=activity');
  await open('Price');
  await expect.element(page.getByRole('group', { name: 'Price per person', exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('1 €');
});

test('SE-123, SE-124: with a city the distance waits behind its switch', async () => {
  const { location } = show('/search#city=12', { hasResults: true });
  await open('Distance');
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
  expect(location.read().hash).toBe('city=12;distanceMin=0;distanceMax=30');
});

test('SE-125, D-011: a press outside takes a changed distance over, and leaves one that was not changed', async () => {
  const { location } = show('/search#region=3;distanceMax=100', { hasResults: true });
  const outside = () =>
    userEvent.click(page.getByText('A result'), { force: true, position: { x: 900, y: 5 } });
  await open('Distance up to 100 km');
  await outside();
  await expect.element(panel('Distance')).not.toBeInTheDocument();
  expect(location.read().hash).toBe('region=3;distanceMax=100');
  await open('Distance up to 100 km');
  await page.getByRole('textbox', { name: 'At most' }).fill('30');
  await userEvent.keyboard('{Enter}');
  await outside();
  await expect.element(chip('Distance up to 30 km')).toBeVisible();
  expect(location.read().hash).toBe('region=3;distanceMax=30');
});

test('SE-111, SE-112, SE-121, D-005, D-108: more filters hold the rating and the class, types, environments and styles', async () => {
  const { location } = show();
  await open('More filters');
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
  expect(location.read().hash).toBe('hotelScore=8');
});

test('SE-139: activities stand in their groups, 124 px of them until See more; the focus never goes under the fold', async () => {
  show();
  await open('Activities');
  const wellness = page.getByRole('group', { name: 'Wellness' });
  await expect.element(wellness).toBeVisible();
  const list = () => wellness.element().parentElement?.parentElement;
  expect(list()?.clientHeight).toBe(124);
  await userEvent.click(button('See more'));
  expect(list()?.clientHeight).toBeGreaterThan(300);
  await expect.element(button('See more')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('activity');

  await userEvent.keyboard('{Escape}');
  await open('Activities');
  expect(list()?.clientHeight).toBe(124);
  for (let step = 0; step < 12; step += 1) await userEvent.tab();
  expect(list()?.clientHeight).toBeGreaterThan(300);
});

test('SE-113, SE-120: an activity without results cannot be picked, the others can, several at once', async () => {
  const { location } = show();
  await open('Activities');
  await userEvent.click(button('Spa access (27)'));
  await expect.element(button('Spa access (27)')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Wellness activity 1 (1)'));
  await userEvent.click(button('See more'));
  await expect.element(button('Skiing (0)')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('View 24 offers'));
  expect(location.read().hash).toBe('tags=101,200');
});

test('SE-114: a search that has none says so', async () => {
  show('/search', { answer: facetsOfTest(24, { tags: [] }) });
  await open('Activities');
  await expect.element(page.getByText('No activity found for this search')).toBeVisible();
});

test('SE-141: nothing is asked while the row only stands there', async () => {
  const { net } = show('/search#stars=5');
  chip('Facilities').element().focus();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(net.asked(FACETS)).toHaveLength(0);
});

test('SE-115: a highlighted activity outside the panels applies at once, and asks nothing again', async () => {
  const { location, net } = show('/search?page=1#region=3', { hasResults: true });
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
  await expect.element(chip('Activities 1 chosen')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(net.asked(FACETS)).toHaveLength(1);
});

test('SE-113, SE-115: one that is pressed can be let go when it has no results left', async () => {
  const { location } = show('/search#tags=102', { hasResults: true });
  const skiing = page
    .getByRole('group', { name: 'Popular activities' })
    .getByRole('button', { name: 'Skiing' });
  await expect.element(skiing).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(skiing);
  expect(location.read().hash).toBe('');
});

test('SE-148: without counts a panel can be used, and asks again when it is told to', async () => {
  const { location, net } = show('/search', { answer: 500 });
  await open('Price');
  await expect.element(page.getByText('The filters could not be loaded.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Highest price' }).fill('90');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => net.asked(FACETS).length).toBe(2);
  net.answer(FACETS, facetsOfTest(24));
  await userEvent.click(button('Try again'));
  await expect.element(page.getByText('The filters could not be loaded.')).not.toBeInTheDocument();
  await userEvent.click(button('View 24 offers'));
  expect(location.read().hash).toBe('priceMax=9000');
});
