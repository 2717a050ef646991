import { addYears, daysBetween } from '@sabadora/days';
import type { IsoDay } from '@sabadora/days';
import type { Now } from './clock.ts';
import type { StayDates } from './stay.ts';

/** A day on which a stay can start (SE-083). */
export interface DayAvailability {
  /** Price as formatted by the server. */
  price: string;
  /** Price of the whole minimum stay, in cents (D-112). */
  amount: number;
  /** Fewest nights of a stay that starts on this day. */
  minLos: number;
  /** Discount in percent. */
  promo?: number | null | undefined;
  bestPriceOfTheMonth?: boolean | undefined;
}

/** Availability by day; a day that is missing or null cannot be chosen. */
export type Availabilities = Readonly<Record<IsoDay, DayAvailability | null>>;

/** Facts that decide whether a day can be chosen (ALG-9). */
export interface DayContext {
  now: Now;
  checkin?: IsoDay | undefined;
  checkout?: IsoDay | undefined;
  /** Undefined while unknown: not loaded, failed, or for a source with price hints only (D-101). */
  availabilities?: Availabilities | undefined;
  /**
   * Possible night counts from the check-in; undefined while unknown or failed, an empty list allows none (D-099).
   */
  possibleNights?: readonly number[] | undefined;
}

/** Relation of a calendar day to the dates that are being chosen. */
export type DayState = 'check-in' | 'check-out' | 'within-range' | 'selectable' | 'unselectable';

/** Hour from which the current day is closed (SE-094, D-113). */
export const TODAY_CLOSES_AT_HOUR = 20;
/** Longest stay in nights that can be picked while no availability is known (SE-097, D-114). */
export const MAX_UNKNOWN_NIGHTS = 20;
/** Number of years from today in which days are on sale (SE-100). */
export const HORIZON_YEARS = 1;
/** Months of availability per request (SE-099). */
export const AVAILABILITY_MONTHS = { desktop: 2, mobile: 4 } as const;

/** Whether a stay may still start on `day`: later than today, or today before 20:00 (D-008, ALG-9 rows 1–2). */
export function isCheckinAhead(day: IsoDay, now: Now): boolean {
  return day > now.today || (day === now.today && now.hour < TODAY_CLOSES_AT_HOUR);
}

/** Whether `day` is on sale at all (ALG-9 rows 1–3). */
export function isDayOpen(day: IsoDay, now: Now): boolean {
  return isCheckinAhead(day, now) && day <= addYears(now.today, HORIZON_YEARS);
}

/** Whether a click on `day` would choose it (ALG-9; SE-093…SE-097, D-009, D-051). */
export function isSelectable(day: IsoDay, context: DayContext): boolean {
  const { now, checkin, checkout, availabilities, possibleNights } = context;
  if (!isDayOpen(day, now)) return false;
  if (checkin !== undefined && checkout === undefined && day > checkin) {
    const nights = daysBetween(checkin, day);
    if (possibleNights) return possibleNights.includes(nights);
    if (!availabilities) return nights <= MAX_UNKNOWN_NIGHTS;
  }
  return availabilities === undefined || availabilities[day] != null;
}

/**
 * Whether both days of a stay can be picked at once, by a date shortcut or by dragging one end of the range. The
 * check-in counts as a first click, the check-out as a second one (ALG-9).
 */
export function isStaySelectable(
  { checkin, checkout }: StayDates,
  { now, availabilities }: Pick<DayContext, 'now' | 'availabilities'>,
): boolean {
  return (
    checkin < checkout &&
    isSelectable(checkin, { now, availabilities }) &&
    isSelectable(checkout, { now, availabilities, checkin })
  );
}

/** State in which a day is shown; the first that applies (SE-092, ALG-9). */
export function dayState(day: IsoDay, context: DayContext): DayState {
  const { checkin, checkout } = context;
  if (day === checkin) return 'check-in';
  if (day === checkout) return 'check-out';
  if (checkin !== undefined && checkout !== undefined && checkin < day && day < checkout)
    return 'within-range';
  return isSelectable(day, context) ? 'selectable' : 'unselectable';
}
