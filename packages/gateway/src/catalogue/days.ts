import { GregorianCalendar, parseDate } from '@internationalized/date';

const calendar = new GregorianCalendar();

/** A day as a number that grows by one a day (the Julian day number). */
export type DayNumber = number;

/** @throws when `iso` is not a day as YYYY-MM-DD. */
export function dayNumberOf(iso: string): DayNumber {
  return calendar.toJulianDay(parseDate(iso));
}

export function isoDayOf(day: DayNumber): string {
  return calendar.fromJulianDay(day).toString();
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: DayNumber): number {
  return (day + 1) % 7;
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: DayNumber): { year: number; month: number; day: number } {
  const date = calendar.fromJulianDay(day);
  return { year: date.year, month: date.month, day: date.day };
}

export function dayNumberFrom(year: number, month: number, day: number): DayNumber {
  return dayNumberOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}
