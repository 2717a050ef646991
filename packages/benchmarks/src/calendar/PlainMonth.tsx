import { useId } from 'react';
import * as styles from '../../../design-system/src/StayCalendar/CalendarMonth.css.ts';
import { dayFormats } from '../../../design-system/src/StayCalendar/dayFormats.ts';
import {
  firstDayOf,
  isoFromDay,
  lastDayOf,
  weekdayOf,
  weeksOf,
} from '../../../design-system/src/StayCalendar/days.ts';
import { stayCalendarWords } from '../../../design-system/src/StayCalendar/words.ts';
import type { CalendarUnderTestProps } from './CalendarUnderTest.ts';

const words = stayCalendarWords.en;
const formats = () => dayFormats('en-GB');

interface PlainMonthProps extends CalendarUnderTestProps {
  /** Month number, see `days.ts` of the design system. */
  month: number;
  /** The day that Tab reaches. */
  focused: number;
}

/** One month of the plain calendar, with the elements of `CalendarMonth`. */
export function PlainMonth(props: PlainMonthProps) {
  const { month, layout } = props;
  const id = useId();
  const first = firstDayOf(month);
  const mondays = Array.from({ length: weeksOf(month) }, (_, week) => first - weekdayOf(first) + 7 * week);
  return (
    <section className={styles.month} data-month={month} data-weeks={weeksOf(month)}>
      <h3 id={id} className={styles.monthTitle}>
        {formats().month(month)}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as in ours */}
      <table role="grid" aria-labelledby={id} aria-multiselectable="true" className={styles.table}>
        <thead className={layout === 'scroll' ? styles.hiddenWeekdays : undefined}>
          <tr>
            {formats().weekdays.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long} className={styles.weekday}>
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
  const {
    isSelectable,
    amount,
    minNights = 1,
    isCheapest,
    reason,
  } = isPast ? { isSelectable: false, reason: words.past } : dayInfo(iso);
  const price = isSelectable && amount !== undefined ? formats().price(amount) : undefined;
  const remarks: string[] = [];
  if (!isSelectable) remarks.push(reason ?? words.unavailable);
  if (minNights > 1) remarks.push(words.minimumStay(minNights));
  if (isCheapest) remarks.push(words.cheapest);
  return (
    <td
      tabIndex={day === focused ? 0 : -1}
      className={styles.day}
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
        <span className={styles.price} data-price={minNights > 1 ? `${price}*` : price} />
      )}
    </td>
  );
}
