import {
  addDays,
  addMonths,
  columnOf,
  earliest,
  firstDayOf,
  type IsoDay,
  type IsoMonth,
  lastDayOf,
  latest,
  monthOf,
  type Weekday,
} from '@sabadora/days';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

export interface DayGridProps {
  /** First and last month of the calendar. */
  firstMonth: IsoMonth;
  lastMonth: IsoMonth;
  /** The weekday of the first column. */
  firstWeekday: Weekday;
  today: IsoDay;
  /** Day that has the tab stop at first if no date is chosen. */
  startDay: IsoDay | undefined;
  checkIn: IsoDay | undefined;
  checkOut: IsoDay | undefined;
  onSelectDay: (day: IsoDay) => void;
  /** Must cause a render that includes the days of the month; called only when they are not rendered. */
  drawMonth: (month: IsoMonth) => void;
  /** Scrolls or turns to a month without moving the focus, after the dates were changed from outside. */
  showMonth: (month: IsoMonth) => void;
  /** The same for the month of a `startDay` that was set later. */
  startAt: (month: IsoMonth) => void;
  /** Whether to focus the grid's tab stop on mounting. */
  takesFocus: boolean;
  /** Ref to the line with remarks about the day under the pointer or focus. */
  noteRef: RefObject<HTMLElement | null>;
  /** Ref to the element that describes the effect of a press on the focused day. The element must have an id. */
  stepRef: RefObject<HTMLElement | null>;
  /** Describes the effect of a press on an open day; may be ''. */
  stepOn: (day: IsoDay) => string;
  /** Whether days cannot be chosen or focused. */
  isDisabled: boolean;
}

/** Props for the element around all months: one handler of each kind for all days inside. */
export interface DayGrid {
  handlers: {
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
  };
  /** The day that has, or should get, the tab stop. Its month must stay rendered; otherwise the focus is lost. */
  activeDay: RefObject<IsoDay>;
}

const DAY = 'td[data-day]';

function dayCellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(DAY) : null;
}

function isOpen(cell: HTMLElement): boolean {
  return cell.getAttribute('aria-disabled') !== 'true';
}

