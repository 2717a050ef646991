import { describe, expect, test } from 'vitest';
import { FLOWS } from './flow.ts';
import {
  SORT_VALUES,
  effectiveSort,
  isSortValue,
  knownPosition,
  sortAfterFlowChange,
  sortForDestination,
  sortOptions,
} from './sort.ts';

describe('sort (ALG-5)', () => {
  test.each([
    ['booking', false, ['priceQuality', 'discount', 'priceAsc', 'popularity']],
    ['booking', true, ['priceQuality', 'distance', 'discount', 'priceAsc', 'popularity']],
    ['hotel', false, ['priceQuality', 'priceAsc', 'popularity']],
    ['gifting', true, ['priceQuality', 'distance', 'singleVoucherPriceDesc', 'singleVoucherPriceAsc']],
    ['activity', false, ['priceQuality']],
    ['activity', true, ['priceQuality', 'distance']],
  ] as const)('SE-151…SE-155 D-066, D-110: options of %s, position known: %s', (flow, known, options) => {
    expect(sortOptions(flow, known)).toEqual(options);
  });

  const keptBy = (target: (typeof FLOWS)[number]) =>
    SORT_VALUES.filter((sort) => sortAfterFlowChange(sort, target) === sort);

  test('SE-156: a change to gifting keeps only quality/price and distance', () => {
    expect(keptBy('gifting')).toEqual(['priceQuality', 'distance']);
  });

  test('SE-157: a change to activity clears the sort', () => {
    expect(keptBy('activity')).toEqual([]);
  });

  test('D-134: a change to booking or hotel keeps what is offered there', () => {
    expect(keptBy('booking')).toEqual(['priceQuality', 'distance', 'discount', 'priceAsc', 'popularity']);
    expect(keptBy('hotel')).toEqual(['priceQuality', 'distance', 'priceAsc', 'popularity']);
  });

  test.each([
    ['around the visitor, the nearest first', undefined, 'place', 'point', 'distance'],
    ['around the visitor, in the order chosen', 'priceAsc', 'place', 'point', 'priceAsc'],
    ['from there to a place, by quality/price again', 'distance', 'point', 'place', undefined],
    ['from there to a place, in the order chosen', 'priceAsc', 'point', 'place', 'priceAsc'],
    ['from place to place nothing changes', 'distance', 'place', 'place', 'distance'],
    ['nor without a choice', undefined, 'place', 'place', undefined],
  ] as const)('SE-034: %s', (_, sort, from, to, expected) => {
    expect(sortForDestination(sort, from, to)).toBe(expected);
  });

  test('no sort stays no sort', () => {
    expect(FLOWS.map((flow) => sortAfterFlowChange(undefined, flow))).toEqual(FLOWS.map(() => undefined));
  });

  test('a sort the flow does not offer shows as quality/price', () => {
    expect(effectiveSort('discount', 'booking', false)).toBe('discount');
    expect(effectiveSort('discount', 'gifting', false)).toBe('priceQuality');
    expect(effectiveSort('distance', 'booking', false)).toBe('priceQuality');
    expect(effectiveSort(undefined, 'booking', true)).toBe('priceQuality');
    expect(isSortValue('priceAsc') && !isSortValue('constructor')).toBe(true);
  });

  test('SE-152: a position is known from the first source with finite coordinates', () => {
    const paris = { latitude: 48.8, longitude: 2.3 };
    expect(knownPosition({ latitude: 1 }, null, undefined, paris, { latitude: 0, longitude: 0 })).toEqual(
      paris,
    );
    expect(knownPosition({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
    expect(knownPosition({ latitude: Number.NaN, longitude: 2 }, {})).toBeUndefined();
  });
});
