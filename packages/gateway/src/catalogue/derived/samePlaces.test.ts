import { describe, expect, test } from 'vitest';
import type { LocalText } from '@sabadora/place-names';
import { type ComparedPlace, findSamePlaces } from './samePlaces.ts';

const named = (name: string): LocalText => ({ fr: name, es: name, it: name, nl: name, en: name });

function place(id: number, kind: ComparedPlace['kind'], name: string, more: Partial<ComparedPlace> = {}) {
  return {
    id,
    kind,
    names: named(name),
    country_code: 'be',
    region_id: 90,
    department_id: null,
    latitude: 51.2,
    longitude: 2.9,
    hotel_count: 0,
    ...more,
  };
}

const town = place(1, 'city', 'Oostende', { hotel_count: 4 });

describe('places that are one (SE-160)', () => {
  test.each<[string, ComparedPlace[], [number, number][]]>([
    [
      'a sea resort is the town of its name',
      [town, place(2, 'searesort', 'Oostende', { hotel_count: 9 })],
      [[2, 1]],
    ],
    [
      'of a resort with hotels and a town without, the resort stays',
      [{ ...town, hotel_count: 0 }, place(2, 'skiresort', 'Oostende', { hotel_count: 3 })],
      [[1, 2]],
    ],
    ['a short name is the same', [town, place(2, 'searesort', 'Oostende Bad')], [[2, 1]]],
    ['another name is another place', [town, place(2, 'searesort', 'Mariakerke')], []],
    [
      'a namesake far away is another place',
      [town, place(2, 'searesort', 'Oostende', { latitude: 51.4 })],
      [],
    ],
    [
      'a namesake abroad is another place',
      [town, place(2, 'searesort', 'Oostende', { country_code: 'fr' })],
      [],
    ],
    ['a sight is never a town', [town, place(2, 'poi', 'Oostende')], []],
    [
      'the only department of a region is the region',
      [place(90, 'region', 'Asturias', { region_id: null }), place(3, 'department', 'Asturias'), town],
      [[3, 90]],
    ],
    [
      'one department of several is not',
      [place(90, 'region', 'Murcia'), place(3, 'department', 'Murcia'), place(4, 'department', 'Lorca')],
      [],
    ],
  ])('%s', (_, places, expected) => {
    expect([...findSamePlaces(places)]).toEqual(expected);
  });
});
