import {
  addDays,
  columnOf,
  daysInMonth,
  firstDayOf,
  type IsoDay,
  type IsoMonth,
  weeksInMonth,
} from '@sabadora/days';
import { memo, type ReactNode } from 'react';
import type { DayFormats } from './dayFormats.ts';
import * as styles from './CalendarMonth.css.ts';
import type { StayDay } from './StayDay.ts';
import { rangeEndRef } from './useRangeDrag.ts';
import type { StayCalendarWords } from './words.ts';

export interface CalendarMonthProps {
  month: IsoMonth;
  /** Prefix of the ids in the document. */
  id: string;
  today: IsoDay;
  lastDay: IsoDay;
  /** Both ends, limited to one day around this month, so that a choice in another month does not re-render it. */
  checkIn: IsoDay | undefined;
  checkOut: IsoDay | undefined;
  dayInfo: (day: IsoDay) => StayDay;
  formats: DayFormats;
  words: StayCalendarWords;
  /** Whether the row of weekdays is visible; hidden when one row above all months shows them. */
  hasVisibleWeekdays: boolean;
  /** Heading level of the month's name. */
  headingLevel: 2 | 3 | 4;
  /** Whether no day can be chosen, because the calendar is in a disabled fieldset. */
  isDisabled: boolean;
  /** Whether the days are rendered; without them the month keeps its name and its height. */
  isDrawn: boolean;
}

/** Remarks about a day, other than its date and price; may be empty. */
function remarksOn(info: StayDay, words: StayCalendarWords): string[] {
  const remarks: string[] = [];
  if (info.isCheckOutOnly) remarks.push(words.checkOutOnly);
  else if (!info.isSelectable) remarks.push(info.reason ?? words.unavailable);
  if (info.minNights !== undefined && info.minNights > 1) remarks.push(words.minimumStay(info.minNights));
  if (info.isCheapest) remarks.push(words.cheapest);
  return remarks;
}

/**
 * One month as a grid of days (APG date picker). The cells are plain elements without a component, hook or handler
 * each. `useDayGrid` sets the roving tabindex and the range under the pointer on them, through attributes that this
 * markup never changes.
 */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, id, formats, hasVisibleWeekdays, headingLevel, isDisabled, isDrawn } = props;
  const Heading = `h${headingLevel}` as const;
  const titleId = `${id}-${month}`;
  return (
    <section
      className={styles.month}
      data-month={month}
      data-weeks={weeksInMonth(month, formats.firstWeekday)}
    >
      <Heading id={titleId} className={styles.monthTitle}>
        {formats.month(month)}
      </Heading>
      {isDrawn && (
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's own pattern
          role="grid"
          aria-labelledby={titleId}
          aria-multiselectable="true"
          aria-disabled={isDisabled || undefined}
          className={styles.table}
        >
          <thead className={hasVisibleWeekdays ? undefined : styles.hiddenWeekdays}>
            <tr>
              {formats.weekdays.map(({ short, long }) => (
                <th key={long} scope="col" aria-label={long} className={styles.weekday}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{weekRows(props)}</tbody>
        </table>
      )}
    </section>
  );
});

function weekRows(props: CalendarMonthProps): ReactNode[] {
  const { month, formats } = props;
  const first = firstDayOf(month);
  const before = columnOf(first, formats.firstWeekday);
  const count = daysInMonth(month);
  const rows: ReactNode[] = [];
  // Day of the month in the first column; below 1 if the month begins later in the week.
  for (let start = 1 - before; start <= count; start += 7) {
    const cells: ReactNode[] = [];
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day: it only keeps the columns
    if (start < 1) cells.push(<td key="before" colSpan={before} />);
    for (let date = Math.max(start, 1); date <= Math.min(start + 6, count); date++) {
      cells.push(dayCell(addDays(first, date - 1), date, props));
    }
    rows.push(<tr key={start}>{cells}</tr>);
  }
  return rows;
}

function dayCell(day: IsoDay, date: number, props: CalendarMonthProps): ReactNode {
  const { today, lastDay, checkIn, checkOut, dayInfo, formats, words } = props;
  // `dayInfo` is not called for days outside the bookable period.
  const isOutside = day < today || day > lastDay;
  const info = isOutside
    ? { isSelectable: false, reason: day < today ? words.past : words.tooFar }
    : dayInfo(day);
  const range = rangePart(day, checkIn, checkOut);
  const price =
    info.amount !== undefined && (info.isSelectable || day === checkIn)
      ? formats.price(info.amount)
      : undefined;
  const hasMinimum = info.minNights !== undefined && info.minNights > 1;
  const remarks = remarksOn(info, words);
  const name = [formats.full(day)];
  if (day === checkIn) name.push(words.checkIn);
  if (day === checkOut) name.push(words.checkOut);
  if (price !== undefined) name.push(words.perNight(price));
  name.push(...remarks);
  return (
    <td
      key={day}
      tabIndex={-1}
      className={styles.day}
      ref={range === 'start' || range === 'end' ? rangeEndRef : undefined}
      data-day={day}
      data-note={isOutside || remarks.length === 0 ? undefined : remarks.join(' · ')}
      data-range={range}
      data-cheapest={info.isCheapest && info.isSelectable ? '' : undefined}
      data-closed={isOutside || info.isSelectable || info.isCheckOutOnly ? undefined : ''}
      aria-label={name.join(', ')}
      aria-current={day === today ? 'date' : undefined}
      aria-selected={range !== undefined}
      aria-disabled={info.isSelectable ? undefined : true}
    >
      {date}
      {price !== undefined && (
        // Rendered from an attribute: the cell's name already contains the price, and text would be announced twice.
        <span className={styles.price} data-price={hasMinimum ? `${price}*` : price} />
      )}
      {price === undefined && info.isCheckOutOnly && <span className={styles.checkOutOnly} />}
    </td>
  );
}

/** The part of the chosen range that a day is; "alone" is a check-in without a check-out. */
function rangePart(day: IsoDay, checkIn: IsoDay | undefined, checkOut: IsoDay | undefined) {
  if (checkIn === undefined) return undefined;
  if (checkOut === undefined) return day === checkIn ? 'alone' : undefined;
  if (day === checkIn) return 'start';
  if (day === checkOut) return 'end';
  return checkIn < day && day < checkOut ? 'between' : undefined;
}
