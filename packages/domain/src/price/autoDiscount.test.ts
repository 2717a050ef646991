import { expect, test } from 'vitest';
import { announcedDiscount } from './autoDiscount.ts';

const discount = { code: 'WEEKEND10', value: 10 };
const offers = [
  { autoDiscount: null },
  {},
  { autoDiscount: { code: '', value: 5 } },
  { autoDiscount: discount },
];
const shown = { autoDiscount: 'shown' } as const;

test.each([
  ['the variation, a code, a flow that books', offers, 'booking', shown, discount],
  ['one hotel', offers, 'hotel', shown, discount],
  ['gifting', offers, 'gifting', shown, undefined],
  ['no variation', offers, 'booking', {}, undefined],
  ['another experiment', offers, 'booking', { dateShortcuts: 'shown' }, undefined],
  ['no code', offers.slice(0, 3), 'booking', shown, undefined],
] as const)('SE-215 D-041: an automatic discount with %s', (_with, list, flow, experiments, expected) => {
  expect(announcedDiscount(list, flow, experiments)).toEqual(expected);
});
