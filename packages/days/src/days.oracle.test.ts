import {
  CalendarDate,
  endOfMonth,
  getDayOfWeek,
  getWeeksInMonth,
  GregorianCalendar,
  parseDate,
  startOfWeek as startOfLocaleWeek,
} from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  columnOf,
  daysBetween,
  daysInMonth,
  firstDayOf,
  firstWeekday,
  isIsoDay,
  julianDay,
  lastDayOf,
  monthOf,
  monthsBetween,
  shiftMonth,
  startOfWeek,
  timeOfDay,
  weekday,
  weeksInMonth,
} from './index.ts';

/** Days of four centuries around the present, by `@internationalized/date`. */
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

  test('months: their ends, their lengths, and the way from one to another', () => {
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: -500, max: 500 }), (date, count) => {
        const month = monthOf(date.toString());
        expect(firstDayOf(month)).toBe(date.set({ day: 1 }).toString());
        expect(lastDayOf(month)).toBe(endOfMonth(date).toString());
        expect(daysInMonth(month)).toBe(date.calendar.getDaysInMonth(date));
        const moved = shiftMonth(month, count);
        expect(moved).toBe(monthOf(date.set({ day: 1 }).add({ months: count }).toString()));
        expect(monthsBetween(month, moved)).toBe(count);
      }),
    );
  });

  test('a day as a number and as a moment', () => {
    const calendar = new GregorianCalendar();
    fc.assert(
      fc.property(calendarDates, (date) => {
        expect(julianDay(date.toString())).toBe(calendar.toJulianDay(date));
        expect(timeOfDay(date.toString())).toBe(date.toDate('UTC').getTime());
      }),
    );
  });

  test('weeks start where the locale starts them', () => {
    const locales = fc.constantFrom(
      ...'fr-FR es-ES it-IT nl-NL fr-BE nl-BE en-GB de zh-CN en-001'.split(' '),
      ...'en en-US pt-BR pt-PT he ja-JP ar ar-AE fa-IR dv-MV hi-Latn-IN'.split(' '),
    );
    fc.assert(
      fc.property(calendarDates, locales, (date, locale) => {
        const first = firstWeekday(locale);
        expect(columnOf(date.toString(), first)).toBe(getDayOfWeek(date, locale));
        expect(startOfWeek(date.toString(), first)).toBe(startOfLocaleWeek(date, locale).toString());
        expect(weeksInMonth(monthOf(date.toString()), first)).toBe(getWeeksInMonth(date, locale));
      }),
    );
  });

  test('the first weekday of every region is that of CLDR', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const regions = letters
      .flatMap((one) => letters.map((other) => one + other))
      // Skips codes that are no longer in use, and the code of an unknown region.
      .filter(
        (region) => names.of(region) && region !== 'ZZ' && new Intl.Locale(`und-${region}`).region === region,
      );
    expect(regions.length).toBeGreaterThan(200);
    // The day is a Monday, so its position in the week gives the first weekday.
    const monday = new CalendarDate(2026, 11, 16);
    const ours = regions.map((region) => `${region} ${columnOf('2026-11-16', firstWeekday(`en-${region}`))}`);
    expect(ours).toEqual(regions.map((region) => `${region} ${getDayOfWeek(monday, `en-${region}`)}`));
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
