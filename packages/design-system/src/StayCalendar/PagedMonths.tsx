import { earliest, type IsoMonth, latest, monthOf, monthsBetween, shiftMonth } from '@sabadora/days';
import { useEffect, useRef, useState } from 'react';
import { MonthList } from './MonthList.tsx';
import type { MonthsProps } from './MonthsProps.ts';
import * as styles from './StayCalendar.css.ts';
import { nextStep } from './nextStep.ts';
import { useDayGrid } from './useDayGrid.ts';

/** Number of months side by side on a desktop (SE-069). */
const MONTHS_SHOWN = 2;

/** Two months side by side, with arrows that move by one month. */
export function PagedMonths(props: MonthsProps) {
  const { today, lastDay, startDay, checkIn, checkOut, onSelectDay, onVisibleMonthsChange, formats, words } =
    props;
  const rootRef = useRef<HTMLDivElement>(null);
  const firstMonth = monthOf(today);
  const lastMonth = monthOf(lastDay);
  const lastStart = latest(firstMonth, shiftMonth(lastMonth, 1 - MONTHS_SHOWN));
  const [wanted, setWanted] = useState(() => monthOf(checkIn ?? startDay ?? today));
  const [opensAt] = useState(wanted);
  const start = latest(firstMonth, earliest(wanted, lastStart));
  const end = earliest(shiftMonth(start, MONTHS_SHOWN - 1), lastMonth);
  const count = monthsBetween(start, end) + 1;

  const showMonth = (month: IsoMonth) => {
    if (month < start) setWanted(month);
    if (month > end) setWanted(shiftMonth(month, 1 - MONTHS_SHOWN));
  };
  const grid = useDayGrid(rootRef, {
    firstMonth,
    lastMonth,
    firstWeekday: formats.firstWeekday,
    today,
    // Months that the visitor has turned to stay shown.
    startDay: wanted === opensAt ? startDay : undefined,
    checkIn,
    checkOut,
    onSelectDay,
    drawMonth: showMonth,
    showMonth,
    startAt: setWanted,
    takesFocus: props.takesFocus,
    noteRef: props.noteRef,
    stepRef: props.stepRef,
    stepOn: (day) => nextStep(day, props),
    isDisabled: props.isDisabled,
  });

  useEffect(() => {
    onVisibleMonthsChange?.(start, count);
  }, [start, count, onVisibleMonthsChange]);

  const monthsId = `${props.id}months`;
  const isAtStart = start === firstMonth;
  const isAtEnd = start === lastStart;
  const months = Array.from({ length: count }, (_, index) => shiftMonth(start, index));
  return (
    <div className={styles.pager}>
      {/* At a bound an arrow stays focusable, because a disabled button would lose the focus. */}
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.previous}
          aria-label={words.previousMonth}
          aria-controls={monthsId}
          aria-disabled={isAtStart}
          onClick={() => !isAtStart && setWanted(shiftMonth(start, -1))}
        >
          <Chevron />
        </button>
        <button
          type="button"
          className={styles.next}
          aria-label={words.nextMonth}
          aria-controls={monthsId}
          aria-disabled={isAtEnd}
          onClick={() => !isAtEnd && setWanted(shiftMonth(start, 1))}
        >
          <Chevron />
        </button>
      </div>
      <p className={styles.hidden} aria-live="polite">
        <span key={start}>{`${formats.month(start)} – ${formats.month(end)}`}</span>
      </p>
      <div ref={rootRef} id={monthsId} className={styles.pages} {...grid.handlers}>
        <MonthList months={months} isDrawn={() => true} hasVisibleWeekdays shared={props} />
      </div>
    </div>
  );
}

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" className={styles.chevron} aria-hidden="true">
      <path
        d="m15 5-7 7 7 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
