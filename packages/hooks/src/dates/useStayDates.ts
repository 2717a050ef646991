import {
  addYears,
  AUTO_CLOSE_MS,
  AVAILABILITY_MONTHS,
  canConfirm,
  HORIZON_YEARS,
  initialSelection,
  isSameStay,
  knownNights,
  monthOf,
  nightsOf,
  nightsWantedFor,
  selectionReducer,
  type DraftDates,
  type IsoDay,
  type SelectionContext,
  type SelectionEvent,
  type StayDates,
  type StaySelection,
} from '@sabadora/domain';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useCalendarMonths, type CalendarMonths, type KnownDays } from './useCalendarMonths.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { loadNights, monthsFrom, sourceKey, type StayCalendarSource } from './stayCalendarSource.ts';
import {
  cheapestDays,
  draftTotal,
  firstOpenDay,
  hasPrices,
  stayDay,
  staysWith,
  type KeptDay,
  type StayDay,
} from './stayDay.ts';

/** Dates of a stay calendar, and when it closes. */
export interface StayDatesProps {
  /** Dates that the search uses; null when there are none. */
  value: StayDates | null;
  /** Called with the dates when they are committed, and with null when they are cleared (SE-089). */
  onCommit: (dates: StayDates | null) => void;
  /** Where the calendar's availability comes from: an offer, a hotel or a search. */
  source: StayCalendarSource;
  /**
   * Whether the calendar has its desktop layout: it then closes 1 s after the check-out is picked (D-087).
   * @default true
   */
  isDesktop?: boolean;
  /** Whether Clear closes the calendar, as on product and hotel pages (D-007). @default false */
  closesOnClear?: boolean;
  /** Days that turned out to be sold out; closed whatever the source says (PR-045). @default none */
  closedDays?: readonly IsoDay[];
  /** Whether the visitor had cleared the dates before this calendar was mounted. @default false */
  defaultIsExplicitlyCleared?: boolean;
  /** Called with true when the visitor clears the dates, and with false when they choose dates again (SE-047). */
  onExplicitlyClearedChange?: (isExplicitlyCleared: boolean) => void;
}

/** Draft of a stay's dates, and the calendar in which they are chosen. */
export interface StayDatesState {
  isOpen: boolean;
  /** Dates that the calendar shows; the committed dates while it is closed. */
  draft: DraftDates;
  /** Nights of the draft; 0 while it is incomplete. */
  nights: number;
  /** Price of those nights in cents, added up from their days; undefined when a day has no price. */
  totalAmount: number | undefined;
  /** Whether any day has a price yet. */
  hasPrices: boolean;
  /** Whether both days are picked (SE-081). */
  canConfirm: boolean;
  /** Whether the visitor has cleared the dates (SE-047). */
  isExplicitlyCleared: boolean;
  /** Price of any stay in cents, computed like `totalAmount`, e.g. for a range that is being dragged. */
  totalOf: (dates: StayDates) => number | undefined;
  /**
   * Data of a calendar day. Cheap and pure; call it for each day you render. Keeps its identity while its results are
   * the same. With `kept`, a day of the draft, `isSelectable` says whether `pickStay` accepts the two days.
   */
  dayInfo: (day: IsoDay, kept?: KeptDay) => StayDay;
  /** The last day on sale (SE-100). */
  lastDay: IsoDay;
  /**
   * The first day on which a stay can start, to open a calendar without dates at. Undefined until it is known, and
   * for sources where any day may be open (D-101). While the calendar is open, months are loaded until there is one.
   */
  firstOpenDay: IsoDay | undefined;
  isLoading: boolean;
  open: () => void;
  /** Closes the calendar: commits a complete draft, discards an incomplete one (D-006). */
  close: () => void;
  confirm: () => void;
  clear: () => void;
  pick: (day: IsoDay) => void;
  /** Picks both days at once, for a date shortcut or a dragged range; does nothing when the rules forbid the stay. */
  pickStay: (dates: StayDates) => void;
  /** Loads `count` months from `firstMonth` (`YYYY-MM`), except those that are already known. */
  showMonths: (firstMonth: string, count: number) => void;
}

