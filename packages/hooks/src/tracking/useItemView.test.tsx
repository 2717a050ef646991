import { activityOfTest, boxDetailOfTest, hotelDetailOfTest, offerOfTest } from '@sabadora/api/testing';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { memoryLocation } from '../address/location.ts';
import { renderWithHooks } from '../testing/harness.tsx';
import type { TrackEvent } from '../SabadoraProvider.tsx';
import {
  activityItem,
  boxItem,
  hotelItem,
  orderedGiftItem,
  stayItem,
  type ProductItem,
} from './productItem.ts';
import { useItemView } from './useItemView.ts';

const stay = stayItem(offerOfTest(12, { topTheme: 'Wellness' }));

function Product({ item }: { item: ProductItem | undefined }) {
  useItemView(item);
  return null;
}

const tracker = () => vi.fn<(event: TrackEvent) => void>();

test('CH-184: a product is viewed once, in strict mode too and whatever it costs later', () => {
  const track = tracker();
  const location = memoryLocation('/stay/12');
  const show = (item: ProductItem | undefined) =>
    renderWithHooks(
      <StrictMode>
        <Product item={item} />
        <Product item={item} />
      </StrictMode>,
      { track, location },
    );
  show(undefined);
  expect(track).not.toHaveBeenCalled();
  show(stay);
  show({ ...stay, price: 99 });
  expect(track).toHaveBeenCalledExactlyOnceWith({
    name: 'view_item',
    params: { currency: 'EUR', value: 298, items: [stay] },
  });
});

test('CH-184: another product, and the same one on another page, are views of their own', () => {
  const track = tracker();
  const location = memoryLocation('/stay/12');
  renderWithHooks(<Product item={stay} />, { track, location });
  renderWithHooks(<Product item={{ ...stay, item_id: '13' }} />, { track, location });
  renderWithHooks(<Product item={stay} />, { track });
  expect(track).toHaveBeenCalledTimes(3);
});

test('SE-253: a tracker that fails does not reach the page', () => {
  const track = () => {
    throw new Error('no network');
  };
  expect(() => renderWithHooks(<Product item={stay} />, { track })).not.toThrow();
});

test('CH-184, SE-252: each kind of product is told by its id, name, house, category, price and place', () => {
  expect(stay).toEqual({
    item_id: '12',
    item_name: 'Weekend by the sea',
    item_brand: 'Hôtel des Dunes',
    item_category: 'weekend',
    price: 298,
    quantity: 1,
    location: 'Cabourg',
    theme: 'Wellness',
    search_type: 'stay',
    flow_type: 'booking',
  });
  expect(activityItem(activityOfTest(5), 3)).toEqual({
    item_id: '5',
    item_name: 'Sailing lesson 5',
    item_brand: 'Hôtel des Dunes',
    item_category: 'activity',
    price: 40,
    quantity: 3,
    location: 'Cabourg',
    search_type: 'activity',
    flow_type: 'activity',
  });
  expect(hotelItem(hotelDetailOfTest(7))).toEqual({
    item_id: '7',
    item_name: 'Hôtel des Dunes',
    item_brand: 'Hôtel des Dunes',
    item_category: 'hotel',
    price: 298,
    quantity: 1,
    location: 'Cabourg',
    search_type: 'hotel',
    flow_type: 'hotel',
  });
  expect(boxItem(boxDetailOfTest('SPABOX'))).toEqual({
    item_id: 'SPAEBOX',
    item_name: 'Spa and silence',
    item_category: 'box',
    price: 119,
    quantity: 1,
    search_type: 'gift',
    flow_type: 'gifting',
  });
});

test('a product without a price has none: a hotel without offers, an activity without prices', () => {
  expect(hotelItem(hotelDetailOfTest(7, { weekends: [] }))).not.toHaveProperty('price');
  expect(activityItem(activityOfTest(5, { prices: {} }), 2)).not.toHaveProperty('price');
});

test('a gift in an order has the id that it has on its page', () => {
  const ordered = {
    label: 'Weekend',
    imageUrl: '',
    giftFormat: 'digital',
    sleeves: null,
    extras: [],
    toName: '',
    fromName: '',
    message: '',
    validMonths: 12,
  } as const;
  const hotel = { id: 7, label: 'Hôtel des Dunes', stars: 3, town: 'Cabourg', address: '1 rue du Port' };
  const gift = { ...ordered, kind: 'gift', offerId: 12, hotel, nights: 1, adult: 2, bucket: 'any' } as const;
  expect(orderedGiftItem({ ...gift, extras: [] })).toMatchObject({
    item_id: '12',
    item_brand: 'Hôtel des Dunes',
    item_category: 'single_voucher',
    location: 'Cabourg',
  });
  const box = { ...ordered, kind: 'box', code: 'SPAEBOX', includedContent: [] } as const;
  expect(orderedGiftItem({ ...box, extras: [], includedContent: [] })).toMatchObject({
    item_id: 'SPAEBOX',
    item_name: 'Weekend',
    item_category: 'box',
  });
});
