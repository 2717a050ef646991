import { addDays, earliest, firstDayOf, type IsoMonth, lastDayOf, latest } from '@sabadora/days';
import type { MonthsProps } from './MonthsProps.ts';

/**
 * The part of the chosen range that affects one month: an end in another month is moved to just outside this one, and
 * a range in another month is undefined.
 */
export function rangeWithin(
  month: IsoMonth,
  { checkIn, checkOut }: Pick<MonthsProps, 'checkIn' | 'checkOut'>,
) {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  if (checkIn === undefined || checkIn > last || (checkOut ?? checkIn) < first) {
    return { checkIn: undefined, checkOut: undefined };
  }
  return {
    checkIn: latest(checkIn, addDays(first, -1)),
    checkOut: checkOut === undefined ? undefined : earliest(checkOut, addDays(last, 1)),
  };
}
