import { FLOWS, readSwitches } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { inlineBlocks } from './inlineBlocks.ts';

const all = readSwitches('activities=on,boxes=on').toggles;
const none = { ...all, activities: false, boxes: false };

test.each([
  ['booking', all, ['give', 'boxes']],
  ['booking', { ...all, boxes: false }, ['give', 'activities']],
  ['booking', none, ['give', undefined]],
  ['gifting', all, ['activities', 'boxes']],
  ['gifting', { ...all, boxes: false }, ['activities', undefined]],
  ['gifting', none, [undefined, undefined]],
  ['hotel', all, []],
  ['activity', all, []],
] as const)('SE-167: blocks between the results of %s with %o', (flow, toggles, expected) => {
  expect(inlineBlocks({ flow, toggles, isCare: false })).toEqual(expected);
});

test.each(FLOWS)('SE-168: customer care sees no block among results of %s', (flow) => {
  expect(inlineBlocks({ flow, toggles: all, isCare: true })).toEqual([]);
});
