import { addDays, earliest, firstDayOf, type IsoDay, type IsoMonth, lastDayOf, latest } from '@sabadora/days';
import type { RefObject } from 'react';
import type { CalendarMonthProps } from './CalendarMonth.tsx';

/** What both arrangements of months take: all that a month needs, and what happens in them. */
export interface MonthsProps extends Pick<
  CalendarMonthProps,
  | 'id'
  | 'today'
  | 'lastDay'
  | 'checkIn'
  | 'checkOut'
  | 'dayInfo'
  | 'formats'
  | 'words'
  | 'headingLevel'
  | 'isDisabled'
> {
  startDay: IsoDay | undefined;
  onSelectDay: (day: IsoDay) => void;
  onVisibleMonthsChange: ((firstMonth: IsoMonth, count: number) => void) | undefined;
  takesFocus: boolean;
  noteRef: RefObject<HTMLElement | null>;
  stepRef: RefObject<HTMLElement | null>;
}

/**
 * The chosen range as far as it concerns one month: an end elsewhere counts as just outside it, and a range
 * elsewhere is none.
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
