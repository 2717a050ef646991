import { expect, test } from 'vitest';
import { place } from './place.ts';

const viewport = { width: 1000, height: 800 };
const panel = { width: 300, height: 400 };
const at = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 44 });

test.each([
  [
    'under its trigger, aligned with its start',
    at(100, 100),
    false,
    { edge: 'top', offset: 152, left: 100, maxHeight: 640 },
  ],
  ['aligned with the end of the trigger, right to left', at(500, 100), true, { edge: 'top', left: 320 }],
  ['above when there is no room below', at(100, 700), false, { edge: 'bottom', offset: 108, maxHeight: 684 }],
  ['inside the right edge', at(900, 100), false, { left: 692 }],
  ['inside the left edge, right to left', at(0, 100), true, { left: 8 }],
])('a panel stands %s', (_case, trigger, isRightToLeft, expected) => {
  expect(place({ trigger, panel, viewport, isRightToLeft })).toMatchObject(expected);
});

test('where neither side has room it takes the larger one and shrinks to it', () => {
  const trigger = at(0, 300);
  expect(
    place({ trigger, panel: { width: 300, height: 900 }, viewport, isRightToLeft: false }),
  ).toMatchObject({
    edge: 'top',
    maxHeight: 440,
  });
});

test('where neither side has room to use it, a panel that may cover its trigger does', () => {
  const low = { width: 844, height: 390 };
  const trigger = at(0, 175);
  const placed = (height: number) =>
    place({
      trigger,
      panel: { width: 300, height },
      viewport: low,
      isRightToLeft: false,
      canCoverTrigger: true,
    });
  expect(placed(150)).toMatchObject({ edge: 'top', offset: 227 });
  expect(placed(300)).toMatchObject({ edge: 'top', offset: 82, maxHeight: 374 });
  expect(placed(900)).toMatchObject({ edge: 'top', offset: 8, maxHeight: 374 });
});

test('a panel may stand further away, and shrinks to the room that is left', () => {
  expect(
    place({
      trigger: at(0, 300),
      panel: { width: 300, height: 900 },
      viewport,
      isRightToLeft: false,
      distance: 9,
    }),
  ).toMatchObject({ edge: 'top', offset: 361, maxHeight: 431 });
});

test('it is never wider than the screen', () => {
  const narrow = { width: 320, height: 600 };
  const placed = place({
    trigger: at(200, 40),
    panel: { width: 480, height: 300 },
    viewport: narrow,
    isRightToLeft: false,
  });
  expect(placed).toMatchObject({ left: 8, maxWidth: 304 });
});

test.each([
  ['above, over the middle of its trigger', at(400, 300), { edge: 'bottom', offset: 508, left: 410 }],
  ['below when there is no room above', at(400, 20), { edge: 'top', offset: 72 }],
  ['inside the left edge', at(-60, 300), { left: 8 }],
  ['inside the right edge', at(900, 300), { left: 892 }],
])('a tooltip stands %s', (_case, trigger, expected) => {
  expect(
    place({
      trigger,
      panel: { width: 100, height: 40 },
      viewport,
      isRightToLeft: false,
      side: 'above',
      align: 'centre',
    }),
  ).toMatchObject(expected);
});

test('a panel whose side is chosen by another height keeps that side when it grows', () => {
  const space = { trigger: at(0, 500), viewport, isRightToLeft: false, panel: { width: 300, height: 260 } };
  expect(place(space)).toMatchObject({ edge: 'bottom' });
  expect(place({ ...space, heightForSide: 240 })).toMatchObject({ edge: 'top', maxHeight: 240 });
});
