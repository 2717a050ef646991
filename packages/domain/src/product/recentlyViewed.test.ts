import { expect, test } from 'vitest';
import { addViewed, readViewed, RECENTLY_VIEWED_MAX, type ViewedItem } from './recentlyViewed.ts';

const viewed = (id: number, type: ViewedItem['type'] = 'STAY'): ViewedItem => ({
  id,
  type,
  locale: 'fr_FR',
  label: `Item ${id}`,
  imageUrl: '/images/sea/12/640_360.webp',
  price: { sellPrice: 14900, refPrice: 19900, promo: null, nights: 2 },
  hotel: { label: 'Hôtel des Dunes', stars: 4 },
  uri: `/stay/${id}`,
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('PR-183, D-074: ten at most, the latest first', () => {
  const items = numbers(12)
    .map((id) => viewed(id))
    .reduce(addViewed, []);
  expect(items.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(items).toHaveLength(RECENTLY_VIEWED_MAX);
});

test('D-074: what is looked at again moves to the front, as it is now; a type and id are there once', () => {
  const again = { ...viewed(1), label: 'Renamed' };
  expect(addViewed([viewed(2), viewed(1), viewed(1, 'ACTIVITY')], again)).toEqual([
    again,
    viewed(2),
    viewed(1, 'ACTIVITY'),
  ]);
});

test('PR-182: what was stored is read back as it was', () => {
  const items = [viewed(3, 'ACTIVITY'), { ...viewed(2), price: null }, viewed(1)];
  expect(readViewed(JSON.stringify(items))).toEqual(items);
});

test('a stored list that is too long or names an item twice is mended', () => {
  const items = numbers(14).map((id) => viewed(id));
  const [first = viewed(1)] = items;
  const read = readViewed(JSON.stringify([first, ...items]));
  expect(read.map(({ id }) => id)).toEqual(numbers(10));
});

test.each([null, '', '{', '3', '{}', 'null', '[null]', '[7]', '["a"]', '[[]]'])(
  '%j is read as empty',
  (text) => {
    expect(readViewed(text)).toEqual([]);
  },
);

test.each([
  { id: '3' },
  { id: 1.5 },
  { type: 'stay' },
  { locale: 'xx_XX' },
  { label: null },
  { imageUrl: 3 },
  { price: 14900 },
  { price: { sellPrice: 1.5, refPrice: null, promo: null, nights: 1 } },
  { price: { sellPrice: 1, refPrice: '2', promo: null, nights: 1 } },
  { hotel: null },
  { hotel: { label: 'A', stars: '4' } },
  { uri: 'javascript:alert(1)' },
  { uri: '//other.example/stay/1' },
])('an item with %j is left out, the rest is kept', (damage) => {
  expect(readViewed(JSON.stringify([{ ...viewed(1), ...damage }, viewed(2)]))).toEqual([viewed(2)]);
});
