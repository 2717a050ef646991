import { knownPosition } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useSearchFilters } from './useSearchFilters.ts';

/** The filters of a search as plain HTML. */
function Filters() {
  const search = useSearchAddress();
  const { criteria } = search;
  const filters = useSearchFilters(search, {
    hasCity: criteria.location?.kind === 'city',
    position: knownPosition(criteria),
  });
  const { draft, price, distance, applied } = filters;
  const actions: Record<string, () => void> = {
    'Five stars': () => filters.toggle('stars', 5),
    Castles: () => filters.toggle('hotelTypes', 'castle'),
    Pets: () => filters.toggle('facilities', 'pets'),
    'Spa at once': () => filters.toggleNow('tags', 101),
    'Score 8': () => filters.pickScore(8),
    'All scores': () => filters.pickScore(undefined),
    'Price 120 to 50': () => price.onChange([120, 50]),
    'Price whole': () => price.onChange([0, 300]),
    'Distance 30': () => distance.onChange([0, 30]),
    'Distance whole': () => distance.onChange([0, 300]),
    Around: () => distance.switch?.onChange(!distance.switch.isSelected),
    Leave: distance.leave,
    Confirm: filters.confirm,
    Cancel: filters.cancel,
    'Reset price': () => filters.reset(['priceMin', 'priceMax']),
    Reset: () => filters.reset(),
    'Remove first': () => applied[0] && filters.remove(applied[0]),
  };
  return (
    <>
      <p aria-label="Draft">
        {Object.entries(draft)
          .map(([key, value]) => `${key} ${String(value)}`)
          .filter((text) => !text.endsWith(' '))
          .join('; ')}
      </p>
      <p aria-label="Count">{filters.counts.total}</p>
      <p aria-label="Price">{price.value.join(' ')}</p>
      <p aria-label="Distance">{`${distance.value.join(' ')} ${distance.isDisabled ? 'off' : 'on'}`}</p>
      <p aria-label="Price can be reset">{String(filters.canReset(['priceMin', 'priceMax']))}</p>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const expectShown = (name: string) => expect.element(page.getByLabelText(name, { exact: true }));

function setUp(href: string) {
  const { location } = renderWithHooks(<Filters />, { href, fetch: network().fetch });
  const written: string[] = [];
  location.subscribe(() => void written.push(location.read().hash));
  return { location, written };
}

test('SE-116: the draft follows the address whenever a filter of it changes, and nothing else of it', async () => {
  const { location } = setUp('/search#city=12;stars=4');
  await press('Five stars');
  await expectShown('Draft').toHaveTextContent('stars 4,5');
  location.write({ path: '/search', query: 'page=2', hash: 'city=12;stars=4;theme=39;sort=priceAsc' });
  await expectShown('Draft').toHaveTextContent('stars 4,5');
  location.write({ path: '/search', query: '', hash: 'city=12;stars=3' });
  await expectShown('Draft').toHaveTextContent('stars 3');
});

test('SE-117, SE-120: a draft changes nothing until it is confirmed, and then everything at once, on the first page', async () => {
  const { location, written } = setUp('/search?flow=hotel&page=3#city=12;stars=5;sort=priceAsc');
  for (const name of ['Five stars', 'Castles', 'Pets']) await press(name);
  expect(written).toEqual([]);
  await press('Confirm');
  expect(location.read()).toEqual({
    path: '/search',
    query: 'flow=hotel',
    hash: 'city=12;sort=priceAsc;hotelTypes=castle;facilities=pets',
  });
  await press('Confirm');
  expect(written).toHaveLength(1);
});

test('SE-118: a draft that is cancelled is what the address says', async () => {
  const { written } = setUp('/search#stars=4');
  await press('Five stars');
  await press('Price 120 to 50');
  await press('Cancel');
  await expectShown('Draft').toHaveTextContent('stars 4');
  await expectShown('Price').toHaveTextContent('9 250');
  expect(written).toEqual([]);
});

test('SE-119, D-095: Reset takes the filters out of the address and of the draft, and nothing else', async () => {
  const { location } = setUp('/search?page=2#city=12;a=3;theme=9;sort=priceAsc;stars=5;priceMax=9000;tags=1');
  await press('Castles');
  await press('Reset price');
  expect(location.read()).toMatchObject({
    query: '',
    hash: 'city=12;a=3;theme=9;sort=priceAsc;stars=5;tags=1',
  });
  await expectShown('Price can be reset').toHaveTextContent('false');
  await press('Reset');
  expect(location.read().hash).toBe('city=12;a=3;theme=9;sort=priceAsc');
  await expectShown('Draft').toHaveTextContent('');
});

test('SE-119: what is set in the draft alone can be reset, without a change of the address', async () => {
  const { written } = setUp('/search#stars=5');
  await press('Price 120 to 50');
  await expectShown('Price can be reset').toHaveTextContent('true');
  await press('Reset price');
  await expectShown('Price').toHaveTextContent('9 250');
  expect(written).toEqual([]);
});

test('SE-121: the same score again, or all scores, is no score', async () => {
  const { written } = setUp('/search#');
  await press('Score 8');
  await expectShown('Draft').toHaveTextContent('hotelScore 8');
  await press('Score 8');
  await expectShown('Draft').toHaveTextContent('');
  await press('Score 8');
  await press('All scores');
  await press('Confirm');
  expect(written).toEqual([]);
});

test('SE-131, SE-134, D-117: a price is written in cents, its ends in order, and its bounds are no price', async () => {
  const { location } = setUp('/search#');
  await press('Price 120 to 50');
  await press('Confirm');
  expect(location.read().hash).toBe('priceMin=5000;priceMax=12000');
  await press('Price whole');
  await press('Confirm');
  expect(location.read().hash).toBe('');
});

test('SE-115: what is toggled outside a panel is in the address at once, and no draft with it', async () => {
  const { location } = setUp('/search?page=2#city=12');
  await press('Five stars');
  await press('Spa at once');
  expect(location.read()).toMatchObject({ query: '', hash: 'city=12;tags=101' });
  await press('Spa at once');
  expect(location.read().hash).toBe('city=12');
});

test('SE-123, SE-124, D-010: with a city a switch turns the distance on, over the whole range, and off', async () => {
  const { location } = setUp('/search#city=12');
  await expectShown('Distance').toHaveTextContent('0 300 off');
  await press('Around');
  await expectShown('Distance').toHaveTextContent('0 300 on');
  await press('Confirm');
  expect(location.read().hash).toBe('city=12;distanceMin=0;distanceMax=300');
  await expectShown('Count').toHaveTextContent('1');
  await press('Distance 30');
  await press('Distance whole');
  await press('Confirm');
  expect(location.read().hash).toBe('city=12;distanceMin=0;distanceMax=300');
  await press('Around');
  await press('Confirm');
  expect(location.read().hash).toBe('city=12');
});

test('SE-136, D-010: without a city the bounds are taken out as they are written', async () => {
  const { location } = setUp('/search#region=3;lat=51;lng=3;distanceMin=0;distanceMax=200');
  await press('Distance whole');
  await press('Confirm');
  expect(location.read().hash).toBe('region=3;lat=51;lng=3');
});

test('without a place to measure from there is no distance to set', async () => {
  setUp('/search#');
  await expectShown('Distance').toHaveTextContent('0 300 off');
});

test('SE-125, D-011: leaving by a press outside takes a changed distance over, and never one that was applied away', async () => {
  const { location, written } = setUp('/search#region=3;lat=51;lng=3;distanceMax=100');
  await press('Leave');
  expect(written).toEqual([]);
  await press('Distance 30');
  await press('Leave');
  await press('Leave');
  expect(written).toEqual(['region=3;lat=51;lng=3;distanceMax=30']);
  await press('Distance whole');
  await press('Cancel');
  await expectShown('Distance').toHaveTextContent('0 30 on');
  expect(location.read().hash).toContain('distanceMax=30');
});

test('SE-125: the switch alone is a change, too', async () => {
  const { location } = setUp('/search#city=12');
  await press('Around');
  await press('Leave');
  expect(location.read().hash).toBe('city=12;distanceMin=0;distanceMax=300');
});

test('D-095: one applied filter goes, with both of its keys, and the page', async () => {
  const { location } = setUp('/search?page=1#city=12;priceMin=5000;priceMax=9000;stars=5,4');
  await expectShown('Count').toHaveTextContent('3');
  await press('Remove first');
  expect(location.read()).toMatchObject({ query: '', hash: 'city=12;stars=5,4' });
  await press('Remove first');
  expect(location.read().hash).toBe('city=12;stars=4');
});
