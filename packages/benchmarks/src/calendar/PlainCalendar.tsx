import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
// The same text and the same styles as ours, so that only the React around them differs.
import { dayFormats } from '../../../design-system/src/StayCalendar/dayFormats.ts';
import {
  dayFromIso,
  firstDayOf,
  isoFromDay,
  lastDayOf,
  monthOfDay,
  weekdayOf,
  weeksOf,
} from '../../../design-system/src/StayCalendar/days.ts';
import * as monthStyles from '../../../design-system/src/StayCalendar/CalendarMonth.css.ts';
import * as barStyles from '../../../design-system/src/StayCalendar/SelectionBar.css.ts';
import * as styles from '../../../design-system/src/StayCalendar/StayCalendar.css.ts';
import { stayCalendarWords } from '../../../design-system/src/StayCalendar/words.ts';
import type { CalendarUnderTestProps } from './CalendarUnderTest.ts';

const words = stayCalendarWords.en;
const formats = () => dayFormats('en-GB');

interface PlainMonthProps extends CalendarUnderTestProps {
  month: number;
  focused: number;
}

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
  const hasMoved = useRef(false);

  useLayoutEffect(() => {
    if (hasMoved.current) gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const isScroll = props.layout === 'scroll';
  const end = isScroll ? monthOfDay(dayFromIso(props.lastDay)) : start + 1;
  const months = Array.from({ length: end - start + 1 }, (_, index) => (
    <PlainMonth key={start + index} {...props} month={start + index} focused={focused} />
  ));
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return;
    hasMoved.current = true;
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
            <button type="button" className={styles.previous} aria-label={words.previousMonth} aria-disabled="true">
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

function PlainMonth(props: PlainMonthProps) {
  const { month, layout } = props;
  const id = useId();
  const first = firstDayOf(month);
  const mondays = Array.from({ length: weeksOf(month) }, (_, week) => first - weekdayOf(first) + 7 * week);
  return (
    <section className={monthStyles.month} data-month={month} data-weeks={weeksOf(month)}>
      <h3 id={id} className={monthStyles.monthTitle}>
        {formats().month(month)}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as in ours */}
      <table role="grid" aria-labelledby={id} aria-multiselectable="true" className={monthStyles.table}>
        <thead className={layout === 'scroll' ? monthStyles.hiddenWeekdays : undefined}>
          <tr>
            {formats().weekdays.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long} className={monthStyles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => (
            <tr key={monday}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- as in ours */}
              {monday < first && <td colSpan={first - monday} />}
              {Array.from({ length: 7 }, (_, weekday) => monday + weekday)
                .filter((day) => day >= first && day <= lastDayOf(month))
                .map((day) => (
                  <PlainDay key={day} {...props} day={day} />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PlainDay({ day, month, focused, today, dayInfo }: PlainMonthProps & { day: number }) {
  const iso = isoFromDay(day);
  const isPast = iso < today;
  const { isSelectable, amount, minNights = 1, isCheapest, reason } = isPast
    ? { isSelectable: false, reason: words.past }
    : dayInfo(iso);
  const price = isSelectable && amount !== undefined ? formats().price(amount) : undefined;
  const remarks: string[] = [];
  if (!isSelectable) remarks.push(reason ?? words.unavailable);
  if (minNights > 1) remarks.push(words.minimumStay(minNights));
  if (isCheapest) remarks.push(words.cheapest);
  return (
    <td
      tabIndex={day === focused ? 0 : -1}
      className={monthStyles.day}
      data-day={iso}
      data-note={isPast || remarks.length === 0 ? undefined : remarks.join(' · ')}
      data-cheapest={isCheapest && isSelectable ? '' : undefined}
      data-closed={isPast || isSelectable ? undefined : ''}
      aria-label={[formats().full(day), ...(price ? [words.perNight(price)] : []), ...remarks].join(', ')}
      aria-current={iso === today ? 'date' : undefined}
      aria-selected={false}
      aria-disabled={isSelectable ? undefined : true}
    >
      {day - firstDayOf(month) + 1}
      {price !== undefined && (
        <span className={monthStyles.price}>
          {price}
          {minNights > 1 && '*'}
        </span>
      )}
    </td>
  );
}

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" className={styles.chevron} aria-hidden="true">
      <path d="m15 5-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
