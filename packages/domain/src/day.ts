/** A calendar day as `YYYY-MM-DD`. Days compare correctly as plain text. */
export type IsoDay = string;

/** "Today" and the hour as the visitor's market reads them: Europe/Paris, always handed in (D-096). */
export interface Now {
  today: IsoDay;
  /** 0 to 23. */
  hour: number;
}

const DAY_MS = 86_400_000;
const LAST_DAY = 2_932_896; // 9999-12-31, counted from 1970-01-01
const FIRST_DAY = -719_162; // 0001-01-01

const dayNumber = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Whether `value` is a day that exists, written `YYYY-MM-DD`. */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  // An engine may roll 30 February over to March, so the day must read back as it was written.
  return shiftDay(value, 0) === value;
}

/** `day` moved by `count` days, or undefined when that leaves the years 1 to 9999. */
export function shiftDay(day: IsoDay, count: number): IsoDay | undefined {
  const number = dayNumber(day) + count;
  if (!Number.isInteger(number) || number < FIRST_DAY || number > LAST_DAY) return undefined;
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/**
 * `day` moved by `count` days; negative counts go back.
 *
 * @throws RangeError when `day` is no day, `count` is not whole, or the result leaves the years 1 to 9999.
 */
export function addDays(day: IsoDay, count: number): IsoDay {
  const moved = shiftDay(day, count);
  if (moved === undefined) throw new RangeError(`cannot move day "${day}" by ${count}`);
  return moved;
}

/** Calendar days from `from` to `to`, negative when `to` comes first; daylight saving never matters. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days in a month; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `day` moved by whole months; a day the month lacks becomes its last day (ALG-20, D-162). */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  const date = Math.min(Number(day.slice(8)), daysInMonth(year, month));
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

/** `day` moved by whole years; 29 February becomes 28 February in a common year (D-162). */
export function addYears(day: IsoDay, count: number): IsoDay {
  return addMonths(day, count * 12);
}

/** Day of the week, Monday 1 to Sunday 7. */
export function weekday(day: IsoDay): number {
  // 1970-01-01 was a Thursday; the extra weeks keep days before it positive.
  return ((dayNumber(day) + 3 + 7 * 200_000) % 7) + 1;
}

/** The Monday of the week that holds `day`; weeks start on Monday (SE-079). */
export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, 1 - weekday(day));
}

/** The month of a day, `YYYY-MM`. */
export function monthOf(day: IsoDay): string {
  return day.slice(0, 7);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
