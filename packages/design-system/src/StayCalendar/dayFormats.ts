import {
  addDays,
  firstDayOf,
  firstWeekday,
  type IsoDay,
  type IsoMonth,
  monthOf,
  startOfWeek,
  timeOfDay,
  type Weekday,
} from '@sabadora/days';
import { dayFormatter, formatMoney } from '../format/index.ts';

/** Formats of days, months and night prices in one locale. */
export interface DayFormats {
  /** "Saturday, 5 December 2026". Names a cell; contains the bare number that the cell shows (WCAG 2.5.3). */
  full: (day: IsoDay) => string;
  /** "Saturday 5 December" */
  long: (day: IsoDay) => string;
  /** "Sat 5 Dec" */
  short: (day: IsoDay) => string;
  /** "Sat 5 – Sun 6 Dec": a common month appears once; a line breaks only after the dash. */
  range: (from: IsoDay, to: IsoDay) => string;
  /** "December 2026" */
  month: (month: IsoMonth) => string;
  /** "€90" for 8950 cents: without decimals, rounded up so that it is never less than the price. */
  price: (cents: number) => string;
  /** "€179.50" */
  total: (cents: number) => string;
  /** First weekday of a week. */
  firstWeekday: Weekday;
  /** Short and full names of the columns, beginning with the first weekday. */
  weekdays: { short: string; long: string }[];
}

const known = new Map<string, DayFormats>();

/** An arbitrary day; the weekdays' names are taken from its week. */
const SOME_DAY = '2026-11-21';

/** The formats of a locale. Cached, because creating an Intl formatter costs more than rendering a month of days. */
export function dayFormats(locale: string): DayFormats {
  const found = known.get(locale);
  if (found) return found;

  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = dayFormatter(locale, options);
    return (day: IsoDay) => format(timeOfDay(day));
  };
  // Without the ordinal of the first of a month: "mardi 1 décembre".
  const name = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const short = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const withinMonth = dates({ weekday: 'short', day: 'numeric' });
  const month = dates({ month: 'long', year: 'numeric' });
  const weekdayShort = dates({ weekday: 'short' });
  const weekdayLong = dates({ weekday: 'long' });

  const first = firstWeekday(locale);
  const weekStart = startOfWeek(SOME_DAY, first);

  const formats: DayFormats = {
    full: (day) => name.format(timeOfDay(day)),
    long: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
    short,
    range: (from, to) =>
      `${monthOf(from) === monthOf(to) ? withinMonth(from) : short(from)}\u00a0– ${short(to)}`,
    month: (isoMonth) => month(firstDayOf(isoMonth)),
    price: (cents) => formatMoney(Math.ceil(cents / 100) * 100, locale),
    total: (cents) => formatMoney(cents, locale),
    firstWeekday: first,
    weekdays: Array.from({ length: 7 }, (_, column) => ({
      short: weekdayShort(addDays(weekStart, column)).replace('.', ''),
      long: weekdayLong(addDays(weekStart, column)),
    })),
  };
  known.set(locale, formats);
  return formats;
}
