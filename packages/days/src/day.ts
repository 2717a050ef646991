/** A calendar day as `YYYY-MM-DD`, of the years 1 to 9999. Days compare correctly as plain text. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const LAST_DAY = 2_932_896; // 9999-12-31, counted from 1970-01-01
const FIRST_DAY = -719_162; // 0001-01-01
const JULIAN_DAY_OF_1970 = 2_440_588;

/** Days since 1970-01-01. `Date` is used in UTC only, where there is no daylight saving time. */
const dayNumber = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Whether `value` is an existing day, written `YYYY-MM-DD`. */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  // An engine may parse 30 February as a day in March, so the day is compared with its own text.
  return shiftDay(value, 0) === value;
}

/**
 * Parses a day.
 *
 * @throws RangeError when `text` is not an existing day, written `YYYY-MM-DD`.
 */
export function parseDay(text: string): IsoDay {
  if (isIsoDay(text)) return text;
  throw new RangeError(`Expected a day like "2026-12-05", got "${String(text)}".`);
}

/** `day` moved by `count` days; undefined when the result is outside the years 1 to 9999. */
export function shiftDay(day: IsoDay, count: number): IsoDay | undefined {
  const number = dayNumber(day) + count;
  if (!Number.isInteger(number) || number < FIRST_DAY || number > LAST_DAY) return undefined;
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/**
 * `day` moved by `count` days; negative counts go back.
 *
 * @throws RangeError when `day` is not a day, `count` is not whole, or the result is outside the years 1 to 9999.
 */
export function addDays(day: IsoDay, count: number): IsoDay {
  const moved = shiftDay(day, count);
  if (moved === undefined) throw new RangeError(`cannot move day "${day}" by ${count}`);
  return moved;
}

/**
 * `count` consecutive days, starting with `first`.
 *
 * @throws RangeError when `first` is not a day, or the last day is outside the years 1 to 9999.
 */
export function daysFrom(first: IsoDay, count: number): IsoDay[] {
  return Array.from({ length: count }, (_, offset) => addDays(first, offset));
}

/** Number of days from `from` to `to`, negative when `to` is earlier; NaN when one of them is not a day. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The Julian day number: a day as a whole number, for numeric columns and bulk arithmetic. */
export function julianDay(day: IsoDay): number {
  return dayNumber(day) + JULIAN_DAY_OF_1970;
}

/** Midnight UTC of the day in milliseconds since 1970, for an `Intl.DateTimeFormat` with the time zone UTC. */
export function timeOfDay(day: IsoDay): number {
  return dayNumber(day) * DAY_MS;
}

/** The earliest of several days or months. */
export function earliest(first: string, ...others: readonly string[]): string {
  return others.reduce((best, day) => (day < best ? day : best), first);
}

/** The latest of several days or months. */
export function latest(first: string, ...others: readonly string[]): string {
  return others.reduce((best, day) => (day > best ? day : best), first);
}
