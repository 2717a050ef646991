import { describe, expect, test } from 'vitest';
import { writePlace } from '../criteria/criteriaNames.ts';
import { LOCATION_KEYS } from '../criteria/criteriaTable.ts';
import { addRecent, chooseDestination, clearDestination, locationKeyOf, readRecents } from './destination.ts';
import { mergeHash } from '../address/hash.ts';

const paris = { id: 75, label: 'Paris', category: 'city', latitude: 48.8, longitude: 2.3 };
const place = (id: number, category = 'city') => ({ id, label: `Place ${id}`, category });

describe('choosing a destination (ALG-7)', () => {
  const everything = [...LOCATION_KEYS, 'hotelId', 'lat', 'lng', 'distanceMin', 'distanceMax']
    .map((key) => `${key}=9`)
    .join(';');

  test('SE-049: it replaces every other location, coordinates and distances', () => {
    expect(mergeHash(`${everything};theme=3`, chooseDestination(paris))).toBe(
      'city=75;lat=48.8;lng=2.3;theme=3',
    );
  });

  test('D-031: clearing removes every trace', () => {
    expect(mergeHash(`${everything};theme=3`, clearDestination())).toBe('theme=3');
  });

  test.each([
    [{ category: 'poi' }, 'poi'],
    [{ category: 'hotel' }, 'hotel'],
    [{ category: 'city' }, 'city'],
    [{ category: 'region' }, 'region'],
    [{ category: 'department' }, 'department'],
    [{ category: 'others', value: 'skiresort' }, 'skiresort'],
    [{ category: 'others', value: 'seaResort' }, 'searesort'],
    [{ category: 'others', value: 'lake' }, undefined],
    [{ category: 'others' }, undefined],
  ])('SE-057 ALG-31: %o goes under %s', (destination, key) => {
    expect(locationKeyOf(destination)).toBe(key);
  });

  test('without a key only the coordinates are searched', () => {
    expect(mergeHash('city=1', chooseDestination({ ...paris, category: 'others' }))).toBe('lat=48.8;lng=2.3');
    expect(mergeHash('city=1', chooseDestination(place(4, 'others')))).toBe('');
  });
});

describe('recent destinations (ALG-7)', () => {
  test('SE-050, SE-058: the newest first, three at most, {id, label, category} each', () => {
    const recents = [1, 2, 3, 4].map((id) => place(id)).reduce(addRecent, []);
    expect(recents).toEqual([place(4), place(3), place(2)]);
    expect(addRecent([], paris)).toEqual([{ id: 75, label: 'Paris', category: 'city' }]);
  });

  test('D-152: an old one that is chosen again moves to the front', () => {
    expect(addRecent([place(3), place(2), place(1)], place(1))).toEqual([place(1), place(3), place(2)]);
  });

  test('choosing a recent one writes what choosing it first wrote', () => {
    const lake = { id: 8, label: 'Tignes', category: 'others', value: 'skiresort' };
    const spot = { ...paris, category: 'others' };
    for (const destination of [lake, spot]) {
      const [recent] = addRecent([], destination);
      expect(recent && chooseDestination(recent)).toEqual(chooseDestination(destination));
    }
  });

  test.each([
    null,
    '',
    '{',
    '3',
    '{}',
    'null',
    '[null]',
    '[{"id":1}]',
    '[{"id":"1","label":"a","category":"b"}]',
  ])('SE-051: stored text %s counts as none', (text) => {
    expect(readRecents(text)).toEqual([]);
  });

  test('SE-051: what was stored comes back in order, each id once', () => {
    const stored = [place(1), place(2), place(1), place(3), place(4)];
    expect(readRecents(JSON.stringify(stored))).toEqual([place(1), place(2), place(3)]);
  });
});

test('SE-026 ALG-31: what requests call each kind of place, hotels apart', () => {
  expect(writePlace({ kind: 'hotel', id: 1 })).toEqual({});
  expect(LOCATION_KEYS.flatMap((kind) => Object.keys(writePlace({ kind, id: 1 }))).sort()).toEqual([
    'cityId',
    'countryId',
    'departmentId',
    'poiId',
    'regionId',
    'seaResortId',
    'skiResortId',
    'touristicId',
  ]);
});
