import { daysBetween, weekday } from '@sabadora/days';
import type { StayDay } from './StayDay.ts';

/** The current day in the examples, a Saturday. */
export const EXAMPLE_TODAY = '2026-11-21';
/** Later than any current day of the Storybook toolbar. */
export const EXAMPLE_LAST_DAY = '2028-12-31';

/** A realistic hotel: dearer at weekends and in summer, full on some days, longer stays around New Year. */
export function exampleDay(iso: string): StayDay {
  const day = daysBetween('1970-01-01', iso);
  const month = Number(iso.slice(5, 7));
  if ((day * 7) % 23 === 4) return { isSelectable: false, reason: 'Hotel full' };
  const isWeekend = weekday(iso) === 5 || weekday(iso) === 6;
  const season = [0, 5, 8, 15, 25, 40, 70, 75, 35, 15, 0, 20][month - 1] ?? 0;
  const isNewYear = iso.endsWith('12-30') || iso.endsWith('12-31');
  return {
    isSelectable: true,
    amount: (79 + season + (isWeekend ? 40 : 0) + ((day * 13) % 17) + (isNewYear ? 140 : 0)) * 100,
    minNights: isNewYear ? 3 : isWeekend && day % 3 === 0 ? 2 : 1,
    isCheapest: iso.endsWith('-09'),
  };
}

/** The same hotel while a check-out is chosen: only some numbers of nights are possible. */
export function exampleDayWithNights(checkIn: string, nights: readonly number[]) {
  return (iso: string): StayDay => {
    const count = daysBetween(checkIn, iso);
    if (count <= 0) return exampleDay(iso);
    return nights.includes(count)
      ? { isSelectable: true }
      : { isSelectable: false, reason: `No stay of ${count} nights from ${checkIn}` };
  };
}

/** `dayInfo` of a calendar in which these days are closed, and all others open. */
export function closedOn(...days: readonly string[]): (day: string) => { isSelectable: boolean } {
  return (day) => ({ isSelectable: !days.includes(day) });
}
