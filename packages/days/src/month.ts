import type { IsoDay } from './day.ts';

/** A month as `YYYY-MM`. Months compare correctly as plain text. */
export type IsoMonth = string;

/** The month of a day. */
export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7);
}

/**
 * `month` moved by `count` months; negative counts go back. Outside the years 0 to 9999 the result is not a valid
 * month.
 */
export function shiftMonth(month: IsoMonth, count: number): IsoMonth {
  const moved = monthNumber(month) + count;
  return `${pad(Math.floor(moved / 12), 4)}-${pad((((moved % 12) + 12) % 12) + 1, 2)}`;
}

/** Number of months from `from` to `to`, negative when `to` is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return monthNumber(to) - monthNumber(from);
}

/** Number of days in a month: 28 to 31. */
export function daysInMonth(month: IsoMonth): number {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  if (number === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return number === 4 || number === 6 || number === 9 || number === 11 ? 30 : 31;
}

/** First day of a month. */
export function firstDayOf(month: IsoMonth): IsoDay {
  return `${month}-01`;
}

/** Last day of a month. */
export function lastDayOf(month: IsoMonth): IsoDay {
  return `${month}-${daysInMonth(month)}`;
}

/** `day` moved by whole months; a day that the month does not have becomes its last day (ALG-20, D-162). */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const month = shiftMonth(monthOf(day), count);
  return `${month}-${pad(Math.min(Number(day.slice(8)), daysInMonth(month)), 2)}`;
}

/** `day` moved by whole years; 29 February becomes 28 February in a common year (D-162). */
export function addYears(day: IsoDay, count: number): IsoDay {
  return addMonths(day, count * 12);
}

/** Months since the year 0. */
function monthNumber(month: IsoMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
