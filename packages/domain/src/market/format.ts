import { type IsoDay, timeOfDay } from '@sabadora/days';
import { type Language, type Locale, MARKETS } from './market.ts';

const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Intl objects cost far more than a format call, so each is made once, when first needed. */
function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = formatters.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

/**
 * Euros as the market writes them, no decimals when whole, else two (ALG-30, SE-210): '149 €', '€ 149'. Components of
 * the design system, which knows no market, write theirs with their own `format/money.ts`, by the same rule.
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

/** How a day is shown; each is one `Intl.DateTimeFormat` (ALG-30). */
export type DayStyle = 'day-month' | 'weekday-day' | 'weekday-day-month' | 'long' | 'full' | 'month-year';

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  'day-month': { day: 'numeric', month: 'short' },
  'weekday-day': { weekday: 'short', day: 'numeric' },
  'weekday-day-month': { weekday: 'short', day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'month-year': { month: 'long', year: 'numeric' },
};

/** How these languages write the first of a month; the others write a plain 1. */
const FIRST_OF_MONTH: Partial<Record<Language, string>> = { fr: '1er', it: '1º' };

/** A calendar day in the market's words (ALG-30); addresses and calls always carry the ISO text instead. */
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
