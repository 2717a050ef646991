import type { StayCalendarProps } from '@sabadora/design-system/StayCalendar';

/** What both calendars of the comparison are given. */
export type CalendarUnderTestProps = Required<
  Pick<StayCalendarProps, 'today' | 'lastDay' | 'dayInfo' | 'onSelectDay' | 'layout'>
>;

/** What a calendar put into the page. */
export interface NodeCounts {
  elements: number;
  texts: number;
  /** Letters of the text. */
  letters: number;
}

/** What the page offers to the measuring side; times in milliseconds, layout included. */
export interface CalendarBench {
  mount: (layout: CalendarUnderTestProps['layout']) => number;
  unmount: () => void;
  nextMonth: () => number;
  /** Moves the focus from one day to the next. */
  arrowKey: () => number;
  scrollToEnd: () => void;
  count: () => NodeCounts;
}

declare global {
  interface Window {
    calendarBench: CalendarBench;
  }
}
