import type { IsoMonth } from '@sabadora/days';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { MonthsProps } from './MonthsProps.ts';
import { rangeWithin } from './rangeWithin.ts';

interface MonthListProps {
  /** Months in order. */
  months: readonly IsoMonth[];
  isDrawn: (month: IsoMonth) => boolean;
  hasVisibleWeekdays: boolean;
  /** Props of every month. They are passed on one by one, because an additional prop would re-render the months. */
  shared: MonthsProps;
}

/** Months in sequence, each with its part of the chosen range. */
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
