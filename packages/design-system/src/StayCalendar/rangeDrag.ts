import { addDays, daysBetween, type IsoDay } from '@sabadora/days';
import type { KeptEnd, StayDay, StayRange } from './StayDay.ts';

/** The end of the range that is dragged. */
export type RangeEnd = keyof StayRange;

/** The data that determine where a dragged end may stop. */
export interface RangeRules {
  today: IsoDay;
  lastDay: IsoDay;
  dayInfo: (day: IsoDay, kept?: KeptEnd) => StayDay;
}

/**
 * The range with one end dragged to `day`, or to the nearest allowed day; of two equally near days, to the one that
 * gives fewer nights. Allowed are the day where the drag began, and open days that leave at least one night and the
 * check-in's `minNights`. Returns `range` itself if its own end is nearest.
 */
export function dragEnd(range: StayRange, end: RangeEnd, day: IsoDay, rules: RangeRules): StayRange {
  const towardsOther = end === 'checkIn' ? 1 : -1;
  // The day where the drag began is always allowed, so days farther away need no check.
  const farthest = Math.abs(daysBetween(day, range[end]));
  for (let distance = 0; distance < farthest; distance++) {
    for (const step of [distance * towardsOther, -distance * towardsOther]) {
      const next = { ...range, [end]: addDays(day, step) };
      if (isAllowed(next, end, rules)) return next;
    }
  }
  return range;
}

function isAllowed(range: StayRange, end: RangeEnd, { today, lastDay, dayInfo }: RangeRules): boolean {
  const { checkIn, checkOut } = range;
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1 || range[end] < today || range[end] > lastDay) return false;
  const info = end === 'checkIn' ? dayInfo(checkIn, { checkOut }) : dayInfo(checkOut, { checkIn });
  const isOpen = info.isSelectable || (end === 'checkOut' && info.isCheckOutOnly === true);
  const { minNights = 1 } = end === 'checkIn' ? info : dayInfo(checkIn);
  return isOpen && nights >= minNights;
}
