import { type IsoDay, timeOfDay } from '@sabadora/days';
import { type Language, type Locale, MARKETS } from './market.ts';

const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Caches an Intl object: creating one costs far more than a format call. */
function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = formatters.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

/**
 * An amount in the market's format, without decimals when it is whole, else with two (ALG-30, SE-210): '149 €', '€
 * 149'. The design system knows no markets, and has the same rule in its own `format/money.ts`.
 */
export function formatMoney(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = cached(`money ${locale} ${digits}`, () => {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(MARKETS[locale].bcp47, { style: 'currency', currency: 'EUR', ...fraction });
  });
  return format.format(cents / 100);
}

/** A distance in whole kilometres (SE-209, ALG-30): '12 km'. */
export function formatDistanceKm(km: number, locale: Locale): string {
  const format = cached(`distance ${locale}`, () => {
    const unit = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(MARKETS[locale].bcp47, unit);
  });
  return format.format(km);
}

/** Styles of a day; each is one `Intl.DateTimeFormat` (ALG-30). */
export type DayStyle = 'day-month' | 'weekday-day' | 'weekday-day-month' | 'long' | 'full' | 'month-year';

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  'day-month': { day: 'numeric', month: 'short' },
  'weekday-day': { weekday: 'short', day: 'numeric' },
  'weekday-day-month': { weekday: 'short', day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'month-year': { month: 'long', year: 'numeric' },
};

/** Text of the first of a month in these languages; the others use a plain 1. */
const FIRST_OF_MONTH: Partial<Record<Language, string>> = { fr: '1er', it: '1º' };

/** A calendar day in the market's language (ALG-30); addresses and calls have the ISO text instead. */
export function formatDay(day: IsoDay, locale: Locale, style: DayStyle = 'day-month'): string {
  const format = cached(
    `day ${locale} ${style}`,
    () => new Intl.DateTimeFormat(MARKETS[locale].bcp47, { ...DAY_STYLES[style], timeZone: 'UTC' }),
  );
  const date = timeOfDay(day);
  const first = FIRST_OF_MONTH[MARKETS[locale].language];
  if (first === undefined || !day.endsWith('-01')) return format.format(date);
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' ? first : value))
    .join('');
}
