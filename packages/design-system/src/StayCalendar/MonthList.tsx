import type { IsoMonth } from '@sabadora/days';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { MonthsProps } from './MonthsProps.ts';
import { rangeWithin } from './rangeWithin.ts';

interface MonthListProps {
  /** In order. */
  months: readonly IsoMonth[];
  isDrawn: (month: IsoMonth) => boolean;
  hasVisibleWeekdays: boolean;
  /** What every month is given; passed on one by one, because anything more would redraw the months. */
  shared: MonthsProps;
}

/** Months one after the other, each with the part of the choice that concerns it. */
export function MonthList({ months, isDrawn, hasVisibleWeekdays, shared }: MonthListProps) {
  return months.map((month) => (
    <CalendarMonth
      key={month}
      month={month}
      id={shared.id}
      today={shared.today}
      lastDay={shared.lastDay}
      {...rangeWithin(month, shared)}
      dayInfo={shared.dayInfo}
      formats={shared.formats}
      headingLevel={shared.headingLevel}
      words={shared.words}
      isDisabled={shared.isDisabled}
      hasVisibleWeekdays={hasVisibleWeekdays}
      isDrawn={isDrawn(month)}
    />
  ));
}
