/** A calendar day as `YYYY-MM-DD`, of the years 1 to 9999. Days compare correctly as plain text. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const LAST_DAY = 2_932_896; // 9999-12-31, counted from 1970-01-01
const FIRST_DAY = -719_162; // 0001-01-01
const JULIAN_DAY_OF_1970 = 2_440_588;

/** Days since 1970-01-01. `Date` serves as the calendar of UTC only, which has no daylight saving. */
const dayNumber = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Whether `value` is a day that exists, written `YYYY-MM-DD`. */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  // An engine may roll 30 February over to March, so the day must read back as it was written.
  return shiftDay(value, 0) === value;
}

/**
 * The text as a day.
 *
 * @throws RangeError when `text` is no day that exists, written `YYYY-MM-DD`.
 */
export function parseDay(text: string): IsoDay {
  if (isIsoDay(text)) return text;
  throw new RangeError(`Expected a day like "2026-12-05", got "${String(text)}".`);
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

/**
 * `count` days in a row, `first` included.
 *
 * @throws RangeError when `first` is no day, or the last one would leave the years 1 to 9999.
 */
export function daysFrom(first: IsoDay, count: number): IsoDay[] {
  return Array.from({ length: count }, (_, offset) => addDays(first, offset));
}

/** Calendar days from `from` to `to`, negative when `to` comes first; NaN when one of them is no day. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The Julian day number: a day as a whole number, for columns of numbers and for arithmetic in bulk. */
export function julianDay(day: IsoDay): number {
  return dayNumber(day) + JULIAN_DAY_OF_1970;
}

/** The moment to hand to an `Intl.DateTimeFormat` whose time zone is UTC: milliseconds since 1970. */
export function timeOfDay(day: IsoDay): number {
  return dayNumber(day) * DAY_MS;
}

/** The earliest of some days, or of some months. */
export function earliest(first: string, ...others: readonly string[]): string {
  return others.reduce((best, day) => (day < best ? day : best), first);
}

/** The latest of some days, or of some months. */
export function latest(first: string, ...others: readonly string[]): string {
  return others.reduce((best, day) => (day > best ? day : best), first);
}
