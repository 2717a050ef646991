import { type DayNumber, dayNumberFrom, weekdayOf } from './days.ts';
import type { CountryCode } from './places.ts';

/** Easter Sunday (Butcher's algorithm for the Gregorian calendar). */
export function easterOf(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return dayNumberFrom(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Public holidays on the same day every year, [month, day]. */
const FIXED: Readonly<Record<CountryCode, readonly (readonly [month: number, day: number])[]>> = {
  FR: [
    [1, 1],
    [5, 1],
    [5, 8],
    [7, 14],
    [8, 15],
    [11, 1],
    [11, 11],
    [12, 25],
  ],
  ES: [
    [1, 1],
    [1, 6],
    [5, 1],
    [8, 15],
    [10, 12],
    [11, 1],
    [12, 6],
    [12, 8],
    [12, 25],
  ],
  IT: [
    [1, 1],
    [1, 6],
    [4, 25],
    [5, 1],
    [6, 2],
    [8, 15],
    [11, 1],
    [12, 8],
    [12, 25],
    [12, 26],
  ],
  NL: [
    [1, 1],
    [5, 5],
    [12, 25],
    [12, 26],
  ],
  BE: [
    [1, 1],
    [5, 1],
    [7, 21],
    [8, 15],
    [11, 1],
    [11, 11],
    [12, 25],
  ],
};

/** Public holidays that move with Easter: days after it. */
const WITH_EASTER: Readonly<Record<CountryCode, readonly number[]>> = {
  FR: [1, 39, 50],
  ES: [-2],
  IT: [1],
  NL: [1, 39, 50],
  BE: [1, 39, 50],
};

/** King's Day is 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): DayNumber {
  const day = dayNumberFrom(year, 4, 27);
  return weekdayOf(day) === 0 ? day - 1 : day;
}

const cache = new Map<string, ReadonlySet<DayNumber>>();

/** The days off work of a country in a year. */
export function publicHolidays(country: CountryCode, year: number): ReadonlySet<DayNumber> {
  const key = `${country}${year}`;
  let days = cache.get(key);
  if (!days) {
    const easter = easterOf(year);
    days = new Set([
      ...FIXED[country].map(([month, day]) => dayNumberFrom(year, month, day)),
      ...WITH_EASTER[country].map((after) => easter + after),
      ...(country === 'NL' ? [kingsDay(year)] : []),
    ]);
    cache.set(key, days);
  }
  return days;
}

/**
 * Nights that a public holiday makes part of a long weekend: with a holiday on Thursday the nights from Wednesday to
 * Saturday, on Friday from Thursday, on Monday from Friday to Sunday, on Tuesday from Friday to Monday.
 */
export function bridgeNights(country: CountryCode, year: number): ReadonlySet<DayNumber> {
  const key = `bridge ${country}${year}`;
  let nights = cache.get(key);
  if (!nights) {
    const found = new Set<DayNumber>();
    const easter = easterOf(year);
    for (const holiday of [...publicHolidays(country, year), easter]) {
      const [first, last] = LONG_WEEKEND[weekdayOf(holiday)] ?? [-1, -1];
      for (let offset = first; offset <= last; offset++) found.add(holiday + offset);
    }
    nights = found;
    cache.set(key, nights);
  }
  return nights;
}

/** By weekday of the holiday: first and last night of the long weekend, counted from it. */
const LONG_WEEKEND: Readonly<Record<number, readonly [first: number, last: number]>> = {
  0: [-2, -1],
  1: [-3, -1],
  2: [-4, -1],
  3: [-1, -1],
  4: [-1, 2],
  5: [-1, 1],
  6: [-1, 0],
};