/**
 * Selection of a stay's dates by ALG-9 and ALG-10, with the prices and night counts of its source (D-101).
 *
 * A day is ISO text (`2026-12-05`), an amount whole cents. A failed request is reported to the provider's `onError`;
 * the days of that request have no price.
 */
export function useStayDates({
  value,
  onCommit,
  source,
  isDesktop = true,
  closesOnClear = false,
  closedDays = NO_DAYS,
  defaultIsExplicitlyCleared = false,
  onExplicitlyClearedChange,
}: StayDatesProps): StayDatesState {
  const { now } = useSabadora();
  const months = useCalendarMonths(source);
  const { show } = months;
  const known = useMemo(() => withClosedDays(months.known, closedDays), [months.known, closedDays]);

  const [{ selection, followed, choice }, dispatch] = useReducer(
    reduce,
    { value, isExplicitlyCleared: defaultIsExplicitlyCleared },
    firstState,
  );
  const context = { now, availabilities: known.availabilities, isDesktop, closesOnClear };
  const send = (event: SelectionEvent) => dispatch({ event, context });

  // Dispatched while rendering, before anything is shown: the caller's dates changed elsewhere (SE-040).
  if (!isSameStay(followed, value)) dispatch({ event: { type: 'synchronise', dates: value } });
  useReported(choice, (chosen) => chosen && onCommit(chosen.dates));
  useReported(selection.isExplicitlyCleared, onExplicitlyClearedChange);
  useAutoClose(selection, dispatch);

  const { isOpen, draft } = selection;
  const firstShown = monthOf(value?.checkin ?? now.today);
  const step = isDesktop ? AVAILABILITY_MONTHS.desktop : AVAILABILITY_MONTHS.mobile;
  useEffect(() => {
    if (isOpen) show(firstShown, step);
  }, [isOpen, show, firstShown, step]);

  const firstOpen = useFirstOpenDay({ show, known, isWanted: isOpen && value === null });

  const checkin = nightsWantedFor(selection);
  const nights = useCheckoutNights(source, checkin);
  if (checkin !== undefined && nights.isSettled)
    dispatch({ event: { type: 'nights', checkin, counts: nights.counts } });

  const cheapest = useMemo(() => cheapestDays(known.hints), [known.hints]);
  const totalOf = useCallback((dates: StayDates) => draftTotal(dates, known), [known]);
  const totalAmount = useMemo(() => draftTotal(draft, known), [draft, known]);
  const isPriced = useMemo(() => hasPrices(known), [known]);
  const possibleNights = knownNights(selection);
  const dayInfo = useCallback(
    (day: IsoDay, kept?: KeptDay) => {
      const info = stayDay(day, { now, draft, known, cheapest, possibleNights });
      return kept ? { ...info, isSelectable: staysWith(day, kept, { now, known }) } : info;
    },
    [now, draft, known, cheapest, possibleNights],
  );
  const showMonths = useCallback(
    (firstMonth: string, count: number) => show(firstMonth, Math.max(count, step)),
    [show, step],
  );

  return {
    isOpen,
    draft,
    nights: nightsOf(draft),
    totalAmount,
    totalOf,
    hasPrices: isPriced,
    canConfirm: canConfirm(selection),
    isExplicitlyCleared: selection.isExplicitlyCleared,
    dayInfo,
    lastDay: addYears(now.today, HORIZON_YEARS),
    firstOpenDay: firstOpen,
    isLoading: known.isLoading,
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    confirm: () => send({ type: 'confirm' }),
    clear: () => send({ type: 'clear' }),
    pick: (day) => send({ type: 'pick', day }),
    pickStay: (dates) => send({ type: 'pickStay', dates }),
    showMonths,
  };
}

const NO_DAYS: readonly IsoDay[] = [];

/**
 * Closes `days`. While the availabilities are unknown nothing is closed, since days missing from a list count as
 * closed.
 */
