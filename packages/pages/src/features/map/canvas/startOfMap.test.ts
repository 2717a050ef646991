import { readAddress } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { found } from '../fixtures.ts';
import { startOfMap } from './startOfMap.ts';

const criteriaOf = (hash: string) =>
  readAddress({ query: '', hash }, { today: '2026-12-05', hour: 10 }).criteria;
const details = found([]).searchDetails;
const somewhere = { ...details, latitude: null, longitude: null, destination: null };

test.each([
  ['a city', 'city=12', details, { latitude: 48.8566, longitude: 2.3522, zoom: 12 }],
  ['a department', 'department=12', details, { latitude: 48.8566, longitude: 2.3522, zoom: 9 }],
  ['a place of the answer', 'theme=1', details, { latitude: 48.8566, longitude: 2.3522, zoom: 12 }],
  ['everywhere', 'theme=1', somewhere, { latitude: 42.8, longitude: 12.6, zoom: 6 }],
  ['not known yet', '', undefined, { latitude: 42.8, longitude: 12.6, zoom: 6 }],
  ['a bare position', 'lat=50.5;lng=4.5', somewhere, { latitude: 50.5, longitude: 4.5, zoom: 6 }],
] as const)('SE-239 SE-240 D-034: the map of %s', (_what, hash, of, start) => {
  expect(startOfMap(criteriaOf(hash), of, 'it_IT')).toEqual(start);
});

test('a circle that is searched is seen whole', () => {
  const zoomOf = (km: number) =>
    startOfMap(criteriaOf(`lat=46;lng=2;distanceMin=0;distanceMax=${km}`), somewhere, 'fr_FR').zoom;
  expect([300, 100, 5].map(zoomOf)).toEqual([5.7, 7.3, 11.6]);
});
