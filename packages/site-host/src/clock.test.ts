import { expect, test } from 'vitest';
import { dayAndHour } from './clock.ts';

test.each([
  ['2026-11-21T22:59:59Z', 'Europe/Paris', '2026-11-21', 23],
  ['2026-11-21T23:00:00Z', 'Europe/Paris', '2026-11-22', 0],
  ['2026-07-01T21:59:59Z', 'Europe/Paris', '2026-07-01', 23],
  ['2026-07-01T22:00:00Z', 'Europe/Paris', '2026-07-02', 0],
  ['2026-03-29T00:59:59Z', 'Europe/Paris', '2026-03-29', 1],
  ['2026-03-29T01:00:00Z', 'Europe/Paris', '2026-03-29', 3],
  ['2027-01-01T03:00:00Z', 'America/New_York', '2026-12-31', 22],
])('%s in %s is %s at %d h', (instant, zone, today, hour) => {
  expect(dayAndHour(new Date(instant), zone)).toEqual({ today, hour });
});
