import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nowInParis } from './clock.ts';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  daysInMonth,
  isIsoDay,
  mondayOf,
  monthOf,
  shiftDay,
  weekday,
} from './day.ts';

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
    expect([daysInMonth(2000, 2), daysInMonth(1900, 2), daysInMonth(2026, 4)]).toEqual([29, 28, 30]);
  });

  test('SE-079: weeks start on Monday', () => {
    expect(weekday('2026-11-16')).toBe(1);
    expect(weekday('2026-11-22')).toBe(7);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(monthOf('2026-11-16')).toBe('2026-11');
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
