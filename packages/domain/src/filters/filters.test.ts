import { describe, expect, test } from 'vitest';
import { appliedFilters, countFilters } from './appliedFilters.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { FILTER_KEYS } from '../criteria/criteriaTable.ts';
import {
  NO_FILTERS,
  SCORE_OPTIONS,
  STAR_OPTIONS,
  filtersOf,
  isOptionEnabled,
  resetFilters,
  sameFilters,
  toggleScore,
  toggleValue,
  viewOffersCount,
  withFilters,
  withoutFilter,
  withoutKeys,
} from './filters.ts';
import { mergeHash, parseHash } from '../address/hash.ts';

const all =
  'hotelTypes=a,b;hotelEnvironments=c;hotelStyles=d;stars=5,4;hotelScore=8;tags=1,2,3;facilities=7,pets;' +
  'priceMin=5000;priceMax=20000;distanceMin=0;distanceMax=30';
const criteria = readCriteria(parseHash(`city=1;${all}`), { today: '2026-11-21', hour: 12 });

describe('filters (ALG-4)', () => {
  test('SE-119 D-095: Reset removes exactly the filters', () => {
    expect(mergeHash(`city=1;a=3;theme=9;sort=priceAsc;${all}`, resetFilters())).toBe(
      'city=1;a=3;theme=9;sort=priceAsc',
    );
    expect(Object.keys(resetFilters()).sort()).toEqual([...FILTER_KEYS].sort());
  });

  test('a draft holds the filters and nothing else of the search', () => {
    expect(filtersOf(criteria)).not.toHaveProperty('location');
    expect(sameFilters(filtersOf(criteria), criteria)).toBe(true);
  });

  test('SE-120: picking toggles a value in or out', () => {
    expect(toggleValue([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggleValue([1, 2, 3], 2)).toEqual([1, 3]);
  });

  test('SE-121: the same score, or All scores, takes the score off', () => {
    expect([toggleScore(8, 9), toggleScore(8, 8), toggleScore(8, undefined)]).toEqual([
      9,
      undefined,
      undefined,
    ]);
  });

  test('SE-126, SE-127 D-012: everything is counted once', () => {
    expect(countFilters(criteria, { flow: 'booking', hasCity: true })).toEqual({
      more: 7,
      tags: 3,
      facilities: 2,
      budget: 1,
      distance: 1,
      total: 14,
    });
    expect(countFilters(NO_FILTERS, { flow: 'booking', hasCity: true }).total).toBe(0);
    expect(countFilters({ ...NO_FILTERS, stars: [5, 5] }, { flow: 'hotel', hasCity: false }).total).toBe(1);
  });

  test('SE-126: a full range counts only with a city', () => {
    const full = { ...NO_FILTERS, distanceMin: 0, distanceMax: 300 };
    expect([true, false].map((hasCity) => countFilters(full, { flow: 'booking', hasCity }).distance)).toEqual(
      [1, 0],
    );
  });

  test('SE-141: two drafts are the same whatever the order of their lists', () => {
    const one = { ...NO_FILTERS, stars: [5, 4], priceMin: 1000 };
    expect(sameFilters(one, { ...one, stars: [4, 5] })).toBe(true);
    expect(sameFilters(one, { ...one, stars: [4] })).toBe(false);
    expect(sameFilters(one, { ...one, priceMin: undefined })).toBe(false);
  });

  test('SE-119 D-095: one group is taken out, the rest stays', () => {
    const left = withoutKeys(criteria, ['priceMin', 'priceMax', 'tags', 'hotelScore']);
    expect(left).toEqual({
      ...filtersOf(criteria),
      tags: [],
      priceMin: undefined,
      priceMax: undefined,
      hotelScore: undefined,
    });
    expect(left).not.toHaveProperty('priceMin');
  });

  test('SE-126 D-095: each of what is counted can be taken away by itself, until nothing is left', () => {
    const of = { flow: 'booking', hasCity: true } as const;
    let rest = filtersOf(criteria);
    for (let left = countFilters(rest, of).total; left > 0; left -= 1) {
      const [first, ...others] = appliedFilters(rest, of);
      expect(others).toHaveLength(left - 1);
      if (first) rest = withoutFilter(rest, first);
      expect(appliedFilters(rest, of)).toEqual(others);
    }
    expect(sameFilters(rest, NO_FILTERS)).toBe(true);
  });

  test('a search with other filters keeps what is no filter, and no filter of its own', () => {
    const search = withFilters(criteria, { ...NO_FILTERS, stars: [3] });
    expect(search).toMatchObject({ location: { kind: 'city', id: 1 }, stars: [3], tags: [] });
    expect(filtersOf(search)).toEqual({ ...NO_FILTERS, stars: [3] });
  });

  test('SE-113: an option without results is off, unless it is picked', () => {
    expect([isOptionEnabled(0, false), isOptionEnabled(0, true), isOptionEnabled(3, false)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isOptionEnabled(undefined, false)).toBe(true);
  });

  test('SE-111, SE-112 D-108: scores and stars offered', () => {
    expect([SCORE_OPTIONS, STAR_OPTIONS]).toEqual([
      [9, 8, 7],
      [5, 4, 3],
    ]);
  });

  test('SE-108 D-143: the button never says 0 offers', () => {
    expect([12, 0, undefined].map(viewOffersCount)).toEqual([12, undefined, undefined]);
  });
});
