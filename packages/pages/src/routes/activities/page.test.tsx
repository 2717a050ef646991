import { activitiesOfTest, activityOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TrackEvent } from '@sabadora/hooks';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const SEARCH = '/search/activity-only.json';
const EVERYWHERE = '/activities?flow=activity';
const themes = [{ id: 5, name: 'Wellness' }];
const card = page.getByRole('article', { name: 'Sailing lesson 1', exact: true });
const title = page.getByRole('heading', { level: 1 });

/** Placeholders of cards. */
const outlined = () =>
  document.querySelectorAll('[aria-busy="true"] div[aria-hidden="true"]:not([aria-hidden] *) > *');

/** Renders the page with the given response; without one, its request stays pending. */
function show(answer?: unknown, href = EVERYWHERE, options: { switches?: string } = {}) {
  const net = testNetwork(answer === undefined ? {} : { [SEARCH]: answer });
  const track = vi.fn<(event: TrackEvent) => void>();
  const { location } = renderPart(<Page themes={themes} />, { href, fetch: net.fetch, track, ...options });
  return { net, location, track };
}

test('SE-166: results of an activity search stand under their place and count, in cards', async () => {
  const { net } = show(
    activitiesOfTest(3, { location: 'Cabourg', locationPhrase: 'in Cabourg' }),
    `${EVERYWHERE}#city=12;theme=5`,
  );
  await expect.element(title).toHaveTextContent('Activities in Cabourg');
  await expect.element(page.getByRole('status').getByText('3 activities')).toBeInTheDocument();
  await expect.poll(() => page.getByRole('article').elements().length).toBe(3);
  expect(net.requests(SEARCH)).toMatchObject([{ body: { cityId: 12, theme: 5, adult: 2 } }]);
});

test('the title of the document follows the search, and is announced with the count', async () => {
  document.title = 'of the server | Sabadora';
  const { net, location } = show(undefined, `${EVERYWHERE}#city=12`);
  const status = page.getByRole('status').filter({ hasText: /activities/iu });
  await expect.element(status).toHaveTextContent('Looking for activities');
  expect(document.title).toBe('of the server | Sabadora');
  net.respond(SEARCH, activitiesOfTest(30, { location: 'Cabourg', locationPhrase: 'in Cabourg' }));
  await expect.element(status).toHaveTextContent('Activities in Cabourg, 30 activities');
  expect(document.title).toBe('Activities in Cabourg | Sabadora');
  location.write({ path: '/activities', query: 'flow=activity&page=1', hash: 'city=12;theme=5' });
  await expect.element(status).toHaveTextContent('Activities in Cabourg – Wellness – page 2, 30 activities');
  expect(document.title).toBe('Activities in Cabourg – Wellness – page 2 | Sabadora');
});

test('SE-011 SE-067: the search box asks for city, theme and one or two participants', async () => {
  show(activitiesOfTest(1));
  const box = page.getByRole('search');
  await expect.element(box.getByRole('combobox', { name: 'City' })).toBeInTheDocument();
  await expect.element(box.getByRole('combobox', { name: 'Theme' })).toBeInTheDocument();
  expect(box.element().textContent).not.toContain('Dates');
  await userEvent.click(box.getByRole('button', { name: 'Travellers 2 adults' }));
  const adults = page.getByRole('spinbutton', { name: /adults/iu });
  await expect.element(adults).toHaveAttribute('aria-valuemin', '1');
  await expect.element(adults).toHaveAttribute('aria-valuemax', '2');
});

test('SE-110 SE-106: activities are filtered by what they are and by the price per person', async () => {
  const { net } = show(activitiesOfTest(1));
  net.respond('/facets.json', { facets: [] });
  await expect.element(card).toBeInTheDocument();
  const filters = page.getByRole('group', { name: 'Filters' });
  const names = filters
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(['Activities', 'Price']);
  await userEvent.click(filters.getByRole('button', { name: 'Price' }));
  await expect.element(page.getByText('Price per person', { exact: true }).first()).toBeInTheDocument();
});

test('a phone has the filter at its edge, no map of what has no place of its own, and no choice of one order', async () => {
  await page.viewport(390, 800);
  show(activitiesOfTest(1));
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Sort', exact: true }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Map', exact: true }).elements()).toHaveLength(0);
});

test('SE-186 SE-187 SE-193: a card says who, where, what one person pays of a group’s price, and its promotion', async () => {
  show(activitiesOfTest(1));
  await expect.element(card).toBeInTheDocument();
  const text = card.element().textContent;
  for (const part of [
    'Cabourg',
    'Hôtel des Dunes',
    '42,75 € instead of 45 €',
    'per person',
    '5% off',
    'See activity',
  ])
    expect(text.replace(/[\u00a0\u202f]/gu, ' ')).toContain(part);
});

