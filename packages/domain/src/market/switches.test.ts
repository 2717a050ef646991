import { expect, test } from 'vitest';
import { readSwitches } from './switches.ts';

test('SE-255 SE-256 D-086: boxes, activities and wishlist are on where nothing is configured', () => {
  expect(readSwitches()).toEqual({
    toggles: {
      wishlist: true,
      activities: true,
      boxes: true,
      physicalGifts: true,
      channelManager: false,
      customerAccount: true,
      insurance: true,
      boxMigration: true,
      blockErrors: false,
    },
    experiments: {},
  });
});

test('a later text wins, and `off` ends an experiment', () => {
  const { toggles, experiments } = readSwitches(
    'boxes=on,searchDates=forced,dateShortcuts=shown',
    undefined,
    'searchDates=suggested, dateShortcuts=off, activities=off',
  );
  expect(toggles).toEqual({
    wishlist: true,
    activities: false,
    boxes: true,
    physicalGifts: true,
    channelManager: false,
    customerAccount: true,
    insurance: true,
    boxMigration: true,
    blockErrors: false,
  });
  expect(experiments).toEqual({ searchDates: 'suggested' });
});

test.each(['', ',,=', 'boxes', 'boxes=maybe', 'searchDates=never', '__proto__=on', 'constructor=shown'])(
  'what names nothing known is ignored: %j',
  (text) => {
    expect(readSwitches(text)).toEqual(readSwitches());
  },
);
