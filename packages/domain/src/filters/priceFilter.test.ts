import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLOWS } from '../search/flow.ts';
import {
  PRICE_SLIDER_MAX,
  hasBudget,
  priceFromHash,
  priceHandleLabel,
  priceSliderMin,
  priceToHash,
} from './priceFilter.ts';

describe('the price slider (ALG-2)', () => {
  test('SE-128, SE-130 D-109: it starts at 9, at 1 for activities, and ends at 250', () => {
    expect(FLOWS.map(priceSliderMin)).toEqual([9, 9, 9, 1]);
    expect(PRICE_SLIDER_MAX).toBe(250);
  });

  test.each([
    ['booking', [9, 250], undefined, undefined],
    ['booking', [8, 251], undefined, undefined],
    ['booking', [10, 249], 1000, 24_900],
    ['booking', [120, 50], 5000, 12_000],
    ['booking', [0, 3], undefined, 900],
    ['booking', [250, 250], 25_000, undefined],
    ['activity', [1, 250], undefined, undefined],
    ['activity', [2, 9], 200, 900],
    ['activity', [9, 100], 900, 10_000],
  ] as const)('SE-128, SE-131, SE-134 D-115, D-117: %s at %o', (flow, handles, priceMin, priceMax) => {
    expect(priceToHash(handles, flow)).toEqual({ priceMin, priceMax });
  });

  test.each([
    [{}, [9, 250]],
    [{ priceMin: 0, priceMax: 0 }, [9, 9]],
    [{ priceMin: 1051, priceMax: 99_999 }, [11, 250]],
    [{ priceMin: 20_000, priceMax: 1000 }, [10, 200]],
  ])('ALG-2: handles for %o stand at %o', (bounds, handles) => {
    expect(priceFromHash(bounds, 'booking')).toEqual(handles);
  });

  test('SE-131: every position comes back from its cents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FLOWS), fc.nat(300), fc.nat(300), (flow, one, other) => {
        const held = (euros: number) => Math.min(250, Math.max(priceSliderMin(flow), euros));
        const expected = [held(one), held(other)].sort((a, b) => a - b);
        expect(priceFromHash(priceToHash([one, other], flow), flow)).toEqual(expected);
      }),
    );
  });

  test('SE-129: no maximum is +250 €', () => {
    expect([249, 250, 300].map(priceHandleLabel)).toEqual(['249 €', '+250 €', '+250 €']);
  });

  test('SE-138 D-090: where no maximum is set, no handle shows a fallback', () => {
    const unset = priceFromHash({ priceMin: 5000 }, 'booking');
    expect(unset.map(priceHandleLabel)).toEqual(['50 €', '+250 €']);
    expect(priceHandleLabel(1000)).toBe('+250 €');
  });

  test.each([
    ['booking', {}, false],
    ['booking', { priceMin: 900 }, false],
    ['booking', { priceMin: 901 }, true],
    ['booking', { priceMax: 25_000 }, false],
    ['booking', { priceMax: 0 }, false],
    ['booking', { priceMax: 24_900 }, true],
    ['activity', { priceMin: 200 }, true],
  ] as const)('SE-126 ALG-4: %s %o counts as budget: %s', (flow, bounds, expected) => {
    expect(hasBudget(bounds, flow)).toBe(expected);
  });
});
