import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, instantOf, spokenClock } from './remaining.ts';

test.each([
  [0, [0, 0, 0, 0]],
  [59, [0, 0, 0, 59]],
  [3600, [0, 1, 0, 0]],
  [86_399, [0, 23, 59, 59]],
  [188_005, [2, 4, 13, 25]],
])('ALG-23: %i seconds are %o', (seconds, expected) => {
  expect(clockOf(seconds).map(({ count }) => count)).toEqual(expected);
});

test('ALG-23: the parts make up the whole', () => {
  fc.assert(
    fc.property(fc.nat(), (seconds) => {
      const [days = 0, hours = 0, minutes = 0, rest = 0] = clockOf(seconds).map(({ count }) => count);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + rest).toBe(seconds);
      expect(Math.max(hours - 23, minutes - 59, rest - 59)).toBeLessThanOrEqual(0);
    }),
  );
});

test.each([
  [188_005, 'en-GB', '2 days, 4 hours and 13 minutes'],
  [188_005, 'fr-FR', '2 jours, 4 heures et 13 minutes'],
  [188_005, 'nl-BE', '2 dagen, 4 uur en 13 minuten'],
  [86_400, 'en-GB', '1 day'],
  [3661, 'en-GB', '1 hour and 1 minute'],
  [45, 'en-GB', '45 seconds'],
  [1, 'en-GB', '1 second'],
])('%i seconds in words, %s', (seconds, locale, expected) => {
  expect(spokenClock(seconds, locale).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('an instant is one that every clock reads alike', () => {
  expect(instantOf('2026-11-21T10:00:00+01:00')).toBe(Date.UTC(2026, 10, 21, 9));
  expect(instantOf('2026-11-21T09:00:00.000Z')).toBe(Date.UTC(2026, 10, 21, 9));
  for (const text of ['', '2026-11-21', '2026-11-21T10:00:00', 'soon', 'TZ']) {
    expect(instantOf(text)).toBeUndefined();
  }
});
