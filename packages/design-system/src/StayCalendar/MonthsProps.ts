import type { IsoDay, IsoMonth } from '@sabadora/days';
import type { RefObject } from 'react';
import type { CalendarMonthProps } from './CalendarMonth.tsx';

/** Props of both arrangements of months, `PagedMonths` and `ScrolledMonths`: those of a month, and its events. */
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