test('ALG-15: a price for one person that is whole has no decimals, and follows the adults searched for', async () => {
  show(activitiesOfTest(1), `${EVERYWHERE}#a=3`);
  await expect.element(card.getByText(/^40.€$/u)).toBeInTheDocument();
});

test('SE-176: a card leads to the activity’s own address with the adults that were searched for', async () => {
  show(activitiesOfTest(1), `${EVERYWHERE}#city=12;a=1`);
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/activity/1#a=1');
});

test('SE-170: while the first search is under way three cards are outlined, and the page says so', async () => {
  const { net } = show();
  await expect.element(page.getByText('Looking for activities')).toBeInTheDocument();
  expect(outlined()).toHaveLength(3);
  net.respond(SEARCH, activitiesOfTest(1));
  await expect.element(card).toBeInTheDocument();
  expect(outlined()).toHaveLength(0);
});

test('SE-170: while a later search is under way cards are outlined again, under the same heading', async () => {
  const { net, location } = show(activitiesOfTest(2, { location: 'Cabourg' }), `${EVERYWHERE}#a=2`);
  await expect.element(card).toBeInTheDocument();
  net.hold(SEARCH);
  location.write({ path: '/activities', query: 'flow=activity', hash: 'a=1' });
  await expect.poll(() => outlined().length).toBe(3);
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(title).toHaveTextContent('Activities: Cabourg');
});

describe('nothing found', () => {
  const nothing = { exactMatch: [], searchDetails: searchDetailsOfTest(0) };

  test('says so, and takes the filters away on request', async () => {
    const { location } = show(nothing, `${EVERYWHERE}&page=2#city=12;priceMax=2000;tags=7`);
    await expect
      .element(page.getByRole('heading', { name: 'No activity found for this search' }))
      .toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Remove all filters' }).last());
    expect(location.read()).toMatchObject({ query: 'flow=activity', hash: 'city=12' });
    await expect.element(title).toHaveFocus();
  });

  test('without a filter to take away it leads to all activities', async () => {
    show(nothing, `${EVERYWHERE}#city=12`);
    await expect
      .element(page.getByRole('link', { name: 'See all activities' }))
      .toHaveAttribute('href', EVERYWHERE);
  });
});

test('a failure is said, and asking again recovers without losing the focus', async () => {
  const { net } = show(500);
  await expect.element(page.getByRole('heading', { name: 'Oops, something went wrong' })).toBeInTheDocument();
  net.respond(SEARCH, activitiesOfTest(1));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(card).toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test('SE-244 D-060: 24 to a page; the next one keeps the search', async () => {
  const { net, location } = show(activitiesOfTest(60), `${EVERYWHERE}#city=12`);
  await expect.element(page.getByText('1 - 24 results of 60')).toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Page 2' }));
  await expect.poll(() => location.read()).toMatchObject({ query: 'flow=activity&page=1', hash: 'city=12' });
  await expect.poll(() => net.requests(SEARCH).at(-1)?.body).toMatchObject({ page: 1, limit: 24 });
  await expect.element(title).toHaveFocus();
});

test('SE-248: the heart keeps an activity as one', async () => {
  show(activitiesOfTest(1));
  const heart = card.getByRole('button', { name: /wishlist/u });
  await userEvent.click(heart);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('D-086: where the wishlist is switched off no card has a heart', async () => {
  show(activitiesOfTest(1), EVERYWHERE, { switches: 'wishlist=off' });
  await expect.element(card).toBeInTheDocument();
  expect(card.getByRole('button', { name: /wishlist/u }).elements()).toHaveLength(0);
});

test('SE-252 SE-191: a chosen activity is told of: category, price per person, place, theme, search type', async () => {
  const { track } = show(activitiesOfTest(1), `${EVERYWHERE}#theme=5`);
  await expect.element(card).toBeInTheDocument();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(card.getByRole('link'));
  const chosen = track.mock.calls.map(([event]) => event).filter(({ name }) => name === 'select_item');
  expect(chosen).toMatchObject([
    {
      params: {
        items: [
          {
            item_id: '1',
            item_category: 'activity',
            price: 42.75,
            location: 'Cabourg',
            theme: 'Wellness',
            search_type: 'activity',
          },
        ],
      },
    },
  ]);
});

test('an activity without prices has none on its card', async () => {
  show({ exactMatch: [activityOfTest(1, { prices: {} })], searchDetails: searchDetailsOfTest(1) });
  await expect.element(card).toBeInTheDocument();
  expect(card.element().textContent).not.toContain('€');
});