function withClosedDays(known: KnownDays, days: readonly IsoDay[]): KnownDays {
  if (days.length === 0 || known.availabilities === undefined) return known;
  const closed = Object.fromEntries(days.map((day) => [day, null]));
  return { ...known, availabilities: { ...known.availabilities, ...closed } };
}

/** Months that are loaded at once while looking for an open day. */
const MONTHS_SEARCHED = 6;

/** The first day on which a stay can start; loads further months until there is one. */
function useFirstOpenDay({
  show,
  known,
  isWanted,
}: {
  show: CalendarMonths['show'];
  known: KnownDays;
  isWanted: boolean;
}): IsoDay | undefined {
  const { now } = useSabadora();
  const { availabilities, months: loaded, isLoading } = known;
  const firstDay = useMemo(() => firstOpenDay(availabilities, now), [availabilities, now]);
  const isSearched = isWanted && availabilities !== undefined && firstDay === undefined && !isLoading;
  useEffect(() => {
    if (!isSearched) return;
    const first = monthOf(now.today);
    const missing = monthsFrom(first, HORIZON_YEARS * 12 + 1).find((month) => !loaded.has(month));
    if (missing !== undefined) show(missing, MONTHS_SEARCHED);
  }, [isSearched, loaded, show, now]);
  return firstDay;
}

interface CheckoutNights {
  /** Whether the counts are known or stay unknown, because the source has none or the call failed (D-099, D-101). */
  isSettled: boolean;
  counts: readonly number[] | undefined;
}

/** Possible night counts from `checkin`; no request without a check-in. */
function useCheckoutNights(source: StayCalendarSource, checkin: IsoDay | undefined): CheckoutNights {
  const { api, locale } = useSabadora();
  const isRequested = checkin !== undefined && 'hotelId' in source;
  const { status, data } = useQuery(
    isRequested ? `nights ${locale} ${checkin} ${sourceKey(source)}` : null,
    (signal) =>
      isRequested
        ? loadNights(source, checkin, { api, locale, signal })
        : Promise.reject(new Error('There is no check-in.')),
  );
  return { isSettled: !isRequested || status === 'ready' || status === 'error', counts: data };
}

function useAutoClose({ isClosing }: StaySelection, dispatch: (action: SelectionAction) => void): void {
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => dispatch({ event: { type: 'close' } }), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isClosing, dispatch]);
}

/** Calls `report` with each new value, but not with the first one. */
function useReported<Value>(value: Value, report: ((value: Value) => void) | undefined): void {
  const reported = useRef(value);
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    report?.(value);
  }, [value, report]);
}

interface StayDatesReducerState {
  selection: StaySelection;
  /** The caller's dates that the selection has adopted. */
  followed: StayDates | null;
  /** The visitor's last decision, a new object for each. Dates that come from the caller do not count. */
  choice: { dates: StayDates | null } | undefined;
}

interface SelectionAction {
  event: SelectionEvent;
  /** Required by events that pick or clear. */
  context?: SelectionContext;
}

const NO_CONTEXT: SelectionContext = { now: { today: '', hour: 0 }, isDesktop: true, closesOnClear: false };

function firstState({
  value,
  isExplicitlyCleared,
}: {
  value: StayDates | null;
  isExplicitlyCleared: boolean;
}): StayDatesReducerState {
  return {
    selection: { ...initialSelection(value), isExplicitlyCleared },
    followed: value,
    choice: undefined,
  };
}

function reduce(
  state: StayDatesReducerState,
  { event, context = NO_CONTEXT }: SelectionAction,
): StayDatesReducerState {
  const selection = selectionReducer(state.selection, event, context);
  if (event.type === 'synchronise') return { ...state, selection, followed: event.dates };
  if (selection === state.selection) return state;
  const isDecided = !isSameStay(selection.committed, state.selection.committed);
  return { ...state, selection, choice: isDecided ? { dates: selection.committed } : state.choice };
}
