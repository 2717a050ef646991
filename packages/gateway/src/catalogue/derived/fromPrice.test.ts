import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPrice } from './fromPrice.ts';

test('no stay, no from price; of equal totals the earliest', () => {
  expect(fromPrice([100, 100], [3, 3], [1, 1])).toEqual({ from_price: 0, from_nights: 0 });
  expect(fromPrice([100, 90], [1, 1], [1, 0])).toEqual({ from_price: 100, from_nights: 1 });
  expect(fromPrice([100, 90, 80], [2, 2, 1], [1, 1, 0])).toEqual({ from_price: 190, from_nights: 2 });
});

const day = fc.record({
  price: fc.integer({ min: 2500, max: 30_000 }),
  minNights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.integer({ min: 0, max: 3 }),
});

test('the from price is the cheapest of all minimum stays (brute force)', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 40 }), (days) => {
      const prices = days.map(({ price }) => price);
      const rooms = days.map((each) => each.rooms);
      const stays = days.flatMap(({ minNights: nights }, start) => {
        if (start + nights > days.length || rooms.slice(start, start + nights).includes(0)) return [];
        return [
          { total: prices.slice(start, start + nights).reduce((sum, price) => sum + price, 0), nights },
        ];
      });
      const cheapest = Math.min(...stays.map(({ total }) => total));
      const { from_price, from_nights } = fromPrice(
        prices,
        days.map(({ minNights }) => minNights),
        rooms,
      );
      const ofStays = stays.filter(({ total }) => total === cheapest);
      expect(ofStays.length === 0 ? [{ total: 0, nights: 0 }] : ofStays).toContainEqual({
        total: from_price,
        nights: from_nights,
      });
    }),
  );
});
