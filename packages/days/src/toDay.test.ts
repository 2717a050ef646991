import {
  BuddhistCalendar,
  CalendarDate,
  CalendarDateTime,
  JapaneseCalendar,
  toCalendar,
} from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type DayInput, toDay } from './index.ts';

/** The fields of a `Temporal.PlainDate` that are read; the engine of the tests may lack `Temporal`. */
const plainDate = (year: number, month: number, day: number, calendarId = 'iso8601'): DayInput => ({
  calendarId,
  year,
  month,
  day,
});

test.each<[string, DayInput]>([
  ['ISO text', '2026-02-05'],
  ['a CalendarDate', new CalendarDate(2026, 2, 5)],
  ['the day of a CalendarDateTime', new CalendarDateTime(2026, 2, 5, 23, 59)],
  ['a Temporal.PlainDate', plainDate(2026, 2, 5)],
  ['a Temporal.PlainDate of the Gregorian calendar', plainDate(2026, 2, 5, 'gregory')],
  ['the parts of a day', { year: 2026, month: 2, day: 5 }],
])('%s is a day', (_, input) => {
  expect(toDay(input)).toBe('2026-02-05');
});

test('every CalendarDate is the day that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (count) => {
      const day = addDays('1970-01-01', count);
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      expect(toDay(new CalendarDate(year, month, date))).toBe(day);
    }),
  );
});

test.each<[string, DayInput, RegExp]>([
  ['text that is no day', '2026-02-30', /Expected a day like "2026-12-05", got "2026-02-30"/],
  ['parts that are no day', plainDate(2026, 2, 30), /years 1 to 9999, got "2026-02-30"/],
  ['a year of five digits', plainDate(10_000, 1, 1), /got "10000-01-01"/],
  ['a day before the year 1', new CalendarDate('BC', 5, 1, 1), /got "0005-01-01" BC/],
  [
    'another calendar’s day',
    toCalendar(new CalendarDate(2026, 2, 5), new BuddhistCalendar()),
    /Gregorian calendar, got one of "buddhist"/,
  ],
  [
    'another calendar’s day with eras',
    toCalendar(new CalendarDate(2026, 2, 5), new JapaneseCalendar()),
    /got one of "japanese"/,
  ],
  ['another calendar’s PlainDate', plainDate(5786, 5, 18, 'hebrew'), /got one of "hebrew"/],
])('%s is refused, and the error says why', (_, input, message) => {
  expect(() => toDay(input)).toThrow(RangeError);
  expect(() => toDay(input)).toThrow(message);
});
