import { type DayInput, isIsoDay, timeOfDay, toDay } from '@sabadora/days';
import { plainText } from '../Field/plainText.ts';
import { dateFormats, plainWord } from './dateFormats.ts';

/** What may be wrong with a typed date. */
export type DateProblem =
  /** Not a date, e.g. a word that is not a month, or too few or too many numbers. */
  | 'unreadable'
  /** 31 June, 29 February of a common year, a thirteenth month. */
  | 'noSuchDay'
  /** A date in the past, such as a birthday, without its year. */
  | 'missingYear'
  | 'tooEarly'
  | 'tooLate';

/** Days are ISO text, or a `CalendarDate` or `Temporal.PlainDate`. */
export interface DateRules {
  /** BCP 47 tag; decides the names of months, and the order of day and month. */
  locale: string;
  /** Today; a date without a year is its next occurrence from this day. */
  today: DayInput;
  /** First day that is accepted. */
  minDate?: DayInput | undefined;
  /** Last day that is accepted; today or earlier for a date of the past, such as a birthday. */
  maxDate?: DayInput | undefined;
}

/** Years after today that a year of two digits may mean at most, if there is no `maxDate`. */
const YEARS_AHEAD = 20;

/** Least number of letters of a shortened month; it must also fit one month only: "jui" does not, "juil" does. */
const SHORTEST_NAME = 3;

interface Parts {
  day: number;
  month: number;
  /** As typed: two or four digits, or nothing. */
  year: string | undefined;
}

/**
 * The ISO day that a typed text means: "24/7", "24.07.26", "24 juil.", "samedi 24 juillet 2026", "24072026",
 * "2026-07-24". Day before month, except where the locale puts the month first (en-US); a year of two digits is the
 * latest that `maxDate` allows.
 *
 * @throws RangeError when a day of the rules is invalid, or the locale is malformed.
 */
export function readDate(text: string, given: DateRules): { isoDate: string } | { problem: DateProblem } {
  const rules = inIsoDays(given);
  const parts = partsOf(text, rules.locale);
  if (!parts) return { problem: 'unreadable' };
  const { day, month, year } = parts;
  const isPast = rules.maxDate !== undefined && rules.maxDate <= rules.today;
  // 2000 is a leap year, so that 29 February exists.
  if (year === undefined && isPast) return { problem: isoOf(2000, month, day) ? 'missingYear' : 'noSuchDay' };
  const isoDate =
    year === undefined ? nextDay(month, day, rules.today) : isoOf(fullYear(year, parts, rules), month, day);
  if (isoDate === undefined) return { problem: 'noSuchDay' };
  if (rules.minDate !== undefined && isoDate < rules.minDate) return { problem: 'tooEarly' };
  if (rules.maxDate !== undefined && isoDate > rules.maxDate) return { problem: 'tooLate' };
  return { isoDate };
}

/** The locale's short form of a day, which `readDate` reads back: "24/07/2026", "24-07-2026". */
export function writeDate(day: DayInput, locale: string): string {
  return dateFormats(locale).numeric(timeOfDay(toDay(day)));
}

interface IsoRules {
  locale: string;
  today: string;
  minDate: string | undefined;
  maxDate: string | undefined;
}

function inIsoDays({ locale, today, minDate, maxDate }: DateRules): IsoRules {
  return {
    locale,
    today: toDay(today),
    minDate: minDate && toDay(minDate),
    maxDate: maxDate && toDay(maxDate),
  };
}

function partsOf(text: string, locale: string): Parts | undefined {
  const plain = plainWord(plainText(text));
  // A text with other characters is not a date, e.g. a negative number, a time, a range.
  if (/^-|[^\p{L}\d .,/’'°-]/u.test(plain)) return undefined;
  const { isMonthFirst, months, fillers } = dateFormats(locale);
  const tokens = plain.match(/\d+|\p{L}+/gu) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const words = telling(
    tokens.filter((token) => /^\D/.test(token)),
    fillers,
    months,
  );
  const [first = '', second, third] = numbers;

  if (words.length === 1) {
    const month = monthNamed(words[0] ?? '', months);
    if (month === undefined || numbers.length > 2) return undefined;
    const [day, year] = first.length === 4 ? [second, first] : [first, second];
    return partsFrom(day, String(month), year);
  }
  if (words.length > 1) return undefined;
  if (numbers.length === 1 && /^(\d{6}|\d{8})$/.test(first)) {
    // A phone's numeric keyboard has no slash.
    const [a, b, year] = [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
    return isMonthFirst ? partsFrom(b, a, year) : partsFrom(a, b, year);
  }
  if (numbers.length < 2 || numbers.length > 3) return undefined;
  // A date that begins with the year is in ISO order, whatever the locale's order is.
  if (first.length === 4) return third === undefined ? undefined : partsFrom(third, second, first);
  return isMonthFirst ? partsFrom(second, first, third) : partsFrom(first, second, third);
}

/** The parts; undefined when one is missing or has a wrong number of digits. */
function partsFrom(day = '', month = '', year?: string): Parts | undefined {
  const isWhole = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month);
  if (!isWhole || (year !== undefined && !/^(\d{2}|\d{4})$/.test(year))) return undefined;
  return { day: Number(day), month: Number(month), year };
}

/** The words without fillers. Of two names of months, the first that is also a weekday is left out: "mar 24 mar". */
function telling(
  words: string[],
  fillers: ReadonlySet<string>,
  months: readonly (readonly string[])[],
): string[] {
  const significant = words.filter((word) => !fillers.has(word) || monthNamed(word, months) !== undefined);
  const weekday = significant.length > 1 ? significant.findIndex((word) => fillers.has(word)) : -1;
  return significant.filter((_, index) => index !== weekday);
}

/** Number of a month, from 1, by its whole name, or by a beginning that fits only one month. */
function monthNamed(word: string, months: readonly (readonly string[])[]): number | undefined {
  const whole = months.findIndex((names) => names.includes(word));
  if (whole >= 0) return whole + 1;
  if (word.length < SHORTEST_NAME) return undefined;
  const begun = months.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** The ISO day; undefined when that month has no such day. */
function isoOf(year: number, month: number, day: number): string | undefined {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const isoDate = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isIsoDay(isoDate) ? isoDate : undefined;
}

/** The next occurrence of a day and month, today included; 29 February may be eight years away. */
function nextDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const isoDate = isoOf(year + ahead, month, day);
    if (isoDate !== undefined && isoDate >= today) return isoDate;
  }
  return undefined;
}

/** The latest year with these last two digits whose day is not after `maxDate`. */
function fullYear(year: string, { month, day }: Parts, { today, maxDate }: IsoRules): number {
  if (year.length === 4) return Number(year);
  const limit = Number((maxDate ?? today).slice(0, 4)) + (maxDate === undefined ? YEARS_AHEAD : 0);
  const inCentury = limit - (limit % 100) + Number(year);
  const latest = inCentury > limit ? inCentury - 100 : inCentury;
  const isAfter = maxDate !== undefined && (isoOf(latest, month, day) ?? '') > maxDate;
  return isAfter ? latest - 100 : latest;
}
