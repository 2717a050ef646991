import type { ActivityCardData, OfferCardData } from '@sabadora/api';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithHooks } from '../testing/harness.tsx';
import type { TrackEvent } from '../SabadoraProvider.tsx';
import { activityListItem, stayListItem, useListTracking, type ListItem } from './useListTracking.ts';

const item: ListItem = {
  item_id: '12',
  item_name: 'Weekend by the sea',
  item_brand: 'Hôtel des Dunes',
  item_category: 'weekend',
  price: 298,
  quantity: 1,
  index: 0,
  location: 'Cabourg',
  search_type: 'stay',
  flow_type: 'booking',
};
const ITEMS = [item];
const NO_ITEMS: readonly ListItem[] = [];

function List({ listKey, items = ITEMS }: { listKey: string; items?: readonly ListItem[] }) {
  const { itemProps } = useListTracking({ list: 'search', listKey, items });
  return (
    <div {...itemProps(item)}>
      <a href="#followed">
        <b>Hôtel des Dunes</b>
      </a>
      <button type="button">heart</button>
    </div>
  );
}

/** Gives each test its own page, on which followed links do not navigate. */
function stayOnPage() {
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  window.addEventListener('auxclick', stop);
  return () => {
    window.removeEventListener('click', stop);
    window.removeEventListener('auxclick', stop);
  };
}
let undo = () => {};
afterEach(() => undo());

const names = (track: ReturnType<typeof vi.fn<(event: TrackEvent) => void>>) =>
  track.mock.calls.map(([event]) => event.name);

test('SE-251: a list is tracked once, however often it is rendered, and again for other criteria or another page', () => {
  const track = vi.fn<(event: TrackEvent) => void>();
  renderWithHooks(
    <>
      <List listKey="cabourg 0" />
      <List listKey="cabourg 0" />
      <List listKey="cabourg 1" />
    </>,
    { track },
  );
  expect(track.mock.calls).toEqual([
    [{ name: 'view_item_list', params: { item_list_id: 'search', currency: 'EUR', items: [item] } }],
    [{ name: 'view_item_list', params: { item_list_id: 'search', currency: 'EUR', items: [item] } }],
  ]);
});

test('SE-251 D-154: a list seen before is not tracked again in one page life', async () => {
  const track = vi.fn<(event: TrackEvent) => void>();
  const { location } = renderWithHooks(<List listKey="cabourg" />, { track });
  cleanup();
  renderWithHooks(<List listKey="cabourg" />, { track, location });
  expect(names(track)).toEqual(['view_item_list']);
  cleanup();
  // A new location adapter is a new page load.
  renderWithHooks(<List listKey="cabourg" />, { track });
  expect(names(track)).toEqual(['view_item_list', 'view_item_list']);
});

test('a list that is loading is not tracked', () => {
  const track = vi.fn<(event: TrackEvent) => void>();
  renderWithHooks(<List listKey="cabourg" items={NO_ITEMS} />, { track });
  expect(track).not.toHaveBeenCalled();
});

test.each([
  ['a click', async () => userEvent.click(page.getByText('Hôtel des Dunes'))],
  [
    'a ctrl click',
    async () => userEvent.click(page.getByText('Hôtel des Dunes'), { modifiers: ['Control'] }),
  ],
  ['the middle button', async () => userEvent.click(page.getByText('Hôtel des Dunes'), { button: 'middle' })],
  [
    'Enter',
    async () => {
      page.getByRole('link').element().focus();
      await userEvent.keyboard('{Enter}');
    },
  ],
])('SE-252 SE-172: %s that follows a link tells what was chosen', async (_how, follow) => {
  undo = stayOnPage();
  const track = vi.fn<(event: TrackEvent) => void>();
  renderWithHooks(<List listKey="cabourg" />, { track });
  await follow();
  expect(track).toHaveBeenLastCalledWith({
    name: 'select_item',
    params: { item_list_id: 'search', currency: 'EUR', items: [item] },
  });
  expect(names(track)).toEqual(['view_item_list', 'select_item']);
});

test('what is no link, and the other buttons, choose nothing', async () => {
  const track = vi.fn<(event: TrackEvent) => void>();
  renderWithHooks(<List listKey="cabourg" items={NO_ITEMS} />, { track });
  await userEvent.click(page.getByRole('button', { name: 'heart' }));
  await userEvent.click(page.getByText('Hôtel des Dunes'), { button: 'right' });
  expect(track).not.toHaveBeenCalled();
});

test('SE-253: tracking that fails fails alone', async () => {
  undo = stayOnPage();
  const track = vi.fn<(event: TrackEvent) => void>(() => {
    throw new Error('blocked');
  });
  renderWithHooks(<List listKey="cabourg" />, { track });
  await userEvent.click(page.getByText('Hôtel des Dunes'));
  expect(names(track)).toEqual(['view_item_list', 'select_item']);
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

const hotel = {
  id: 7,
  label: 'Surf School',
  stars: 0,
  uri: null,
  location: { label: 'Biarritz', uri: null, address: '', zipCode: '', latitude: 43, longitude: -1 },
  review: { count: 0, average: null },
};

test('SE-252: an activity is tracked with category, price per person, location, theme and search type', () => {
  const activity: ActivityCardData = {
    id: 5,
    label: 'An afternoon on the water',
    hotel,
    images: [],
    imageUrl: '',
    uri: '/activity/5',
    headwords: '',
    prices: { 2: { barPrice: 9999, sellPrice: 9999, promoPercentageRounded: null } },
    distance: null,
    index: 3,
  };
  expect(activityListItem(activity, { adults: 2, theme: 'Water' })).toEqual({
    item_id: '5',
    item_name: 'An afternoon on the water',
    item_brand: 'Surf School',
    item_category: 'activity',
    price: 50,
    quantity: 1,
    index: 3,
    location: 'Biarritz',
    theme: 'Water',
    search_type: 'activity',
    flow_type: 'activity',
  });
  expect(activityListItem(activity, { adults: 2 })).not.toHaveProperty('theme');
});

test('SE-189 SE-210: a stay is tracked in euros, with its category and flow', () => {
  const offer = {
    id: 12,
    label: 'Weekend by the sea',
    hotel: { ...hotel, label: 'Hôtel des Dunes' },
    itemCategory: 'single_voucher',
    sellPrice: 29850,
    index: 26,
    topTheme: 'Sea',
    searchType: 'gift',
    flowType: 'gifting',
  } as OfferCardData;
  expect(stayListItem(offer)).toEqual({
    ...item,
    item_category: 'single_voucher',
    price: 298.5,
    index: 26,
    location: 'Biarritz',
    theme: 'Sea',
    search_type: 'gift',
    flow_type: 'gifting',
  });
});
