import { describe, expect, test } from 'vitest';
import { nowInParis } from './clock.ts';

describe('the clock of the markets', () => {
  test.each([
    ['2026-11-21T22:59:59Z', { today: '2026-11-21', hour: 23 }],
    ['2026-11-21T23:00:00Z', { today: '2026-11-22', hour: 0 }],
    ['2026-07-01T17:59:59Z', { today: '2026-07-01', hour: 19 }],
    ['2026-07-01T18:00:00Z', { today: '2026-07-01', hour: 20 }],
  ])('D-096: %s in Europe/Paris', (instant, expected) => {
    expect(nowInParis(new Date(instant))).toEqual(expected);
  });
});
