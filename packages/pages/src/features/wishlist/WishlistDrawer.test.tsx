import { activityDetailOfTest, offerOfTest, weekendDetailOfTest } from '@sabadora/api/testing';
import type { WishlistItem } from '@sabadora/hooks';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { WishlistDrawer } from './WishlistDrawer.tsx';

const saved = (id: number, kind: WishlistItem['kind'], label: string): WishlistItem => ({
  id,
  kind,
  label,
  hotel: { label: `Hotel ${id}`, location: 'Cabourg', stars: 4 },
  headwords: '',
  imageUrl: '/images/sea/12/640_360.webp',
  uri: `/stay/${id}`,
});

const STAY = saved(1, 'STAY', 'Weekend by the sea');
const ACTIVITY = saved(3, 'ACTIVITY', 'Sailing');

/** Shows the drawer with these items in the storage. */
function show(items: readonly WishlistItem[], answers: Readonly<Record<string, unknown>>) {
  localStorage.setItem('sabadora.wishlist', JSON.stringify(items));
  const network = testNetwork(answers);
  renderPart(<WishlistDrawer isOpen onClose={() => {}} />, { fetch: network.fetch });
  return network;
}

afterEach(() => localStorage.clear());

const itemOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const textOf = (name: string) =>
  itemOf(name)
    .element()
    .textContent.replace(/[\u00a0\u202f]/gu, ' ');

test('CH-137: each saved item says what it costs today', async () => {
  show([STAY, ACTIVITY], {
    '/weekend/1/detail.json': weekendDetailOfTest(1, {
      offer: offerOfTest(1, { sellPrice: 11500, nights: 2 }),
    }),
    '/weekend/3/detail.json': activityDetailOfTest(3),
  });
  await expect.poll(() => textOf('Hotel 1')).toContain('from 115 €, 2 nights, 2 people');
  await expect.poll(() => textOf('Hotel 3')).toMatch(/from .+ €, per person/u);
});

test.each([
  ['known no longer', 404],
  ['not published any more', weekendDetailOfTest(1, { published: false })],
])('CH-137: an item that is %s says so and stays until it is removed', async (_, detail) => {
  show([STAY], { '/weekend/1/detail.json': detail });
  await expect.element(itemOf('Hotel 1').getByText('No longer available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Hotel 1 from the wishlist' })).toBeVisible();
});

test('an item whose price cannot be had is shown without it', async () => {
  const network = show([STAY], { '/weekend/1/detail.json': 500 });
  await expect.poll(() => network.requests('/weekend/1/detail.json').length).toBe(1);
  await expect.element(itemOf('Hotel 1')).toBeVisible();
  expect(textOf('Hotel 1')).not.toContain('€');
});

test('CH-138: an empty wishlist says so, and how something gets there', async () => {
  const network = show([], {});
  await expect.element(page.getByText("You don't have any items in your wishlist.")).toBeVisible();
  await expect.element(page.getByText('Touch the heart on a stay to keep it here.')).toBeVisible();
  expect(network.requests('/detail.json')).toEqual([]);
});
