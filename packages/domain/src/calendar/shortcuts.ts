import { isDayOpen, TODAY_CLOSES_AT_HOUR } from './availability.ts';
import { addDays, mondayOf, weekday } from '@sabadora/days';
import type { Now } from './clock.ts';
import { MARKETS } from '../market/market.ts';
import type { Locale } from '../market/market.ts';
import type { StayDates } from './stay.ts';

/** Name of a date shortcut. */
export type ShortcutKind = 'current-weekend' | 'next-weekend' | 'early-may' | 'ascension' | 'whit-weekend';

/** A pair of days that one press beside the calendar chooses. */
export interface DateShortcut extends StayDates {
  kind: ShortcutKind;
}

/** Dates of campaigns (SE-080, D-072). */
export const CAMPAIGNS: readonly DateShortcut[] = [
  { kind: 'early-may', checkin: '2024-05-01', checkout: '2024-05-05' },
  { kind: 'ascension', checkin: '2024-05-09', checkout: '2024-05-12' },
  { kind: 'whit-weekend', checkin: '2024-05-18', checkout: '2024-05-20' },
];

/**
 * Shortcuts to offer; none without an assigned variation, or outside four markets (SE-076…SE-080, ALG-11). A weekend
 * is Saturday to Sunday of a week that starts on Monday (D-071).
 *
 * @param variation variation of the experiment; undefined when none is assigned
 */
export function dateShortcuts(locale: Locale, variation: string | undefined, now: Now): DateShortcut[] {
  if (variation === undefined || !MARKETS[locale].hasDateShortcuts) return [];
  return [...weekendsAhead(now), ...CAMPAIGNS.filter(({ checkin }) => isDayOpen(checkin, now))];
}

/** The next weekend that can be booked: from Saturday 20:00 on it is that of the next week (SE-078, D-071). */
export function weekendToCome(now: Now): DateShortcut {
  const [first] = weekendsAhead(now);
  return first;
}

/** This weekend while it can be booked, and the next one. */
function weekendsAhead(now: Now): [DateShortcut, ...DateShortcut[]] {
  const saturday = addDays(mondayOf(now.today), 5);
  const next = weekend('next-weekend', addDays(saturday, 7));
  return isCurrentWeekendOver(now) ? [next] : [weekend('current-weekend', saturday), next];
}

function weekend(kind: ShortcutKind, saturday: string): DateShortcut {
  return { kind, checkin: saturday, checkout: addDays(saturday, 1) };
}

/** True on Sunday, and on Saturday once the day is closed (SE-078, SE-094). */
function isCurrentWeekendOver({ today, hour }: Now): boolean {
  const day = weekday(today);
  return day === 7 || (day === 6 && hour >= TODAY_CLOSES_AT_HOUR);
}
