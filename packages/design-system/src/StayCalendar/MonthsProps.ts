import type { IsoDay, IsoMonth } from '@sabadora/days';
import type { RefObject } from 'react';
import type { CalendarMonthProps } from './CalendarMonth.tsx';

/** What both arrangements of months take (`PagedMonths`, `ScrolledMonths`): all that a month needs, and its events. */
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
