import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
// The same text and the same styles as ours, so that only the React around them differs.
import { dayFormats } from '../../../design-system/src/StayCalendar/dayFormats.ts';
import { dayFromIso, monthOfDay } from '../../../design-system/src/StayCalendar/days.ts';
import * as barStyles from '../../../design-system/src/StayCalendar/SelectionBar.css.ts';
import * as styles from '../../../design-system/src/StayCalendar/StayCalendar.css.ts';
import { stayCalendarWords } from '../../../design-system/src/StayCalendar/words.ts';
import type { CalendarUnderTestProps } from './CalendarUnderTest.ts';
import { PlainMonth } from './PlainMonth.tsx';

const words = stayCalendarWords.en;
const formats = () => dayFormats('en-GB');

/**
 * The elements and texts of `StayCalendar` as one would first write them: all months drawn, the focused day
 * in the state, everything rendered again when it moves. It can be shown and walked, nothing is chosen in it.
 */
export function PlainCalendar(props: CalendarUnderTestProps) {
  const today = dayFromIso(props.today);
  const firstMonth = monthOfDay(today);
  const [start, setStart] = useState(firstMonth);
  const [focused, setFocused] = useState(today);
  const gridRef = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const isScroll = props.layout === 'scroll';
  const end = isScroll ? monthOfDay(dayFromIso(props.lastDay)) : start + 1;
  const months = Array.from({ length: end - start + 1 }, (_, index) => (
    <PlainMonth key={start + index} {...props} month={start + index} focused={focused} />
  ));
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return;
    wantsFocus.current = true;
    setFocused(focused + 1);
  };
  return (
    <div className={styles.calendar} data-layout={props.layout}>
      <div className={styles.stage}>
        {isScroll ? (
          <div className={styles.list}>
            <div className={styles.weekdays} aria-hidden="true">
              {formats().weekdays.map(({ short, long }) => (
                <span key={long}>{short}</span>
              ))}
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cells inside take the focus */}
            <div ref={gridRef} className={styles.scroller} onKeyDown={move}>
              {months}
              <div className={styles.end} />
            </div>
          </div>
        ) : (
          <div className={styles.pager}>
            <button
              type="button"
              className={styles.previous}
              aria-label={words.previousMonth}
              aria-disabled="true"
            >
              <Chevron />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label={words.nextMonth}
              onClick={() => setStart(start + 1)}
            >
              <Chevron />
            </button>
            <p className={styles.hidden} aria-live="polite">
              {formats().month(start)} – {formats().month(end)}
            </p>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cells inside take the focus */}
            <div ref={gridRef} className={styles.pages} onKeyDown={move}>
              {months}
            </div>
          </div>
        )}
        <output className={styles.loading} />
      </div>
      <p aria-live="polite" className={styles.hidden}>
        {words.chooseCheckIn}
      </p>
      <div className={barStyles.bar}>
        <div className={barStyles.summary}>
          <p className={barStyles.dates}>
            <span>{words.chooseCheckIn}</span>
          </p>
        </div>
        <p className={barStyles.note} aria-hidden="true" />
        <div className={barStyles.actions} />
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
