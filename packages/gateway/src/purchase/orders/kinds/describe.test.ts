import { expect, test } from 'vitest';
import { orderedHotel } from './describe.ts';

const location = { label: 'Reims', uri: '/search#city=3', latitude: 49.25, longitude: 4.03 };
const hotel = {
  id: 7,
  label: 'Hôtel des Arcades',
  stars: 4,
  uri: '/hotel/7',
  review: { count: 0, average: null },
};

test.each([
  ['12 rue Haute', '51100', '12 rue Haute, 51100 Reims'],
  ['12 rue Haute', '', '12 rue Haute, Reims'],
  ['', '51100', '51100 Reims'],
])('"%s" with the postal code "%s" is written as on an envelope', (address, zipCode, written) => {
  expect(orderedHotel({ ...hotel, location: { ...location, address, zipCode } })).toMatchObject({
    town: 'Reims',
    address: written,
  });
});
