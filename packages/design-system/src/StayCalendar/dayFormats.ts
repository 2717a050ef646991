import { dayFormatter, formatMoney } from '../format/index.ts';
import { firstDayOf, monthOfDay, timeOfDay } from './days.ts';

/** How one locale writes days, months and night prices. */
export interface DayFormats {
  /** "Saturday, 5 December 2026". Names a cell that shows the bare number, which must be in its name (WCAG 2.5.3). */
  full: (day: number) => string;
  /** "Saturday 5 December" */
  long: (day: number) => string;
  /** "Sat 5 Dec" */
  short: (day: number) => string;
  /** "Sat 5 – Sun 6 Dec": the month once when both days share it; a line breaks only after the dash. */
  range: (from: number, to: number) => string;
  /** "December 2026" */
  month: (month: number) => string;
  /** "€90" for 8950 cents: without decimals, and never less than what will be asked. */
  price: (cents: number) => string;
  /** "€179.50" */
  total: (cents: number) => string;
  /** Monday to Sunday: a column's short name and its full one. */
  weekdays: { short: string; long: string }[];
}

const known = new Map<string, DayFormats>();

/** A Monday, to take the weekdays' names from. */
const SOME_MONDAY = 4;

/** The formats of a locale. Making an Intl formatter costs more than a month of days: each is made once. */
export function dayFormats(locale: string): DayFormats {
  const found = known.get(locale);
  if (found) return found;

  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = dayFormatter(locale, options);
    return (day: number) => format(timeOfDay(day));
  };
  // Without the ordinal of the first: "mardi 1 décembre".
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

  const formats: DayFormats = {
    full: (day) => name.format(timeOfDay(day)),
    long: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
    short,
    range: (from, to) =>
      `${monthOfDay(from) === monthOfDay(to) ? withinMonth(from) : short(from)}\u00a0– ${short(to)}`,
    month: (index) => month(firstDayOf(index)),
    price: (cents) => formatMoney(Math.ceil(cents / 100) * 100, locale),
    total: (cents) => formatMoney(cents, locale),
    weekdays: Array.from({ length: 7 }, (_, weekday) => ({
      short: weekdayShort(SOME_MONDAY + weekday).replace('.', ''),
      long: weekdayLong(SOME_MONDAY + weekday),
    })),
  };
  known.set(locale, formats);
  return formats;
}
