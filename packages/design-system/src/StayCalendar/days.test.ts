import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  dayFromIso,
  firstDayOf,
  isoFromDay,
  isoFromMonth,
  lastDayOf,
  monthOfDay,
  weekdayOf,
  weeksOf,
} from './days.ts';

test.each(['', '2026-2-3', '2026-02-30', '2026-13-01', '2026-12-05T00:00', '05/12/2026'])(
  '"%s" is refused, not guessed at',
  (text) => {
    expect(() => dayFromIso(text)).toThrow(RangeError);
  },
);

test('days agree with CalendarDate over ten years, leap days and year ends included', () => {
  let date = parseDate('2023-12-25');
  for (let day = dayFromIso('2023-12-25'); day < dayFromIso('2033-12-31'); day++) {
    expect(isoFromDay(day)).toBe(date.toString());
    expect(dayFromIso(date.toString())).toBe(day);
    expect(isoFromMonth(monthOfDay(day))).toBe(date.toString().slice(0, 7));
    expect(isoFromDay(addMonths(day, 1))).toBe(date.add({ months: 1 }).toString());
    expect(isoFromDay(addMonths(day, -12))).toBe(date.subtract({ years: 1 }).toString());
    date = date.add({ days: 1 });
  }
});

test('SE-079: weeks start on Monday', () => {
  expect(weekdayOf(dayFromIso('2026-11-16'))).toBe(0);
  expect(weekdayOf(dayFromIso('2026-11-22'))).toBe(6);
  expect(weekdayOf(dayFromIso('1969-12-31'))).toBe(2);
});

describe('months', () => {
  test.each([
    ['2026-02-01', '2026-02-28', 5],
    ['2027-02-01', '2027-02-28', 4],
    ['2028-02-01', '2028-02-29', 5],
    ['2026-11-01', '2026-11-30', 6],
    ['2026-12-01', '2026-12-31', 5],
  ])('the month of %s ends on %s and takes %i rows', (first, last, weeks) => {
    const month = monthOfDay(dayFromIso(first));
    expect(isoFromDay(firstDayOf(month))).toBe(first);
    expect(isoFromDay(lastDayOf(month))).toBe(last);
    expect(weeksOf(month)).toBe(weeks);
  });
});
