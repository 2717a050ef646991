import { expect, test } from 'vitest';
import { readCriteria } from '@sabadora/domain';
import type { SearchBox } from '@sabadora/hooks';
import { calendarSource } from './calendarSource.ts';

const now = { today: '2026-12-05', hour: 10 };
const criteria = readCriteria({ city: 12, lat: 51.2, lng: 3.2, distanceMin: 0, distanceMax: 30 }, now);
const party = { adults: 3, children: 0, babies: 0 };

const sourceOf = (destination: SearchBox['draft']['destination'], flow: SearchBox['flow'] = 'booking') =>
  calendarSource(criteria, { flow, theme: 7, party, draft: { destination } } as SearchBox);
const criteriaOf = (destination: SearchBox['draft']['destination']) => {
  const source = sourceOf(destination);
  return source.kind === 'destination' ? source.criteria : undefined;
};

test('D-101: without a change the calendar is that of the address, with the theme and people of the box', () => {
  expect(criteriaOf(undefined)).toMatchObject({ location: { kind: 'city', id: 12 }, theme: 7, party });
});

test('D-101: a chosen place replaces that of the address, with its position and distances', () => {
  const lyon = { id: 69, label: 'Lyon', category: 'city', latitude: 45.7, longitude: 4.8 };
  const chosen = criteriaOf(lyon);
  expect(chosen).toMatchObject({ location: { kind: 'city', id: 69 }, latitude: 45.7, longitude: 4.8 });
  expect(chosen?.distanceMax).toBeUndefined();
});

test('D-101: anywhere and around the visitor leave the place of the address', () => {
  const anywhere = criteriaOf(null);
  expect([anywhere?.location, anywhere?.latitude]).toEqual([undefined, undefined]);
  const around = criteriaOf({ latitude: 43.6, longitude: 1.4, label: 'Around me' });
  expect([around?.location, around?.latitude]).toEqual([undefined, 43.6]);
});

test('SE-103: in the hotel flow it is that of the hotel', () => {
  const hotel = { id: 7, label: 'Hotel', category: 'hotel' };
  expect(sourceOf(hotel, 'hotel')).toEqual({ kind: 'hotel', hotelId: 7, party });
});
