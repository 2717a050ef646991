import { describe, expect, test } from 'vitest';
import {
  nativeRequest,
  type HandleScale,
  inOrder,
  isSame,
  limits,
  moved,
  nearestHandle,
  positionOf,
  snap,
  stepAttribute,
  type Track,
  type Values,
  valueAt,
} from './values.ts';

const price: HandleScale = { minValue: 9, maxValue: 250, step: 1, largeStep: 24, minGap: 0 };
const tens: HandleScale = { ...price, step: 10, minGap: 20 };
const hundred: HandleScale = { minValue: 0, maxValue: 100, step: 1, largeStep: 10, minGap: 0 };
/** One unit of value is 2 px wide. */
const track: Track = { left: 50, width: 200, isMirrored: false };
const mirrored: Track = { ...track, isMirrored: true };

test('a value goes to the nearest step, and both ends are within reach', () => {
  expect([3, 9, 14, 13, 249, 250, 999].map((value) => snap(value, tens))).toEqual([
    9, 9, 19, 9, 249, 250, 250,
  ]);
  expect(snap(0.1 + 0.2, { ...price, minValue: 0, maxValue: 1, step: 0.1 })).toBe(0.3);
});

test.each<[Values, Values]>([
  [
    [300, 20],
    [20, 250],
  ],
  [[1], [9]],
  [
    [200, 20, 90],
    [20, 90, 200],
  ],
])('SE-134: %j is shown in order, as %j', (values, shown) => {
  expect(inOrder(values, price)).toEqual(shown);
});

test.each<[Values, number, readonly [number, number]]>([
  [[59], 0, [9, 250]],
  [[59, 119], 0, [9, 99]],
  [[59, 119], 1, [79, 250]],
  [[59, 119, 199], 1, [79, 179]],
  [[59, 119, 199], 2, [139, 250]],
])(
  'of %j handle %i goes from and to %j, a least gap away from its neighbours',
  (values, handle, expected) => {
    expect(limits(values, handle, tens)).toEqual(expected);
  },
);

test.each<[Values, number, number, Values]>([
  [[59], 0, 84, [89]],
  [[59, 119], 0, 500, [99, 119]],
  [[59, 119], 1, 0, [59, 79]],
  [[59, 119, 199], 1, 0, [59, 79, 199]],
  [[59, 119, 199], 1, 500, [59, 179, 199]],
])('of %j handle %i asked for %i gives %j', (values, handle, requested, expected) => {
  expect(moved(values, handle, requested, tens)).toEqual(expected);
});

test('values that stay are the same array', () => {
  const values = [59, 119];
  expect(moved(values, 0, 58, tens)).toBe(values);
  expect([isSame(values, [59, 119]), isSame(values, [59, 120])]).toEqual([true, false]);
});

test.each([
  ['a step of the browser’s own', 60, 60],
  ['less than a step up', 51, 60],
  ['less than a step down', 49, 40],
  ['nothing else', 50, 50],
])('a native input at 50 that goes %s, to %i, asks for %i', (_, native, requested) => {
  expect(nativeRequest(50, native, { ...hundred, step: 10 })).toBe(requested);
});

test('a native input has the steps, or none where they miss the end', () => {
  expect([stepAttribute(hundred), stepAttribute({ ...price, step: 10 })]).toEqual(['1', 'any']);
});

describe('between a value and its place', () => {
  test.each([
    [0, track, 50],
    [25, track, 100],
    [100, track, 250],
    [0, mirrored, 250],
    [25, mirrored, 200],
    [100, mirrored, 50],
  ])('%i on %o lies at %i px, and back', (value, on, x) => {
    expect(positionOf(value, hundred, on)).toBe(x);
    expect(valueAt(x, hundred, on)).toBe(value);
  });

  test('back it comes without noise, which would lead an end that the steps miss to the last of them', () => {
    const odd = { left: 0.1, width: 333.3, isMirrored: false };
    expect(valueAt(positionOf(250, price, odd), price, odd)).toBe(250);
  });

  test('a place beyond the ends is a value beyond them', () => {
    expect(valueAt(300, hundred, track)).toBe(125);
  });
});

describe('the handle of a press', () => {
  test.each([
    ['the only one', [50], 240, 0],
    ['the nearest', [20, 80], 140, 0],
    ['the nearest', [20, 80], 160, 1],
    ['the nearest of three', [10, 50, 90], 160, 1],
    ['halfway, the upper', [20, 80], 150, 1],
  ])('is %s: of %j at %i px %i', (_, values, x, expected) => {
    expect(nearestHandle(values, { x, reach: 14, track }, 0, hundred)).toBe(expected);
  });

  // The middle of the line is at 150 px.
  test.each([
    ['pressed to the left', 120, 0, track, 0],
    ['pressed to the right', 180, 0, track, 2],
    ['pressed to the right, right to left', 180, 0, mirrored, 0],
    ['pulled to the left', 152, -5, track, 0],
    ['pulled to the right', 148, 5, track, 2],
    ['pulled to the right, right to left', 148, 5, mirrored, 0],
    ['not pulled yet', 152, 0, track, undefined],
  ])('of three on one spot, %s', (_, x, across, on, expected) => {
    expect(nearestHandle([50, 50, 50], { x, reach: 14, track: on }, across, hundred)).toBe(expected);
  });

  test('of two on one spot beside a third', () => {
    expect(nearestHandle([10, 66, 66], { x: 182, reach: 14, track }, -3, hundred)).toBe(1);
  });
});
