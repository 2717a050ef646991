import { CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, addYears, daysBetween, isIsoDay, weekday } from './day.ts';

/** Days of four centuries around ours, as a library of calendars knows them. */
const calendarDates = fc
  .tuple(
    fc.integer({ min: 1800, max: 2199 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) => new CalendarDate(year, month, day));

describe('day arithmetic agrees with @internationalized/date', () => {
  test('D-162: adding days, months and years', () => {
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        const day = date.toString();
        expect(addDays(day, count)).toBe(date.add({ days: count }).toString());
        expect(addMonths(day, count % 500)).toBe(date.add({ months: count % 500 }).toString());
        expect(addYears(day, count % 50)).toBe(date.add({ years: count % 50 }).toString());
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test('SE-079: weeks start on Monday', () => {
    fc.assert(
      fc.property(calendarDates, (date) => {
        expect(weekday(date.toString())).toBe(getDayOfWeek(date, 'en-GB', 'mon') + 1);
      }),
    );
  });

  test('a text is a day exactly when the calendar has it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), (month, day) => {
        const text = `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const isKnown = (() => {
          try {
            return parseDate(text).toString() === text;
          } catch {
            return false;
          }
        })();
        expect(isIsoDay(text)).toBe(isKnown);
      }),
    );
  });
});
