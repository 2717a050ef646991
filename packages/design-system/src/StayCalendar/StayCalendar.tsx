import { type DayInput, daysBetween, type IsoDay, toDay } from '@sabadora/days';
import { forwardRef, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFieldsetDisabled } from '../react/useFieldsetDisabled.ts';
import { useLocale, useWords } from '../words/index.ts';
import { withOverrides } from '../react/withOverrides.ts';
import { ToggleChip } from '../Chip/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { dayFormats } from './dayFormats.ts';
import { PagedMonths } from './PagedMonths.tsx';
import { ScrolledMonths } from './ScrolledMonths.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import * as styles from './StayCalendar.css.ts';
import type { KeptEnd, StayDay, StayRange, StayShortcut } from './StayDay.ts';
import { useRangeDrag } from './useRangeDrag.ts';
import type { StayCalendarWords } from './words.ts';

/**
 * Props of a `StayCalendar`. Days may be ISO text, a `CalendarDate` or a `Temporal.PlainDate`; callbacks receive ISO
 * text.
 */
export interface StayCalendarProps extends RootProps {
  /** Today: it is marked, it is the first day passed to `dayInfo`, and its month is the first one. */
  today: DayInput;
  /** The last bookable day. Later days are closed, and months after it are not shown. */
  lastDay: DayInput;
  /**
   * Day whose month is shown first while no date is chosen, e.g. the first open day. If it is set later, the months
   * move there unless the visitor has already moved them.
   * @default `today`
   */
  startDay?: DayInput | undefined;
  /** Check-in of the current choice; either end may be missing. */
  checkIn?: DayInput | undefined;
  /** Last day of the stay, later than `checkIn`. */
  checkOut?: DayInput | undefined;
  /**
   * Returns the state of a day between `today` and `lastDay`. Called for rendered days only, during rendering, so it
   * must be cheap and pure. A new function re-renders these months, so keep it while its results stay the same.
   *
   * While an end of the range is dragged, it is also called with `kept`, the end that stays, for days that may
   * replace the dragged end; only `isSelectable`, `isCheckOutOnly` and `minNights` matter then.
   */
  dayInfo: (day: string, kept?: KeptEnd) => StayDay;
  /**
   * Called when a selectable day is pressed. The caller decides whether it becomes check-in or check-out (ALG-10).
   */
  onSelectDay: (day: string) => void;
  /**
   * Called once per drag, when one end of the complete range was dragged to another day. Without it the ends cannot
   * be dragged. The end stops at the nearest day that `dayInfo` opens and that respects the check-in's `minNights`.
   * Two presses have the same effect, so dragging is never required.
   */
  onSelectRange?: ((range: StayRange) => void) | undefined;
  /**
   * Called with the months whose days are rendered, e.g. ("2026-11", 2), on mounting and at each change; use it to
   * load prices. Keep the function: a new one is called again.
   */
  onVisibleMonthsChange?: ((firstMonth: string, count: number) => void) | undefined;
  /**
   * `months`: two side by side with arrows, for a desktop (SE-069). `scroll`: a list that fills its container's
   * height, for a phone (SE-071). The caller chooses, e.g. by `matchMedia` when it opens the calendar; the calendar
   * never measures, so that the server renders the same markup as the browser.
   * @default 'months'
   */
  layout?: 'months' | 'scroll';
  /** Whether days have prices; if false, numbers are centred in their cells. @default true */
  hasPrices?: boolean;
  /** Shows a loading message; the days stay usable (SE-073). */
  isLoading?: boolean;
  /**
   * Reason for opening the calendar, e.g. "Choose your dates first"; shown above it and announced politely (SE-046).
   */
  message?: string | undefined;
  /** Suggested ranges above the months (SE-076). */
  shortcuts?: readonly StayShortcut[];
  /** Called when a shortcut is pressed; the caller sets its two days. */
  onShortcut?: (shortcut: StayShortcut<string>) => void;
  /** Explains the prices of the days, e.g. "Price per night for 2 adults". */
  priceLegend?: string | undefined;
  /**
   * Price of the whole chosen stay in whole cents, shown once both ends are set. A function receives both days as ISO
   * text, also during a drag; a number is hidden during a drag.
   */
  totalAmount?: number | ((checkIn: string, checkOut: string) => number | undefined) | undefined;
  /** Called by the Clear button, which is only shown with this prop. */
  onClear?: () => void;
  /** Called by the Confirm button, which is only shown with this prop; disabled until both ends are set (SE-081). */
  onConfirm?: () => void;
  /** Content between the months and the bar, e.g. about gift cards (SE-082). */
  footer?: ReactNode;
  /** Whether to focus the chosen day, or today, on mounting; for calendars in overlays. */
  takesFocus?: boolean;
  /** Heading level of the months' names. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Replaces individual words; keep the object, because a new one re-renders the months. */
  words?: Partial<StayCalendarWords>;
}

/**
 * A calendar of nights with their prices, in which a stay is chosen: check-in, then check-out.
 *
 * Written here with plain elements, because every cell counts: React Aria's calendar runs its hooks for each cell,
 * 0.94 s for twelve months at 4× CPU slowdown where the same DOM in plain React takes 0.29 s. Its hooks weigh 25 kB
 * gzip in five languages; this calendar weighs 12.9 in all, with its styles.
 */
