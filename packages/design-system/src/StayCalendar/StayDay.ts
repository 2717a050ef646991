import type { DayInput } from '@sabadora/days';

/** What is known of one day. All of it is decided by the caller; the calendar only shows it. */
export interface StayDay {
  /** Whether a press may choose this day, as check-in or as check-out, whichever comes next. */
  isSelectable: boolean;
  /** Why the day is closed, as a short text, e.g. "Hotel full". @default "Not available" in the page's language */
  reason?: string | undefined;
  /** Price of one night in whole cents; shown without decimals, rounded up. */
  amount?: number | undefined;
  /** Fewest nights of a stay that starts here. Above 1 the price gets an asterisk (SE-075). */
  minNights?: number | undefined;
  /** The best price of its month. */
  isCheapest?: boolean | undefined;
  /** One may leave on this day but not arrive. */
  isCheckOutOnly?: boolean | undefined;
}

/** Both days of a stay, as ISO text. */
export interface StayRange {
  checkIn: string;
  /** Later than `checkIn`. */
  checkOut: string;
}

/** The end of the range that stays where it is while the other one is dragged. */
export type KeptEnd = { checkIn: string; checkOut?: never } | { checkIn?: never; checkOut: string };

/** A range offered in one press, e.g. next weekend (SE-076). A press on it gives its days as ISO text. */
export interface StayShortcut<Day extends DayInput = DayInput> {
  /** Unique among the shortcuts. */
  id: string;
  /** E.g. "Next weekend". */
  label: string;
  checkIn: Day;
  /** A day after `checkIn`. */
  checkOut: Day;
}
