import { describe, expect, test } from 'vitest';
import { type SliderAction, sliderReducer, type SliderState } from './sliderState.ts';
import type { HandleScale, Track, Values } from './values.ts';

const scale: HandleScale = { minValue: 0, maxValue: 100, step: 1, largeStep: 10, minGap: 0 };
/** One unit of value is 2 px wide: 0 is at 0 px, 100 at 200 px. */
const track: Track = { left: 0, width: 200, isMirrored: false };

const press = (x: number, isMouse = true): SliderAction => ({
  type: 'press',
  press: { pointerId: 1, x, y: 0, track, reach: 14, phase: isMouse ? 'moving' : 'waiting' },
});
const move = (x: number, y = 0, pointerId = 1): SliderAction => ({ type: 'move', pointerId, x, y });
const release: SliderAction = { type: 'release', pointerId: 1, x: 0, y: 0 };
const cancel: SliderAction = { type: 'cancel', pointerId: 1, x: 0, y: 0 };
const key = (handle: number, requested: number): SliderAction => ({ type: 'key', handle, requested });

const after = (values: Values, ...actions: readonly SliderAction[]): SliderState =>
  actions.reduce<SliderState>((state, action) => sliderReducer(state, action, scale), { values });
const outcome = ({ values, drag }: SliderState) => ({ values, phase: drag?.phase });

test.each<[string, Values, readonly SliderAction[], { values: Values; phase?: string }]>([
  ['nothing', [30, 60], [], { values: [30, 60] }],
  ['a key', [30, 60], [key(0, 31)], { values: [31, 60] }],
  ['a key past the neighbour', [30, 60], [key(0, 90)], { values: [60, 60] }],
  ['a key on the middle of three', [30, 60, 80], [key(1, 90)], { values: [30, 80, 80] }],
  ['a press on the line', [30, 60], [press(80)], { values: [40, 60], phase: 'moving' }],
  ['a press on a handle', [30, 60], [press(66)], { values: [30, 60], phase: 'moving' }],
  ['a drag by a handle’s edge', [30, 60], [press(66), move(76)], { values: [35, 60], phase: 'moving' }],
  ['a drag and its end', [30, 60], [press(60), move(70), release], { values: [35, 60] }],
  ['a cancelled drag', [30, 60], [press(60), move(70), cancel], { values: [30, 60] }],
  ['a drag of another pointer', [30, 60], [press(60), move(70, 0, 2)], { values: [30, 60], phase: 'moving' }],
  [
    'a drag while it is disabled',
    [30, 60],
    [press(60), move(70), { type: 'disable' }, move(90)],
    { values: [35, 60] },
  ],
  ['a single handle, dragged', [30], [press(190), move(200), release], { values: [100] }],
  ['a finger at rest', [30, 60], [press(80, false), move(82)], { values: [30, 60], phase: 'waiting' }],
  [
    'a finger that goes down more than sideways',
    [30, 60],
    [press(80, false), move(86, 9)],
    { values: [30, 60], phase: 'waiting' },
  ],
  [
    'a finger that goes sideways',
    [30, 60],
    [press(80, false), move(86, 3)],
    { values: [43, 60], phase: 'moving' },
  ],
  ['a finger lifted in place', [30, 60], [press(80, false), release], { values: [30, 60], phase: 'lifted' }],
  ['a tap', [30, 60], [press(80, false), release, { type: 'click' }], { values: [40, 60] }],
  ['a click without a tap', [30, 60], [{ type: 'click' }], { values: [30, 60] }],
  [
    'handles on one spot, pulled up',
    [30, 30, 30],
    [press(60), move(61), move(80)],
    { values: [30, 30, 40], phase: 'moving' },
  ],
])('after %s of %j', (_, values, actions, expected) => {
  expect(outcome(after(values, ...actions))).toEqual({ phase: undefined, ...expected });
});

describe('the owner’s values', () => {
  const show: SliderAction = { type: 'show', values: [90, 10] };

  test('are shown in order', () => {
    expect(outcome(after([30, 60], show))).toEqual({
      values: [10, 90],
      phase: undefined,
    });
  });

  test('wait for the end of a drag, and take the place of a tap that no click confirmed', () => {
    expect(after([30, 60], press(60), move(70), show).values).toEqual([35, 60]);
    expect(after([30, 60], press(80, false), release, show).values).toEqual([10, 90]);
  });

  test('follow another scale, under a pointer too', () => {
    const state = after([30, 60], press(60), move(70));
    const smaller = sliderReducer(state, { type: 'show', values: undefined }, { ...scale, maxValue: 40 });
    expect(outcome(smaller)).toEqual({ values: [35, 40], phase: 'moving' });
  });
});

test('the handle moved last is on top', () => {
  expect([after([30, 60]).top, after([30, 60], press(110)).top, after([30, 60], key(0, 31)).top]).toEqual([
    undefined,
    1,
    0,
  ]);
});

test.each<[string, SliderAction]>([
  ['a release', release],
  ['a cancellation', cancel],
  ['a move', move(80)],
  ['a click', { type: 'click' }],
  ['disabling', { type: 'disable' }],
])('%s without a drag changes nothing', (_, action) => {
  expect(outcome(after([30, 60], action))).toEqual({ values: [30, 60], phase: undefined });
});
