import { addDays, daysBetween, type IsoDay } from './day.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf } from './month.ts';

/** A day of the week by ISO 8601: Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A Monday, from which weekdays are counted. */
const SOME_MONDAY = '1970-01-05';

/** Day of the week, Monday 1 to Sunday 7. */
export function weekday(day: IsoDay): Weekday {
  return (modulo(daysBetween(SOME_MONDAY, day), 7) + 1) as Weekday;
}

/** Column of a day in weeks that start on `firstWeekday`, from 0 to 6. */
export function columnOf(day: IsoDay, firstWeekday: Weekday): number {
  return modulo(weekday(day) - firstWeekday, 7);
}

/** The first day of the week that contains `day`. */
export function startOfWeek(day: IsoDay, firstWeekday: Weekday): IsoDay {
  return addDays(day, -columnOf(day, firstWeekday));
}

/** The Monday of the week that contains `day`; weeks start on Monday in every market (SE-079). */
export function mondayOf(day: IsoDay): IsoDay {
  return startOfWeek(day, 1);
}

/** Row of a day within its month, from 0. */
export function weekOfMonth(day: IsoDay, firstWeekday: Weekday): number {
  const first = firstDayOf(monthOf(day));
  return Math.floor((columnOf(first, firstWeekday) + daysBetween(first, day)) / 7);
}

/** Number of rows of a month: 4 to 6. */
export function weeksInMonth(month: IsoMonth, firstWeekday: Weekday): number {
  return weekOfMonth(lastDayOf(month), firstWeekday) + 1;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
