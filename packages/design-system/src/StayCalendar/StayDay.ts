import type { DayInput } from '@sabadora/days';

/** State of one day, decided by the caller. */
export interface StayDay {
  /** Whether the day can be chosen, as check-in or as check-out, whichever comes next. */
  isSelectable: boolean;
  /** Short reason why the day is closed, e.g. "Hotel full". @default "Not available" in the page's language */
  reason?: string | undefined;
  /** Price of one night in whole cents; shown without decimals, rounded up. */
  amount?: number | undefined;
  /** Minimum nights of a stay that starts here. Above 1 the price gets an asterisk (SE-075). */
  minNights?: number | undefined;
  /** Whether it has the best price of its month. */
  isCheapest?: boolean | undefined;
  /** Whether check-out is possible on this day, but not check-in. */
  isCheckOutOnly?: boolean | undefined;
}

/** The two days of a stay, as ISO text. */
export interface StayRange {
  checkIn: string;
  /** Later than `checkIn`. */
  checkOut: string;
}

/** The end of the range that stays while the other one is dragged. */
export type KeptEnd = { checkIn: string; checkOut?: never } | { checkIn?: never; checkOut: string };

/** A suggested range, e.g. next weekend (SE-076). `onShortcut` receives it with its days as ISO text. */
export interface StayShortcut<Day extends DayInput = DayInput> {
  /** Unique among the shortcuts. */
  id: string;
  /** Label, e.g. "Next weekend". */
  label: string;
  checkIn: Day;
  /** A day after `checkIn`. */
  checkOut: Day;
}
