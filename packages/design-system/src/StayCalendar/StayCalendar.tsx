import { type DayInput, daysBetween, type IsoDay, toDay } from '@sabadora/days';
import { forwardRef, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFieldsetDisabled } from '../react/useFieldsetDisabled.ts';
import { useLocale, useWords } from '../words/index.ts';
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

/** Days may be ISO text, a `CalendarDate` or a `Temporal.PlainDate`; those handed to callbacks are ISO text. */
export interface StayCalendarProps extends RootProps {
  /** The first day passed to `dayInfo`; it is marked, and the first month shown is its own. */
  today: DayInput;
  /** The horizon. Later days are closed and months after it do not exist. */
  lastDay: DayInput;
  /**
   * Where the months begin while nothing is chosen, e.g. the first open day; may become known later: the months then go
   * there, unless the visitor has moved in them. @default `today`
   */
  startDay?: DayInput | undefined;
  /** The draft; either end may be missing. */
  checkIn?: DayInput | undefined;
  /** The last day of the stay, later than `checkIn`. */
  checkOut?: DayInput | undefined;
  /**
   * What is known of a day between `today` and `lastDay`. Called for drawn days only, while rendering: cheap
   * and pure. A new function redraws the drawn months, so keep it while its results are the same.
   *
   * While an end of the range is dragged, it is also called with the end that stays, `kept`, for a day that would
   * take the place of the dragged one; only `isSelectable`, `isCheckOutOnly` and `minNights` matter then.
   */
  dayInfo: (day: string, kept?: KeptEnd) => StayDay;
  /** A selectable day was pressed. What it becomes is the caller's decision (ALG-10). */
  onSelectDay: (day: string) => void;
  /**
   * An end of the complete range was dragged to another day and let go; called once per drag, with one end changed.
   * Without it the ends cannot be dragged. The end goes to the nearest day that `dayInfo` opens and that leaves the
   * check-in's `minNights`. Two presses do the same, so that no one has to drag.
   */
  onSelectRange?: ((range: StayRange) => void) | undefined;
  /**
   * The months whose days are drawn changed, e.g. ("2026-11", 2); also once at first. For loading prices:
   * keep the function, a new one is called again.
   */
  onVisibleMonthsChange?: ((firstMonth: string, count: number) => void) | undefined;
  /**
   * `months`: two side by side with arrows, for a desktop (SE-069). `scroll`: a list that fills its
   * container's height, for a phone (SE-071). Whoever opens the calendar knows which by `matchMedia` at that
   * moment; the calendar never measures, so that a server's markup is a browser's. @default 'months'
   */
  layout?: 'months' | 'scroll';
  /** False when no day will have a price: numbers are then centred in their cells. @default true */
  hasPrices?: boolean;
  /** Says that days are being looked for, without stopping anyone (SE-073). */
  isLoading?: boolean;
  /** Why the calendar is open, e.g. "Choose your dates first"; shown above it and announced politely (SE-046). */
  message?: string | undefined;
  /** Ranges to offer above the months (SE-076). */
  shortcuts?: readonly StayShortcut[];
  /** Called when a shortcut is pressed: set its two days. */
  onShortcut?: (shortcut: StayShortcut<string>) => void;
  /** What the prices of the days are, e.g. "Price per night for 2 adults". */
  priceLegend?: string | undefined;
  /**
   * Price of the whole chosen stay in whole cents, shown once both ends are set. A function receives both days as
   * ISO text, also while an end is dragged; a number is hidden during a drag.
   */
  totalAmount?: number | ((checkIn: string, checkOut: string) => number | undefined) | undefined;
  /** With it there is a Clear button. */
  onClear?: () => void;
  /** With it there is a Confirm button, disabled until both ends are set (SE-081). */
  onConfirm?: () => void;
  /** Shown between the months and the bar, e.g. a word about gift cards (SE-082). */
  footer?: ReactNode;
  /** Moves focus to the chosen day, or today, when the calendar appears. For calendars in overlays. */
  takesFocus?: boolean;
  /** Level of the months' names among the page's headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Replaces words of the calendar; keep the object, a new one redraws the months. */
  words?: Partial<StayCalendarWords>;
}

/**
 * A calendar of nights with their prices, from which a stay is chosen: check-in, then check-out.
 *
 * Own code on plain React, because every cell counts: React Aria's calendar runs its hooks again for each of
 * them, 0.94 s for twelve months at 4× CPU slowdown where the same DOM in plain React takes 0.29 s. Its hooks weigh
 * 25 kB gzip in five languages; the whole of this weighs 12.9 with its styles.
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
  const words = useMemo(() => ({ ...ownWords, ...props.words }), [ownWords, props.words]);
  const formats = dayFormats(locale);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const stepRef = useRef<HTMLSpanElement>(null);
  const fieldsetRef = useRef<HTMLButtonElement>(null);
  const isDisabled = useFieldsetDisabled(fieldsetRef);
  // Set in an effect, since only changes of an existing live region are announced.
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
      {/* Describes the day that has the focus. */}
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
        {/* Apart, so that each may be rewritten by a translator. */}
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

  /** What a choice led to, for those who do not see it. */
  function announcement(start: IsoDay | undefined, end: IsoDay | undefined): string {
    if (start === undefined) return words.chooseCheckIn;
    const checkInText = `${words.checkIn} ${formats.long(start)}`;
    if (end === undefined) return `${checkInText}. ${words.chooseCheckOut}`;
    const stayText = `${words.checkOut} ${formats.long(end)}. ${words.nights(daysBetween(start, end))}`;
    const total = totalOf(start, end);
    return `${checkInText}. ${stayText}${total === undefined ? '' : `, ${total}`}`;
  }
});
