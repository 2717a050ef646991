import {
  earliest,
  firstDayOf,
  type IsoMonth,
  latest,
  monthOf,
  monthsBetween,
  shiftMonth,
  weekOfMonth,
} from '@sabadora/days';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MonthList } from './MonthList.tsx';
import type { MonthsProps } from './MonthsProps.ts';
import * as styles from './StayCalendar.css.ts';
import { nextStep } from './nextStep.ts';
import { useDayGrid } from './useDayGrid.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/** Number of months at first (SE-071). */
const MONTHS_AT_FIRST = 3;
const MONTHS_MORE = 2;
/** Distance in px from the end of the list at which it grows (SE-072). */
const NEAR_END = '200px';
/** Margin around the visible part within which months have days: half a screen above and below. */
const NEAR_SCREEN = '50%';

/**
 * All months in a vertically scrolling list.
 *
 * The list grows up to the last bookable month as the visitor approaches its end. Only months within half a screen of
 * the visible part have days; the others keep their name and height.
 */
export function ScrolledMonths(props: MonthsProps) {
  const { today, lastDay, startDay, checkIn, checkOut, onVisibleMonthsChange, formats } = props;
  const { firstWeekday } = formats;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const firstMonth = monthOf(today);
  const lastMonth = monthOf(lastDay);
  const anchor = monthOf(checkIn ?? startDay ?? today);

  const [listedTo, setListedTo] = useState(
    earliest(lastMonth, latest(shiftMonth(firstMonth, MONTHS_AT_FIRST - 1), shiftMonth(anchor, 1))),
  );
  const listedCount = monthsBetween(firstMonth, listedTo) + 1;
  const [near, setNear] = useState(() => {
    const from = latest(firstMonth, shiftMonth(anchor, -1));
    return { from, to: shiftMonth(from, MONTHS_AT_FIRST - 1) };
  });
  // The month that stays rendered when out of view, because the focus is in it or about to move there.
  const [pinned, setPinned] = useState(anchor);
  const scrollTo = useRef<IsoMonth | undefined>(anchor);

  /**
   * Scrolls the wanted month to the top once the list has a height and contains the month: to its first week, or in
   * the current month to the current week. The month's name sticks above that week.
   */
  const scrollToWanted = useCallback(() => {
    const scroller = scrollerRef.current;
    const month = scrollTo.current;
    const section = scroller?.querySelector<HTMLElement>(`[data-month="${month}"]`);
    if (!scroller || !section || month === undefined || scroller.clientHeight === 0) return;
    const weekHeight = section.querySelector('tbody tr')?.clientHeight ?? 0;
    const week = weekOfMonth(latest(today, firstDayOf(month)), firstWeekday);
    scroller.scrollTop = section.offsetTop + week * weekHeight;
    scrollTo.current = undefined;
  }, [today, firstWeekday]);
  const drawMonth = (month: IsoMonth) => {
    setListedTo((listed) => latest(listed, month));
    setPinned(month);
  };
  const goToMonth = (month: IsoMonth) => {
    scrollTo.current = month;
    drawMonth(month);
    // Lists enough months below it for the month to reach the top.
    setListedTo((listed) => latest(listed, earliest(lastMonth, shiftMonth(month, MONTHS_MORE))));
    if (month <= listedTo) scrollToWanted();
  };
  const { handlers, activeDay } = useDayGrid(scrollerRef, {
    firstMonth,
    lastMonth,
    firstWeekday,
    today,
    startDay,
    checkIn,
    checkOut,
    onSelectDay: props.onSelectDay,
    drawMonth,
    showMonth: goToMonth,
    startAt: goToMonth,
    takesFocus: props.takesFocus,
    noteRef: props.noteRef,
    stepRef: props.stepRef,
    stepOn: (day) => nextStep(day, props),
    isDisabled: props.isDisabled,
  });

  useBrowserLayoutEffect(scrollToWanted);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    // A list in a closed dialog has no height yet.
    const resized = new ResizeObserver(scrollToWanted);
    resized.observe(scroller);
    return () => resized.disconnect();
  }, [scrollToWanted]);

  useEffect(() => {
    const root = scrollerRef.current;
    if (!root) return undefined;
    const months = new Set<IsoMonth>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const month = target.getAttribute('data-month') ?? '';
          if (isIntersecting) months.add(month);
          else months.delete(month);
        }
        // While the list is not visible, no month intersects; the months rendered last are kept.
        const [some, ...others] = months;
        if (some === undefined) return;
        const from = earliest(some, ...others);
        const to = latest(some, ...others);
        setPinned(monthOf(activeDay.current));
        setNear((current) => (current.from === from && current.to === to ? current : { from, to }));
      },
      { root, rootMargin: `${NEAR_SCREEN} 0px` },
    );
    for (const section of [...root.children].slice(0, listedCount)) observer.observe(section);
    return () => observer.disconnect();
  }, [listedCount, activeDay]);

  useEffect(() => {
    const end = endRef.current;
    if (!end || listedTo >= lastMonth) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting)
          setListedTo((listed) => earliest(lastMonth, shiftMonth(listed, MONTHS_MORE)));
      },
      { root: scrollerRef.current, rootMargin: `0px 0px ${NEAR_END} 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [listedTo, lastMonth]);

  const nearCount = monthsBetween(near.from, earliest(near.to, listedTo)) + 1;
  useEffect(() => {
    onVisibleMonthsChange?.(near.from, nearCount);
  }, [near.from, nearCount, onVisibleMonthsChange]);

  const months = Array.from({ length: listedCount }, (_, index) => shiftMonth(firstMonth, index));
  return (
    <div className={styles.list}>
      {/* Hidden from screen readers: every month has its own column headers. */}
      <div className={styles.weekdays} aria-hidden="true">
        {formats.weekdays.map(({ short, long }) => (
          <span key={long}>{short}</span>
        ))}
      </div>
      <div ref={scrollerRef} className={styles.scroller} {...handlers}>
        <MonthList
          months={months}
          isDrawn={(month) => month === pinned || (month >= near.from && month <= near.to)}
          hasVisibleWeekdays={false}
          shared={props}
        />
        <div ref={endRef} className={styles.end} />
      </div>
    </div>
  );
}
