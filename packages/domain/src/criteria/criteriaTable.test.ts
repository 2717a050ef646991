import { describe, expect, test } from 'vitest';
import { NO_LISTS, readLists, readPeople, writeLists, writePeople, writePlace } from './criteriaNames.ts';
import {
  CODE_FILTERS,
  CRITERIA,
  CRITERIA_KEYS,
  FACET_PROPERTIES,
  FILTER_KEYS,
  LIST_FILTERS,
  panelKeys,
  PANELS,
} from './criteriaTable.ts';

describe('the table of criteria', () => {
  test('ALG-4: the filters, in the order in which an address has them', () => {
    expect(FILTER_KEYS).toEqual([
      'hotelTypes',
      'hotelEnvironments',
      'hotelStyles',
      'tags',
      'stars',
      'facilities',
      'hotelScore',
      'priceMin',
      'priceMax',
      'distanceMin',
      'distanceMax',
    ]);
  });

  test('SE-106: every filter is in one panel, in the order shown', () => {
    expect(PANELS.map((panel) => [panel, panelKeys(panel)])).toEqual([
      ['activities', ['tags']],
      ['price', ['priceMin', 'priceMax']],
      ['distance', ['distanceMin', 'distanceMax']],
      ['facilities', ['facilities']],
      ['more', ['hotelScore', 'stars', 'hotelTypes', 'hotelEnvironments', 'hotelStyles']],
    ]);
  });

  test('SE-147: every facet belongs to a filter', () => {
    const facets = FILTER_KEYS.map(
      (key): string | undefined => ({ facet: undefined, ...CRITERIA[key] }).facet,
    );
    expect(FACET_PROPERTIES.filter((facet) => !facets.includes(facet))).toEqual([]);
    expect(CODE_FILTERS.map((key) => CRITERIA[key].facet)).toEqual(['type', 'environment', 'style']);
  });

  test.each(['nested', 'flat'] as const)('no two lists or people share a %s name', (shape) => {
    const names = [...LIST_FILTERS, ...(['a', 'c', 'b'] as const)].map((key) => CRITERIA[key][shape]);
    expect(new Set(names).size).toBe(names.length);
    expect(CRITERIA_KEYS).toContain('giftFormat');
  });

  test('D-167: requests carry the lists under their own names, pets apart', () => {
    const picked = { ...NO_LISTS, hotelTypes: ['castle'], facilities: [7, 'pets'] as const, tags: [3] };
    expect(writeLists(picked, 'flat', 'hotel')).toEqual({
      hotelType: ['castle'],
      hotelEnvironment: [],
      hotelStyle: [],
      stars: [],
      facilities: [7],
    });
    expect(writeLists(picked, 'nested', 'offer')).toEqual({ tags: [3] });
    expect(readLists(writeLists(picked, 'nested', 'hotel'), 'nested', 'hotel')).toEqual({
      hotelTypes: ['castle'],
      hotelEnvironments: [],
      hotelStyles: [],
      stars: [],
      facilities: [7],
    });
    expect(readLists({}, 'flat', 'offer')).toEqual({ tags: [] });
  });

  test('ALG-31: a place and the people go under the names of the calls', () => {
    expect(writePlace({ kind: 'touristicregion', id: 9 })).toEqual({ touristicId: 9 });
    expect(writePlace(undefined)).toEqual({});
    const party = { adults: 3, children: 1, babies: 2 };
    expect(writePeople(party)).toEqual({ adult: 3, child: 1, baby: 2 });
    expect(readPeople(writePeople(party))).toEqual(party);
  });
});
