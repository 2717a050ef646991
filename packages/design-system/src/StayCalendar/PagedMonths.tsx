import { useEffect, useRef, useState } from 'react';
import { clamp, isoFromMonth, monthOfDay } from './days.ts';
import { MonthList } from './MonthList.tsx';
import type { MonthsProps } from './months.ts';
import * as styles from './StayCalendar.css.ts';
import { useDayGrid } from './useDayGrid.ts';

/** Side by side on a desktop (SE-069). */
const MONTHS_SHOWN = 2;

/** Two months side by side, with arrows that turn one month at a time. */
export function PagedMonths(props: MonthsProps) {
  const { today, lastDay, checkIn, checkOut, onSelectDay, onVisibleMonthsChange, formats, words } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const firstMonth = monthOfDay(today);
  const lastMonth = monthOfDay(lastDay);
  const lastStart = Math.max(firstMonth, lastMonth - MONTHS_SHOWN + 1);
  const [wanted, setWanted] = useState(() => monthOfDay(checkIn ?? today));
  const start = clamp(wanted, firstMonth, lastStart);
  const end = Math.min(start + MONTHS_SHOWN - 1, lastMonth);

  const showMonth = (month: number) => {
    if (month < start) setWanted(month);
    if (month > end) setWanted(month - MONTHS_SHOWN + 1);
  };
  const grid = useDayGrid(rootRef, {
    firstMonth,
    lastMonth,
    today,
    checkIn,
    checkOut,
    onSelectDay,
    drawMonth: showMonth,
    showMonth,
    takesFocus: props.takesFocus,
    noteRef: props.noteRef,
  });

  useEffect(() => {
    onVisibleMonthsChange?.(isoFromMonth(start), end - start + 1);
  }, [start, end, onVisibleMonthsChange]);

  const isAtStart = start === firstMonth;
  const isAtEnd = start === lastStart;
  const months = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return (
    <div className={styles.pager}>
      {/* At a bound an arrow stays focusable: a disabled one would drop the keyboard user's place. */}
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.previous}
          aria-label={words.previousMonth}
          aria-disabled={isAtStart}
          onClick={() => !isAtStart && setWanted(start - 1)}
        >
          <Chevron />
        </button>
        <button
          type="button"
          className={styles.next}
          aria-label={words.nextMonth}
          aria-disabled={isAtEnd}
          onClick={() => !isAtEnd && setWanted(start + 1)}
        >
          <Chevron />
        </button>
      </div>
      <p className={styles.hidden} aria-live="polite">
        <span key={start}>{`${formats.month(start)} – ${formats.month(end)}`}</span>
      </p>
      <div ref={rootRef} className={styles.pages} {...grid.handlers}>
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
