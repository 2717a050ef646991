import { useCallback, useEffect, useRef, useState } from 'react';
import { firstDayOf, isoFromMonth, monthOfDay, weekOf } from './days.ts';
import { MonthList } from './MonthList.tsx';
import type { MonthsProps } from './months.ts';
import * as styles from './StayCalendar.css.ts';
import { useDayGrid } from './useDayGrid.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/** SE-071. */
const MONTHS_AT_FIRST = 3;
const MONTHS_MORE = 2;
/** SE-072: px from the end of the list at which it grows. */
const NEAR_END = '200px';
/** Months this far from the visible part have days: half a screen above, half a screen below. */
const NEAR_SCREEN = '50%';

/**
 * All months under one another in a list that scrolls by itself.
 *
 * The list grows towards the horizon as its end comes near, and only months within half a screen of
 * what is visible have days; the others keep their name and their height.
 */
export function ScrolledMonths(props: MonthsProps) {
  const { today, lastDay, checkIn, checkOut, onVisibleMonthsChange, formats } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const firstMonth = monthOfDay(today);
  const lastMonth = monthOfDay(lastDay);
  const anchor = monthOfDay(checkIn ?? today);

  const [listedTo, setListedTo] = useState(
    Math.min(lastMonth, Math.max(firstMonth + MONTHS_AT_FIRST - 1, anchor + 1)),
  );
  const [near, setNear] = useState(() => {
    const from = Math.max(firstMonth, anchor - 1);
    return { from, to: from + MONTHS_AT_FIRST - 1 };
  });
  // Drawn wherever it is: focus is in it, or on its way to it.
  const [pinned, setPinned] = useState(anchor);
  const scrollTo = useRef<number | undefined>(anchor);

  /**
   * Puts the wanted month at the top once the list has a height and the month is in it: from its first week, the
   * current month from the current week. Its name sticks above that week.
   */
  const scrollToWanted = useCallback(() => {
    const scroller = scrollerRef.current;
    const month = scrollTo.current;
    const section = scroller?.querySelector<HTMLElement>(`[data-month="${month}"]`);
    if (!scroller || !section || month === undefined || scroller.clientHeight === 0) return;
    const weekHeight = section.querySelector('tbody tr')?.clientHeight ?? 0;
    scroller.scrollTop = section.offsetTop + weekOf(Math.max(today, firstDayOf(month))) * weekHeight;
    scrollTo.current = undefined;
  }, [today]);
  const drawMonth = (month: number) => {
    setListedTo((listed) => Math.max(listed, month));
    setPinned(month);
  };
  const { handlers, activeDay } = useDayGrid(scrollerRef, {
    firstMonth,
    lastMonth,
    today,
    checkIn,
    checkOut,
    onSelectDay: props.onSelectDay,
    drawMonth,
    showMonth: (month) => {
      scrollTo.current = month;
      drawMonth(month);
      scrollToWanted();
    },
    takesFocus: props.takesFocus,
    noteRef: props.noteRef,
  });

  useBrowserLayoutEffect(scrollToWanted);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    // Inside a dialog that is still closed there is no height yet.
    const resized = new ResizeObserver(scrollToWanted);
    resized.observe(scroller);
    return () => resized.disconnect();
  }, [scrollToWanted]);

  useEffect(() => {
    const root = scrollerRef.current;
    if (!root) return undefined;
    const months = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const month = Number(target.getAttribute('data-month'));
          if (isIntersecting) months.add(month);
          else months.delete(month);
        }
        // A list that is not on the screen says nothing about what to draw.
        if (months.size === 0) return;
        const from = Math.min(...months);
        const to = Math.max(...months);
        setPinned(monthOfDay(activeDay.current));
        setNear((current) => (current.from === from && current.to === to ? current : { from, to }));
      },
      { root, rootMargin: `${NEAR_SCREEN} 0px` },
    );
    for (const section of [...root.children].slice(0, listedTo - firstMonth + 1)) observer.observe(section);
    return () => observer.disconnect();
  }, [firstMonth, listedTo, activeDay]);

  useEffect(() => {
    const end = endRef.current;
    if (!end || listedTo >= lastMonth) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setListedTo((listed) => Math.min(lastMonth, listed + MONTHS_MORE));
      },
      { root: scrollerRef.current, rootMargin: `0px 0px ${NEAR_END} 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [listedTo, lastMonth]);

  const to = Math.min(near.to, listedTo);
  useEffect(() => {
    onVisibleMonthsChange?.(isoFromMonth(near.from), to - near.from + 1);
  }, [near.from, to, onVisibleMonthsChange]);

  const months = Array.from({ length: listedTo - firstMonth + 1 }, (_, index) => firstMonth + index);
  return (
    <div className={styles.list}>
      {/* Every month has its own column headers; this row is for the eye. */}
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
