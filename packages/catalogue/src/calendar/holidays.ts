import { addDays, type IsoDay, type Weekday, weekday } from '@sabadora/days';
import type { CountryCode } from '../places/places.ts';

/** Easter Sunday (Butcher's algorithm for the Gregorian calendar). */
export function easterOf(year: number): IsoDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const untilSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * untilSunday) / 451);
  const sum = epact + untilSunday - 7 * shift + 114;
  // The formula gives 31 × month + day of the month − 1, in March or April.
  return addDays(`${year}-03-01`, sum - 3 * 31);
}

/** Public holidays on the same day every year, `MM-DD`. */
const FIXED: Readonly<Record<CountryCode, readonly string[]>> = {
  FR: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
  ES: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  IT: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
  NL: ['01-01', '05-05', '12-25', '12-26'],
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
};

/** Public holidays that move with Easter, as days after Easter Sunday. */
const WITH_EASTER: Readonly<Record<CountryCode, readonly number[]>> = {
  FR: [1, 39, 50],
  ES: [-2],
  IT: [1],
  NL: [1, 39, 50],
  BE: [1, 39, 50],
};

/** King's Day is 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): IsoDay {
  return weekday(`${year}-04-27`) === 7 ? `${year}-04-26` : `${year}-04-27`;
}

const cache = new Map<string, ReadonlySet<IsoDay>>();

/** The public holidays of a country in a year. */
export function publicHolidays(country: CountryCode, year: number): ReadonlySet<IsoDay> {
  const key = `${country}${year}`;
  let days = cache.get(key);
  if (!days) {
    const easter = easterOf(year);
    days = new Set([
      ...FIXED[country].map((monthDay) => `${year}-${monthDay}`),
      ...WITH_EASTER[country].map((after) => addDays(easter, after)),
      ...(country === 'NL' ? [kingsDay(year)] : []),
    ]);
    cache.set(key, days);
  }
  return days;
}

/**
 * Nights of long weekends around public holidays: from Wednesday to Saturday for a holiday on Thursday, from Thursday
 * for one on Friday, Friday to Sunday for one on Monday, Friday to Monday for one on Tuesday.
 */
export function bridgeNights(country: CountryCode, year: number): ReadonlySet<IsoDay> {
  const key = `bridge ${country}${year}`;
  let nights = cache.get(key);
  if (!nights) {
    const found = new Set<IsoDay>();
    const easter = easterOf(year);
    for (const holiday of [...publicHolidays(country, year), easter]) {
      const [first, last] = LONG_WEEKEND[weekday(holiday)];
      for (let offset = first; offset <= last; offset++) found.add(addDays(holiday, offset));
    }
    nights = found;
    cache.set(key, nights);
  }
  return nights;
}

/** First and last night of the long weekend, counted from the holiday, by its weekday. */
const LONG_WEEKEND: Readonly<Record<Weekday, readonly [first: number, last: number]>> = {
  1: [-3, -1],
  2: [-4, -1],
  3: [-1, -1],
  4: [-1, 2],
  5: [-1, 1],
  6: [-1, 0],
  7: [-2, -1],
};
