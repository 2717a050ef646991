import { isSelectable, isStaySelectable } from './availability.ts';
import type { Availabilities } from './availability.ts';
import type { IsoDay } from '@sabadora/days';
import type { Now } from './clock.ts';
import { datesOfDraft, isSameStay } from './stay.ts';
import type { DraftDates, StayDates } from './stay.ts';

/** The calendar's state (ALG-10). */
export interface StaySelection {
  isOpen: boolean;
  /** What the search uses; null without dates. */
  committed: StayDates | null;
  /** What the calendar shows. */
  draft: DraftDates;
  /** The visitor has cleared the dates (SE-047). */
  isExplicitlyCleared: boolean;
  /** Both days are picked and the calendar closes after `AUTO_CLOSE_MS`. */
  isClosing: boolean;
  /** Night counts of a check-in; `counts` undefined when their call failed (D-099). */
  nights?: { checkin: IsoDay; counts: readonly number[] | undefined };
}

/** What an event is judged by. */
export interface SelectionContext {
  now: Now;
  availabilities?: Availabilities | undefined;
  /** Desktop closes by itself; a phone waits for Confirm (D-087). */
  isDesktop: boolean;
  /** Product and hotel pages close on Clear (D-007). */
  closesOnClear: boolean;
}

/** What can happen while dates are chosen. */
export type SelectionEvent =
  | { type: 'open' }
  | { type: 'pick'; day: IsoDay }
  /** Both days at once: a date shortcut, or an end of the range that was dragged. */
  | { type: 'pickStay'; dates: StayDates }
  | { type: 'confirm' }
  /** The close button, Escape, or the end of the delay. */
  | { type: 'close' }
  | { type: 'clear' }
  /** The response of the night count call; `counts` undefined when it failed. */
  | { type: 'nights'; checkin: IsoDay; counts: readonly number[] | undefined }
  /** The address changed. */
  | { type: 'synchronise'; dates: StayDates | null };

/** How long a desktop calendar stays after the check-out is picked (SE-090, D-087). */
export const AUTO_CLOSE_MS = 1000;

/** A closed calendar with these dates. */
export function initialSelection(dates: StayDates | null = null): StaySelection {
  return {
    isOpen: false,
    committed: dates,
    draft: { ...dates },
    isExplicitlyCleared: false,
    isClosing: false,
  };
}

/** The calendar after an event (SE-085…SE-091, ALG-10); the same object when nothing changes. */
export function selectionReducer(
  state: StaySelection,
  event: SelectionEvent,
  context: SelectionContext,
): StaySelection {
  switch (event.type) {
    case 'open':
      return state.isOpen
        ? state
        : { ...state, isOpen: true, isClosing: false, draft: { ...state.committed } };
    case 'pick':
      return pick(state, event.day, context);
    case 'pickStay':
      return pickStay(state, event.dates, context);
    case 'confirm':
      return canConfirm(state) ? close(state) : state;
    case 'close':
      return state.isOpen ? close(state) : state;
    case 'clear':
      return clear(state, context);
    case 'nights':
      return keepNights(state, event.checkin, event.counts);
    case 'synchronise':
      return synchronise(state, event.dates);
  }
}

/** Whether Confirm is enabled: both days are picked (SE-081). */
export function canConfirm(state: StaySelection): boolean {
  return state.isOpen && datesOfDraft(state.draft) !== null;
}

/** The check-in whose night counts are to be requested, if any (SE-087, ALG-10). */
export function nightsWantedFor(state: StaySelection): IsoDay | undefined {
  const { checkin, checkout } = state.draft;
  return state.isOpen && checkout === undefined && state.nights?.checkin !== checkin ? checkin : undefined;
}

/** The night counts that limit the days after the picked check-in; undefined while unknown. */
export function knownNights(state: StaySelection): readonly number[] | undefined {
  return state.nights?.checkin === state.draft.checkin ? state.nights?.counts : undefined;
}

function pick(state: StaySelection, day: IsoDay, context: SelectionContext): StaySelection {
  const { checkin, checkout } = state.draft;
  const { now, availabilities } = context;
  const known = { now, checkin, checkout, availabilities, possibleNights: knownNights(state) };
  if (!state.isOpen || !isSelectable(day, known)) return state;
  if (checkin === undefined || checkout !== undefined || day <= checkin)
    return { ...state, draft: { checkin: day }, isExplicitlyCleared: false, isClosing: false };
  return complete(state, { checkin, checkout: day }, context);
}

function pickStay(state: StaySelection, dates: StayDates, context: SelectionContext): StaySelection {
  return state.isOpen && isStaySelectable(dates, context) ? complete(state, dates, context) : state;
}

function complete(state: StaySelection, draft: StayDates, { isDesktop }: SelectionContext): StaySelection {
  // Night counts are requested again for the next choice: rooms may have been sold meanwhile.
  const { nights: _dropped, ...rest } = state;
  return { ...rest, draft, isExplicitlyCleared: false, isClosing: isDesktop };
}

/** A complete draft is committed; an incomplete one is discarded, and the dates before it are kept (D-006, D-032). */
function close(state: StaySelection): StaySelection {
  const committed = datesOfDraft(state.draft) ?? state.committed;
  return { ...state, isOpen: false, isClosing: false, committed, draft: { ...committed } };
}

function clear(state: StaySelection, { closesOnClear }: SelectionContext): StaySelection {
  const { nights: _dropped, ...rest } = state;
  const isOpen = state.isOpen && !closesOnClear;
  return { ...rest, isOpen, isClosing: false, committed: null, draft: {}, isExplicitlyCleared: true };
}

/** A response for a check-in that is no longer the picked one is dropped (ALG-10). */
function keepNights(
  state: StaySelection,
  checkin: IsoDay,
  counts: readonly number[] | undefined,
): StaySelection {
  const isExpected = state.draft.checkin === checkin && state.draft.checkout === undefined;
  return isExpected ? { ...state, nights: { checkin, counts } } : state;
}

/** The dates of the address are committed, and shown unless the visitor is choosing (SE-040). */
function synchronise(state: StaySelection, dates: StayDates | null): StaySelection {
  if (isSameStay(state.committed, dates)) return state;
  return { ...state, committed: dates, draft: state.isOpen ? state.draft : { ...dates } };
}