/** The day that a key leads to from `day` (APG date picker grid), or undefined for any other key. */
function dayAfterKey(
  event: KeyboardEvent,
  day: IsoDay,
  { firstWeekday, isRtl }: { firstWeekday: Weekday; isRtl: boolean },
): IsoDay | undefined {
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, isRtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, isRtl ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -columnOf(day, firstWeekday));
    case 'End':
      return addDays(day, 6 - columnOf(day, firstWeekday));
    case 'PageUp':
      return addMonths(day, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/**
 * Handles focus, keys, pointer and the previewed range for all day cells inside `rootRef`.
 *
 * The roving tabindex and the previewed range are written directly to the cells instead of to state, so that an arrow
 * key changes two attributes instead of rendering every day.
 */
export function useDayGrid(rootRef: RefObject<HTMLElement | null>, props: DayGridProps): DayGrid {
  const { takesFocus, firstWeekday, stepRef, stepOn, isDisabled } = props;
  const { firstMonth, lastMonth, today, startDay, checkIn, checkOut, onSelectDay, drawMonth, showMonth } =
    props;
  const { startAt, noteRef } = props;
  const active = useRef(checkIn ?? startDay ?? today);
  const tabStop = useRef<HTMLElement | null>(null);
  const wantsFocus = useRef(false);
  const hasPreview = useRef(false);
  const described = useRef<HTMLElement | null>(null);
  const isChoosingEnd = checkIn !== undefined && checkOut === undefined;

  const cellOf = (day: IsoDay) =>
    rootRef.current?.querySelector<HTMLElement>(`td[data-day="${day}"]`) ?? null;

  /** Makes `cell` the tab stop. */
  const makeTabStop = (cell: HTMLElement) => {
    if (tabStop.current !== cell) tabStop.current?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    tabStop.current = cell;
  };

  const activate = (cell: HTMLElement) => {
    makeTabStop(cell);
    active.current = cell.dataset['day'] ?? '';
  };

  const moveTo = (day: IsoDay) => {
    active.current = day;
    const cell = cellOf(day);
    if (cell) {
      cell.focus();
      return;
    }
    wantsFocus.current = true;
    drawMonth(monthOf(day));
  };

  /** Marks the range that a press on `cell` would choose; without a cell removes the mark. */
  const consider = (cell: HTMLElement | null) => {
    const note = noteRef.current;
    const text = cell?.dataset['note'] ?? '';
    // Writing the same text would cause another layout of the bar.
    if (note && note.textContent !== text) note.textContent = text;
    if (!isChoosingEnd && !hasPreview.current) return;
    hasPreview.current = false;
    const end = cell && isChoosingEnd && isOpen(cell) ? (cell.dataset['day'] ?? '') : '';
    const start = isChoosingEnd ? checkIn : '';
    // ISO days sort as text.
    for (const one of rootRef.current?.querySelectorAll<HTMLElement>(DAY) ?? []) {
      const day = one.dataset['day'] ?? '';
      if (end <= start || day < start || day > end) {
        delete one.dataset['preview'];
      } else {
        one.dataset['preview'] = day === start ? 'start' : day === end ? 'end' : 'between';
        hasPreview.current = true;
      }
    }
  };

  /**
   * Adds the description to the focused day; without a cell removes it. Only on focus: after a choice the live region
   * announces the next step, and a changed description would repeat it.
   */
  const describe = (cell: HTMLElement | null) => {
    const line = stepRef.current;
    described.current?.removeAttribute('aria-describedby');
    const text = line && cell && isOpen(cell) ? stepOn(cell.dataset['day'] ?? '') : '';
    described.current = text === '' ? null : cell;
    if (!line || text === '') return;
    if (line.textContent !== text) line.textContent = text;
    cell?.setAttribute('aria-describedby', line.id);
  };

  const shownCheckIn = useRef(checkIn);
  useBrowserLayoutEffect(() => {
    consider(null);
    describe(null);
    if (checkIn === undefined || checkIn === shownCheckIn.current) {
      shownCheckIn.current = checkIn;
      return;
    }
    shownCheckIn.current = checkIn;
    // A press already made this day active; otherwise the change came from outside, e.g. from a shortcut.
    if (active.current === checkIn) return;
    active.current = checkIn;
    showMonth(monthOf(checkIn));
  }, [checkIn, checkOut]);

  // Runs after every render: cells may have been added or removed, and the tab stop must be one that exists.
  useBrowserLayoutEffect(() => {
    if (isDisabled) {
      tabStop.current?.setAttribute('tabindex', '-1');
      return;
    }
    const cell =
      cellOf(active.current) ??
      rootRef.current?.querySelector<HTMLElement>(`${DAY}:not([aria-disabled])`) ??
      rootRef.current?.querySelector<HTMLElement>(DAY);
    if (!cell) return;
    makeTabStop(cell);
    if (wantsFocus.current) {
      wantsFocus.current = false;
      cell.focus();
    }
  });

  // Must run after the effect above, which moves the focus once the month has been rendered.
  useBrowserLayoutEffect(() => {
    if (startDay === undefined || checkIn !== undefined || active.current !== today) return;
    if (monthOf(startDay) === monthOf(today)) return;
    wantsFocus.current = rootRef.current?.contains(document.activeElement) ?? false;
    active.current = startDay;
    startAt(monthOf(startDay));
    // The months move only when `startDay` changes.
  }, [startDay]);

  // Runs after the layout effects of parents, which open the dialog or panel around the calendar.
  useEffect(() => {
    if (takesFocus) tabStop.current?.focus();
  }, [takesFocus]);

  return {
    activeDay: active,
    handlers: {
      onClick(event) {
        const cell = dayCellOf(event.target);
        if (!cell || isDisabled) return;
        activate(cell);
        if (isOpen(cell)) onSelectDay(cell.dataset['day'] ?? '');
      },
      onKeyDown(event) {
        const cell = dayCellOf(event.target);
        if (!cell || isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          if (isOpen(cell) && !event.repeat) onSelectDay(cell.dataset['day'] ?? '');
          return;
        }
        const day = dayAfterKey(event, cell.dataset['day'] ?? '', {
          firstWeekday,
          isRtl: getComputedStyle(cell).direction === 'rtl',
        });
        if (day === undefined) return;
        event.preventDefault();
        moveTo(latest(firstDayOf(firstMonth), earliest(day, lastDayOf(lastMonth))));
      },
      onFocus(event) {
        const cell = dayCellOf(event.target);
        if (!cell || isDisabled) return;
        activate(cell);
        consider(cell);
        describe(cell);
      },
      onBlur(event) {
        // The focus moves to another day, whose `onFocus` follows.
        const next = dayCellOf(event.relatedTarget);
        if (next && rootRef.current?.contains(next)) return;
        consider(null);
        describe(null);
      },
      onPointerOver(event) {
        if (event.pointerType !== 'touch') consider(dayCellOf(event.target));
      },
      onPointerLeave: () => consider(null),
    },
  };
}