export const StayCalendar = forwardRef<HTMLDivElement, StayCalendarProps>(function StayCalendar(props, ref) {
  const {
    layout = 'months',
    hasPrices = true,
    isLoading = false,
    takesFocus = false,
    message = '',
    shortcuts = [],
    footer,
  } = props;
  const id = useId();
  const locale = useLocale();
  const ownWords = useWords('StayCalendar');
  const words = useMemo(() => withOverrides(ownWords, props.words), [ownWords, props.words]);
  const formats = dayFormats(locale);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const stepRef = useRef<HTMLSpanElement>(null);
  const fieldsetRef = useRef<HTMLButtonElement>(null);
  const isDisabled = useFieldsetDisabled(fieldsetRef);
  // Set in an effect, because only changes of an existing live region are announced.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(message), [message]);
  const checkIn = props.checkIn === undefined ? undefined : toDay(props.checkIn);
  const checkOut = props.checkOut === undefined ? undefined : toDay(props.checkOut);
  const offered = shortcuts.map((shortcut) => ({
    ...shortcut,
    checkIn: toDay(shortcut.checkIn),
    checkOut: toDay(shortcut.checkOut),
  }));

  const today = toDay(props.today);
  const lastDay = toDay(props.lastDay);
  const { dayInfo, onSelectRange, totalAmount } = props;
  const stageRef = useRef<HTMLDivElement>(null);
  const drag = useRangeDrag(stageRef, {
    checkIn,
    checkOut,
    today,
    lastDay,
    dayInfo,
    isDisabled,
    onSelectRange,
  });
  const shown = drag.dragged ?? { checkIn, checkOut };

  const totalOf = (start = '', end = ''): string | undefined => {
    if (start === '' || end === '') return undefined;
    const isNumber = typeof totalAmount !== 'function';
    const amount = isNumber ? totalAmount : totalAmount(start, end);
    return amount === undefined || (isNumber && drag.dragged)
      ? undefined
      : words.total(formats.total(amount));
  };

  const Months = layout === 'scroll' ? ScrolledMonths : PagedMonths;
  return (
    <div
      {...splitAttributes(props)[0]}
      ref={ref}
      className={styles.calendar}
      data-layout={layout}
      data-unpriced={hasPrices ? undefined : ''}
    >
      {message !== '' && <p className={styles.message}>{message}</p>}
      {offered.length > 0 && (
        <ul aria-label={words.shortcuts} className={styles.shortcuts}>
          {offered.map((shortcut) => (
            <li key={shortcut.id}>
              <ToggleChip
                label={shortcut.label}
                size="small"
                isSelected={shortcut.checkIn === checkIn && shortcut.checkOut === checkOut}
                onChange={() => props.onShortcut?.(shortcut)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Describes the focused day. */}
      <span ref={stepRef} id={`${id}step`} hidden />
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- not shown: read to find out whether a fieldset around is disabled */}
      <button ref={fieldsetRef} type="button" hidden />
      <div
        ref={stageRef}
        className={styles.stage}
        data-draggable={onSelectRange && !isDisabled ? '' : undefined}
        {...drag.handlers}
      >
        <Months
          id={id}
          today={today}
          lastDay={lastDay}
          startDay={props.startDay === undefined ? undefined : toDay(props.startDay)}
          checkIn={shown.checkIn}
          checkOut={shown.checkOut}
          dayInfo={dayInfo}
          onSelectDay={props.onSelectDay}
          onVisibleMonthsChange={props.onVisibleMonthsChange}
          formats={formats}
          headingLevel={props.headingLevel ?? 3}
          words={words}
          takesFocus={takesFocus}
          noteRef={noteRef}
          stepRef={stepRef}
          isDisabled={isDisabled}
        />
        <output className={styles.loading}>
          {isLoading && <span className={styles.loadingText}>{words.loading}</span>}
        </output>
      </div>
      {footer}
      <p aria-live="polite" className={styles.hidden}>
        {/* Separate elements, so that a browser's translator can rewrite each text. */}
        <span>{said === '' ? '' : `${said}. `}</span>
        <span>{announcement(checkIn, checkOut)}</span>
      </p>
      <SelectionBar
        checkIn={shown.checkIn}
        checkOut={shown.checkOut}
        total={totalOf(shown.checkIn, shown.checkOut)}
        priceLegend={props.priceLegend}
        onClear={props.onClear}
        onConfirm={props.onConfirm}
        formats={formats}
        words={words}
        noteRef={noteRef}
      />
    </div>
  );

  /** Text for screen readers about the current choice. */
  function announcement(start: IsoDay | undefined, end: IsoDay | undefined): string {
    if (start === undefined) return words.chooseCheckIn;
    const checkInText = `${words.checkIn} ${formats.long(start)}`;
    if (end === undefined) return `${checkInText}. ${words.chooseCheckOut}`;
    const stayText = `${words.checkOut} ${formats.long(end)}. ${words.nights(daysBetween(start, end))}`;
    const total = totalOf(start, end);
    return `${checkInText}. ${stayText}${total === undefined ? '' : `, ${total}`}`;
  }
});
