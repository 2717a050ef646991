import { expect, test } from 'vitest';
import { parisInstant, parisMoment } from '../calendar/clock.ts';
import { countdownAt } from './countdown.ts';

const WINDOW = { start: '2026-12-01T08:00', end: '2026-12-17T18:00' };

test.each([
  [WINDOW, '2026-12-01T06:59:59Z', undefined],
  [WINDOW, '2026-12-01T07:00:00Z', { seconds: 16 * 86_400 + 10 * 3600 }],
  [WINDOW, '2026-12-17T16:59:58.500Z', { seconds: 1 }],
  [WINDOW, '2026-12-17T17:00:00Z', undefined],
  [{ end: WINDOW.end }, '2020-01-01T00:00:00Z', { seconds: 219_690_000 }],
  [{ start: WINDOW.start }, '2030-01-01T00:00:00Z', {}],
  [{}, '2030-01-01T00:00:00Z', {}],
  [{ start: WINDOW.end, end: WINDOW.start }, '2026-12-10T00:00:00Z', undefined],
  [{ start: WINDOW.start, end: 'soon' }, '2026-12-10T00:00:00Z', undefined],
  [{ start: 'now', end: WINDOW.end }, '2026-12-10T00:00:00Z', undefined],
])('CH-062 D-127 ALG-23: %o at %s is %o', (window, instant, expected) => {
  expect(countdownAt(window, new Date(instant))).toEqual(expected);
});

test.each([
  '2026-01-15T00:00',
  '2026-07-15T23:59',
  '2026-03-29T01:59',
  '2026-03-29T03:00',
  '2026-10-25T03:30',
])('D-161: %s is the wall clock of its instant', (moment) => {
  expect(parisMoment(parisInstant(moment))).toBe(moment);
});
