import {
  addYears,
  datesOfDraft,
  dayPrice,
  daysBetween,
  dayState,
  HORIZON_YEARS,
  isCheckinAhead,
  isSelectable,
  isStaySelectable,
  MAX_UNKNOWN_NIGHTS,
  monthOf,
  stayTotal,
  type Availabilities,
  type DayContext,
  type DayState,
  type DraftDates,
  type IsoDay,
  type Now,
} from '@sabadora/domain';
import type { KnownDays } from './useCalendarMonths.ts';

/** Why a day cannot be picked; the caller words it. */
export type ClosedReason = 'past' | 'today' | 'horizon' | 'full' | 'nights' | 'tooLong';

/** Data of one calendar cell. */
export interface StayDay {
  state: DayState;
  isSelectable: boolean;
  reason: ClosedReason | undefined;
  /** Price of one night in cents, when known. */
  amount: number | undefined;
  /** Fewest nights of a stay that starts on this day, when more than one (SE-075). */
  minNights: number | undefined;
  /** Whether this is the cheapest known day of its month. */
  isCheapest: boolean;
}

/** Everything that one day of the calendar depends on. */
export interface StayDayContext {
  now: Now;
  draft: DraftDates;
  known: KnownDays;
  /** Cheapest days by the hints, from `cheapestDays`. */
  cheapest: ReadonlySet<IsoDay>;
  possibleNights: readonly number[] | undefined;
}

/** The end of a stay that stays fixed while the other end changes. */
export type KeptDay = { checkin: IsoDay; checkout?: never } | { checkin?: never; checkout: IsoDay };

/** Whether `day` and the fixed day form a stay, by the rule of `pickStay` (ALG-9). */
export function staysWith(
  day: IsoDay,
  kept: KeptDay,
  { now, known: { availabilities } }: Pick<StayDayContext, 'now' | 'known'>,
): boolean {
  const { checkin = day, checkout = day } = kept;
  return isStaySelectable({ checkin, checkout }, { now, availabilities });
}

/** Data of a day of the calendar (ALG-9). */
export function stayDay(
  day: IsoDay,
  { now, draft, known, cheapest, possibleNights }: StayDayContext,
): StayDay {
  // Days of a month that is not loaded are unknown, not closed.
  const availabilities = known.months.has(monthOf(day)) ? known.availabilities : undefined;
  const context: DayContext = { now, ...draft, availabilities, possibleNights };
  const entry = availabilities?.[day];
  const price = entry ? dayPrice(entry) : undefined;
  const selectable = isSelectable(day, context);
  return {
    state: dayState(day, context),
    isSelectable: selectable,
    reason: selectable ? undefined : closedReason(day, context),
    amount: price === undefined ? known.hints[day] : price.euros * 100,
    minNights: price?.minimumStay,
    isCheapest: entry?.bestPriceOfTheMonth ?? cheapest.has(day),
  };
}

/**
 * Price of the picked nights in cents, added up from their days; undefined while a day or a price is missing. With
 * hints, which are lowest prices, the total is a lowest price too (D-101).
 */
export function draftTotal(draft: DraftDates, known: KnownDays): number | undefined {
  const dates = datesOfDraft(draft);
  if (dates === null) return undefined;
  return stayTotal(dates, (day) => {
    const hint = known.hints[day];
    return known.availabilities?.[day] ?? (hint === undefined ? undefined : { amount: hint, minLos: 1 });
  });
}

/** Whether any day has a price. */
export function hasPrices({ availabilities = {}, hints }: KnownDays): boolean {
  return Object.keys(hints).length > 0 || Object.values(availabilities).some((entry) => entry !== null);
}

/** The first known day on which a stay can start (ALG-9); undefined while none is known. */
export function firstOpenDay(availabilities: Availabilities | undefined, now: Now): IsoDay | undefined {
  return Object.keys(availabilities ?? {})
    .toSorted()
    .find((day) => isSelectable(day, { now, availabilities }));
}

function closedReason(day: IsoDay, { now, checkin, checkout, possibleNights }: DayContext): ClosedReason {
  if (day < now.today) return 'past';
  if (!isCheckinAhead(day, now)) return 'today';
  if (day > addYears(now.today, HORIZON_YEARS)) return 'horizon';
  if (checkin !== undefined && checkout === undefined && day > checkin) {
    if (possibleNights) return 'nights';
    if (daysBetween(checkin, day) > MAX_UNKNOWN_NIGHTS) return 'tooLong';
  }
  return 'full';
}

/** The cheapest hinted days of each month; none in a month whose days all cost the same. */
export function cheapestDays(hints: Readonly<Record<IsoDay, number>>): ReadonlySet<IsoDay> {
  const byMonth = new Map<string, [IsoDay, number][]>();
  for (const entry of Object.entries(hints)) {
    const month = monthOf(entry[0]);
    byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  const days = [...byMonth.values()].flatMap((entries) => {
    const amounts = entries.map(([, amount]) => amount);
    const least = Math.min(...amounts);
    return least === Math.max(...amounts) ? [] : entries.filter(([, amount]) => amount === least);
  });
  return new Set(days.map(([day]) => day));
}
