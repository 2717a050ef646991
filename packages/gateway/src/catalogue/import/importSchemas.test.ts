import { expect, test } from 'vitest';
import { LINE_SCHEMAS } from './importSchemas.ts';

const hotel = {
  type: 'hotel',
  id: 7,
  label: 'Hôtel des Dunes',
  stars: 4,
  hotelType: 'castle',
  latitude: 49.3,
  longitude: -0.1,
  address: '2 avenue de la Mer',
  zipCode: '14390',
  cityId: 1,
  countryId: 1,
  descriptions: { fr: ['Au bord de la mer.'] },
  scene: 'sea',
  petsAllowed: true,
};

test('PR-062: one pet may come along unless the hotel says otherwise', () => {
  expect(LINE_SCHEMAS.hotel.parse(hotel).petsMaxNumber).toBe(1);
  expect(LINE_SCHEMAS.hotel.parse({ ...hotel, petsMaxNumber: 3 }).petsMaxNumber).toBe(3);
});
