import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  daysFrom,
  daysInMonth,
  earliest,
  isIsoDay,
  lastDayOf,
  latest,
  mondayOf,
  monthOf,
  parseDay,
  shiftDay,
  shiftMonth,
  weekday,
  weekOfMonth,
  weeksInMonth,
} from './index.ts';

const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((count) => addDays('2026-01-01', count));

describe('calendar days', () => {
  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
    [20260101, false],
  ])('%s is a day: %s', (value, expected) => {
    expect(isIsoDay(value)).toBe(expected);
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s moved by %i days is %s, daylight saving or not', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test.each([
    ['2024-02-29', '2025-02-28'],
    ['2026-11-21', '2027-11-21'],
    ['2027-02-28', '2028-02-28'],
  ])('D-162: a year after %s is %s', (day, expected) => {
    expect(addYears(day, 1)).toBe(expected);
  });

  test('ALG-20: a month that lacks the day ends on its last one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(['2000-02', '1900-02', '2026-04'].map(daysInMonth)).toEqual([29, 28, 30]);
  });

  test('SE-079: weeks start on Monday', () => {
    expect(weekday('2026-11-16')).toBe(1);
    expect(weekday('2026-11-22')).toBe(7);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(monthOf('2026-11-16')).toBe('2026-11');
  });

  test.each(['', '2026-2-3', '2026-02-30', '2026-13-01', '2026-12-05T00:00', '05/12/2026'])(
    '"%s" is refused, not guessed at',
    (text) => {
      expect(() => parseDay(text)).toThrow(RangeError);
    },
  );

  test.each([
    ['2026-02', '2026-02-28', 5],
    ['2027-02', '2027-02-28', 4],
    ['2028-02', '2028-02-29', 5],
    ['2026-11', '2026-11-30', 6],
    ['2026-12', '2026-12-31', 5],
  ])('the month %s ends on %s and takes %i rows of weeks from Monday', (month, last, weeks) => {
    expect(lastDayOf(month)).toBe(last);
    expect(weeksInMonth(month, 1)).toBe(weeks);
    expect(weekOfMonth(last, 1)).toBe(weeks - 1);
  });

  test('February 2026 fills four rows where weeks start on Sunday', () => {
    expect(weeksInMonth('2026-02', 7)).toBe(4);
    expect([weekOfMonth('2026-02-07', 7), weekOfMonth('2026-02-08', 7)]).toEqual([0, 1]);
  });

  test('days in a row, and the first and last of some', () => {
    expect(daysFrom('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(daysFrom('2026-12-30', 0)).toEqual([]);
    expect(earliest('2026-12-30', '2027-01-01', '2026-02-01')).toBe('2026-02-01');
    expect(latest('2026-12', '2027-01', '2026-02')).toBe('2027-01');
    expect(shiftMonth('2026-01', -13)).toBe('2024-12');
  });

  test('a day out of reach is refused', () => {
    expect(shiftDay('9999-12-31', 1)).toBeUndefined();
    expect(shiftDay('2026-01-01', 1e15)).toBeUndefined();
    expect(() => addDays('soon', 1)).toThrow(RangeError);
  });

  test('moving and counting agree, and order is that of the text', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const moved = addDays(day, count);
        expect(daysBetween(day, moved)).toBe(count);
        expect(moved > day).toBe(count > 0);
        expect(isIsoDay(moved)).toBe(true);
        expect(weekday(mondayOf(day))).toBe(1);
        expect(daysBetween(mondayOf(day), day)).toBe(weekday(day) - 1);
      }),
    );
  });
});
