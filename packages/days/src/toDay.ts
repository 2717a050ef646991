import { type IsoDay, isIsoDay, parseDay } from './day.ts';

/** A day as an object of a library: `CalendarDate` of `@internationalized/date`, or `Temporal.PlainDate`. */
export interface DayParts {
  readonly year: number;
  /** Month, from 1. */
  readonly month: number;
  readonly day: number;
  /** Calendar of a `CalendarDate`; has to be the Gregorian one. */
  readonly calendar?: { readonly identifier: string };
  /** Calendar of a `Temporal.PlainDate`; has to be the Gregorian one. */
  readonly calendarId?: string;
  /** Era of a `CalendarDate`. */
  readonly era?: string | undefined;
}

/** A day that callers may pass: ISO text `YYYY-MM-DD`, a `CalendarDate`, or a `Temporal.PlainDate`. */
export type DayInput = IsoDay | DayParts;

const GREGORIAN = ['gregory', 'iso8601'];

/**
 * Converts a caller's day to ISO text.
 *
 * @throws RangeError when it is not a day of the years 1 to 9999, or its calendar is not the Gregorian one.
 */
export function toDay(input: DayInput): IsoDay {
  if (typeof input === 'string') return parseDay(input);
  const { year, month, day, calendar, calendarId, era } = input;
  const counting = calendar?.identifier ?? calendarId ?? 'iso8601';
  if (!GREGORIAN.includes(counting)) {
    throw new RangeError(
      `Expected a day of the Gregorian calendar, got one of "${counting}". Convert it first: toCalendar(date, new GregorianCalendar()), or date.withCalendar('iso8601').`,
    );
  }
  const text = [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
  if (era !== 'BC' && isIsoDay(text)) return text;
  throw new RangeError(`Expected a day of the years 1 to 9999, got "${text}"${era ? ` ${era}` : ''}.`);
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
