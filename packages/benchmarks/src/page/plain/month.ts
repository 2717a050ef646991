import { dayInfo, isOpen, LAST_DAY, priceOf, TODAY } from '../stay.ts';

// Months of the calendars without a library: plain React and plain DOM.

/** A day as shown in a cell. */
export interface PlainDay {
  iso: string;
  date: number;
  name: string;
  price: string | undefined;
  note: string | undefined;
  isOpen: boolean;
  isCheapest: boolean;
  isClosed: boolean;
}

export interface PlainMonth {
  /** E.g. "2026-11". */
  iso: string;
  title: string;
  /** Number of empty cells before the first day. */
  before: number;
  weeks: PlainDay[][];
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const SOME_MONDAY = Date.UTC(1970, 0, 5);

/** Makes a value at its first use, as a component would, so that a cold mount includes its cost. */
const lazy = <Value>(make: () => Value) => {
  let value: Value | undefined;
  return () => (value ??= make());
};
const fullDay = lazy(() => format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }));
const monthTitle = lazy(() => format({ month: 'long', year: 'numeric' }));
export const weekdays = lazy(() => {
  const short = format({ weekday: 'short' });
  const long = format({ weekday: 'long' });
  return Array.from({ length: 7 }, (_, day) => {
    const time = SOME_MONDAY + day * 86_400_000;
    return { short: short.format(time), long: long.format(time) };
  });
});

function plainDay(iso: string, date: number): PlainDay {
  const isOutside = iso < TODAY || iso > LAST_DAY;
  const { minNights = 1, isCheapest = false, reason } = dayInfo(iso);
  const open = isOpen(iso);
  const price = priceOf(iso);
  const remarks: string[] = [];
  if (!open) remarks.push(isOutside ? 'In the past' : (reason ?? 'Not available'));
  else if (minNights > 1) remarks.push(`Minimum stay: ${minNights} nights`);
  if (open && isCheapest) remarks.push('Best price of the month');
  const name = [fullDay().format(Date.parse(iso)), ...(price ? [`${price} per night`] : []), ...remarks];
  return {
    iso,
    date,
    name: name.join(', '),
    price: price && minNights > 1 ? `${price}*` : price,
    note: isOutside || remarks.length === 0 ? undefined : remarks.join(' · '),
    isOpen: open,
    isCheapest: open && isCheapest,
    isClosed: !open && !isOutside,
  };
}

/** The month `offset` months after today's. */
export function plainMonth(offset: number): PlainMonth {
  const first = new Date(Date.UTC(Number(TODAY.slice(0, 4)), Number(TODAY.slice(5, 7)) - 1 + offset, 1));
  const iso = first.toISOString().slice(0, 7);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const weeks: PlainDay[][] = [];
  for (let date = 1; date <= last; date += 1) {
    const week = (weeks[Math.floor((before + date - 1) / 7)] ??= []);
    week.push(plainDay(`${iso}-${String(date).padStart(2, '0')}`, date));
  }
  return { iso, title: monthTitle().format(first), before, weeks };
}

/** The ISO day after the given one. */
export const nextDay = (iso: string) => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);

/** The part that a day has in the range from `start` to `end`. */
export function rangePart(iso: string, start: string | undefined, end: string | undefined) {
  if (start === undefined || end === undefined || end <= start || iso < start || iso > end) return undefined;
  if (iso === start) return 'start';
  return iso === end ? 'end' : 'between';
}
