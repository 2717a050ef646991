import {
  addYears,
  AUTO_CLOSE_MS,
  AVAILABILITY_MONTHS,
  canConfirm,
  HORIZON_YEARS,
  initialSelection,
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
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { createCalendarMonths } from './calendarMonths.ts';
import { useSabadora } from './SabadoraProvider.tsx';
import { sourceKey, type StayCalendarSource } from './stayCalendarSource.ts';
import { cheapestDays, stayDay, type StayDay } from './stayDay.ts';

export interface StayDatesProps {
  /** The dates that the search uses; null without any. */
  value: StayDates | null;
  /** Receives the dates when they are committed, and null when they are cleared (SE-089). */
  onCommit: (dates: StayDates | null) => void;
  source: StayCalendarSource;
  /** Whether the calendar opens at desktop width: it then closes 1 s after the check-out is picked (D-087). @default true */
  isDesktop?: boolean;
  /** Product and hotel pages close on Clear (D-007). @default false */
  closesOnClear?: boolean;
  /** Whether the dates had been taken away on purpose before this calendar came into being. @default false */
  defaultIsExplicitlyCleared?: boolean;
  /** Told when the visitor takes the dates away on purpose, and when they choose again (SE-047). */
  onExplicitlyClearedChange?: (isExplicitlyCleared: boolean) => void;
}

export interface StayDatesState {
  isOpen: boolean;
  /** What the calendar shows; the committed dates while it is closed. */
  draft: DraftDates;
  /** Nights of the draft, 0 while incomplete. */
  nights: number;
  /** Both days are picked (SE-081). */
  canConfirm: boolean;
  /** The visitor took the dates away on purpose (SE-047). */
  isExplicitlyCleared: boolean;
  /** Cheap and pure; call it for the days that are drawn. The same function while its answers are the same. */
  dayInfo: (day: IsoDay) => StayDay;
  /** The last day on sale (SE-100). */
  lastDay: IsoDay;
  isLoading: boolean;
  open: () => void;
  /** Takes a whole draft over, drops half of one (D-006). */
  close: () => void;
  confirm: () => void;
  clear: () => void;
  pick: (day: IsoDay) => void;
  /** Picks both days at once, as a date shortcut does. */
  pickStay: (dates: StayDates) => void;
  /** Loads what is not known yet of `count` months from `firstMonth` (`YYYY-MM`). */
  showMonths: (firstMonth: string, count: number) => void;
}

/** Choosing the days of a stay: ALG-9 and ALG-10, with the prices and night counts of its source (D-101). */
export function useStayDates({
  value,
  onCommit,
  source,
  isDesktop = true,
  closesOnClear = false,
  defaultIsExplicitlyCleared = false,
  onExplicitlyClearedChange,
}: StayDatesProps): StayDatesState {
  const { now } = useSabadora();
  const months = useCalendarMonths(source);
  const known = useSyncExternalStore(months.subscribe, months.read, months.read);

  const [selection, dispatch] = useReducer(reduce, value, (dates) => ({
    ...initialSelection(dates),
    isExplicitlyCleared: defaultIsExplicitlyCleared,
  }));
  const context = { now, availabilities: known.availabilities, isDesktop, closesOnClear };
  const send = (event: SelectionEvent) => dispatch({ event, context });

  useCommits(selection, value, onCommit, dispatch);
  useAutoClose(selection, dispatch);
  useTold(selection.isExplicitlyCleared, onExplicitlyClearedChange);

  const { isOpen, draft } = selection;
  const firstShown = monthOf(value?.checkin ?? now.today);
  const step = isDesktop ? AVAILABILITY_MONTHS.desktop : AVAILABILITY_MONTHS.mobile;
  useEffect(() => {
    if (isOpen) months.show(firstShown, step);
  }, [isOpen, months, firstShown, step]);

  const wanted = nightsWantedFor(selection);
  useEffect(() => {
    if (wanted === undefined) return;
    const controller = new AbortController();
    void months.nights(wanted, controller.signal).then((counts) => {
      if (!controller.signal.aborted) dispatch({ event: { type: 'nights', checkin: wanted, counts } });
    });
    return () => controller.abort();
  }, [wanted, months]);

  const cheapest = useMemo(() => cheapestDays(known.hints), [known.hints]);
  const possibleNights = knownNights(selection);
  const dayInfo = useCallback(
    (day: IsoDay) => stayDay(day, { now, draft, known, cheapest, possibleNights }),
    [now, draft, known, cheapest, possibleNights],
  );
  const showMonths = useCallback(
    (firstMonth: string, count: number) => months.show(firstMonth, Math.max(count, step)),
    [months, step],
  );

  return {
    isOpen,
    draft,
    nights: nightsOf(draft),
    canConfirm: canConfirm(selection),
    isExplicitlyCleared: selection.isExplicitlyCleared,
    dayInfo,
    lastDay: addYears(now.today, HORIZON_YEARS),
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

/** The months of the source; new ones when the source asks something else. */
function useCalendarMonths(source: StayCalendarSource) {
  const { api, locale, now, onError } = useSabadora();
  const key = sourceKey(source);
  const [held, setHeld] = useState({ key, source });
  if (held.key !== key) setHeld({ key, source });
  const { source: stable } = held;
  const { today } = now;
  return useMemo(
    () => createCalendarMonths({ source: stable, api, locale, today, onError }),
    [stable, api, locale, today, onError],
  );
}

/** Tells the caller what was committed, and follows the caller's dates when they change elsewhere. */
function useCommits(
  { committed }: StaySelection,
  value: StayDates | null,
  onCommit: (dates: StayDates | null) => void,
  dispatch: (action: SelectionAction) => void,
): void {
  const { checkin, checkout } = value ?? {};
  const told = useRef(committed);
  const seen = useRef(committed);
  useEffect(() => {
    const dates = checkin !== undefined && checkout !== undefined ? { checkin, checkout } : null;
    // What comes from the caller needs no telling back.
    told.current = dates;
    dispatch({ event: { type: 'synchronise', dates } });
  }, [checkin, checkout, dispatch]);
  useEffect(() => {
    if (committed === seen.current) return;
    seen.current = committed;
    if (committed?.checkin === told.current?.checkin && committed?.checkout === told.current?.checkout)
      return;
    told.current = committed;
    onCommit(committed);
  }, [committed, onCommit]);
}

function useAutoClose({ isClosing }: StaySelection, dispatch: (action: SelectionAction) => void): void {
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => dispatch({ event: { type: 'close' } }), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isClosing, dispatch]);
}

/** Calls `tell` with each new value, not with the first. */
function useTold(value: boolean, tell: ((value: boolean) => void) | undefined): void {
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    tell?.(value);
  }, [value, tell]);
}

interface SelectionAction {
  event: SelectionEvent;
  /** Needed by events that pick or clear. */
  context?: SelectionContext;
}

const NO_CONTEXT: SelectionContext = { now: { today: '', hour: 0 }, isDesktop: true, closesOnClear: false };

function reduce(state: StaySelection, { event, context = NO_CONTEXT }: SelectionAction): StaySelection {
  return selectionReducer(state, event, context);
}
