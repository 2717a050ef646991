import { describe, expect, test } from 'vitest';
import {
  DISTANCE_RANGE,
  LOCAL_DISTANCES,
  distanceForRequest,
  distanceFromHash,
  distanceToHash,
  geolocationPatch,
  hasDistance,
  includeAround,
  isDistanceActive,
  localDistance,
  onDistanceOutsideClick,
} from './distanceFilter.ts';
import { FLOWS } from '../search/flow.ts';

const unset = { distanceMin: undefined, distanceMax: undefined };
const paris = { latitude: 48.8, longitude: 2.3 };

describe('the distance filter (ALG-3)', () => {
  test('SE-135: 0 to 300 km by 1', () => {
    expect(DISTANCE_RANGE).toEqual({ min: 0, max: 300, step: 1 });
  });

  test.each([
    [{}, false],
    [{ distanceMin: 0 }, true],
    [{ distanceMax: 300 }, true],
  ])('SE-122: %o is active: %s', (bounds, expected) => {
    expect(isDistanceActive(bounds)).toBe(expected);
  });

  test.each([
    [false, [0, 300], unset],
    [false, [5, 300], { distanceMin: 5, distanceMax: undefined }],
    [false, [30, 0], { distanceMin: undefined, distanceMax: 30 }],
    [true, [0, 300], { distanceMin: 0, distanceMax: 300 }],
    [true, [20, 10], { distanceMin: 10, distanceMax: 20 }],
  ] as const)('SE-136, SE-137 D-010, D-069: city %s, handles at %o', (hasCity, handles, bounds) => {
    expect(distanceToHash(handles, hasCity)).toEqual(bounds);
  });

  test('SE-123: the switch writes the full range or nothing', () => {
    expect(includeAround(true)).toEqual({ distanceMin: 0, distanceMax: 300 });
    expect(includeAround(false)).toEqual(unset);
  });

  test('unset ends stand at their bounds', () => {
    expect(distanceFromHash({})).toEqual([0, 300]);
    expect(distanceFromHash({ distanceMin: 50, distanceMax: 20 })).toEqual([20, 50]);
  });

  test.each([
    [{}, false, false],
    [{ distanceMin: 0, distanceMax: 300 }, false, true],
    [{ distanceMin: 0 }, false, true],
    [{ distanceMin: 1 }, true, true],
    [{ distanceMax: 299 }, true, true],
  ])('SE-126 ALG-3: %o differs from the default: %s, with a city %s', (bounds, general, city) => {
    expect(hasDistance(bounds, false)).toBe(general);
    expect(hasDistance(bounds, true)).toBe(city);
  });

  test('SE-145: a request carries it only when active and a position is known', () => {
    expect(distanceForRequest({ distanceMax: 30 }, paris)).toEqual({ distanceMax: 30, lat: 48.8, lng: 2.3 });
    expect(distanceForRequest({ distanceMin: 0 }, paris)).toEqual({ distanceMin: 0, lat: 48.8, lng: 2.3 });
    expect(distanceForRequest({ distanceMax: 30 }, undefined)).toEqual({});
    expect(distanceForRequest({}, paris)).toEqual({});
  });

  test('SE-125 D-011: an outside click confirms a change, else closes', () => {
    expect(onDistanceOutsideClick([0, 30], [0, 300])).toBe('confirm');
    expect(onDistanceOutsideClick([0, 300], distanceFromHash({}))).toBe('close');
  });
});

describe('searching near the visitor', () => {
  test('SE-034 D-070: position and full range, only in booking and gifting and over no distance', () => {
    const added = { lat: 48.8, lng: 2.3, distanceMin: 0, distanceMax: 300 };
    expect(FLOWS.map((flow) => geolocationPatch(flow, paris, {}))).toEqual([added, {}, added, {}]);
    expect(geolocationPatch('booking', paris, { distanceMax: 30 })).toEqual({});
  });

  test('SE-055 D-070: travel locally offers three distances, 200 km by default', () => {
    expect(LOCAL_DISTANCES).toEqual([100, 200, 300]);
    expect(localDistance()).toEqual({ distanceMin: 0, distanceMax: 200 });
    expect(localDistance(100)).toEqual({ distanceMin: 0, distanceMax: 100 });
  });
});
