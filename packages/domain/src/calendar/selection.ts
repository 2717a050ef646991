import { isSelectable, isStaySelectable } from './availability.ts';
import type { Availabilities } from './availability.ts';
import type { IsoDay } from '@sabadora/days';
import type { Now } from './clock.ts';
import { datesOfDraft, isSameStay } from './stay.ts';
import type { DraftDates, StayDates } from './stay.ts';

/** State of the calendar (ALG-10). */
export interface StaySelection {
  isOpen: boolean;
  /** Dates that the search uses; null without dates. */
  committed: StayDates | null;
  /** Dates that the calendar shows. */
  draft: DraftDates;
  /** Whether the visitor has cleared the dates (SE-047). */
  isExplicitlyCleared: boolean;
  /** Whether both days are picked, so that the calendar closes after `AUTO_CLOSE_MS`. */
  isClosing: boolean;
  /** Night counts from a check-in; `counts` is undefined when the request failed (D-099). */
  nights?: { checkin: IsoDay; counts: readonly number[] | undefined };
}

/** Context in which an event is handled. */
export interface SelectionContext {
  now: Now;
  availabilities?: Availabilities | undefined;
  /** Whether the calendar has its desktop layout, which closes by itself; on a phone Confirm closes it (D-087). */
  isDesktop: boolean;
  /** Whether Clear closes the calendar, as on product and hotel pages (D-007). */
  closesOnClear: boolean;
}

/** Events while dates are chosen. */
export type SelectionEvent =
  | { type: 'open' }
  | { type: 'pick'; day: IsoDay }
  /** Both days at once, from a date shortcut or a dragged end of the range. */
  | { type: 'pickStay'; dates: StayDates }
  | { type: 'confirm' }
  /** The close button, Escape, or the end of the delay. */
  | { type: 'close' }
  | { type: 'clear' }
  /** Response of the night count call; `counts` is undefined when it failed. */
  | { type: 'nights'; checkin: IsoDay; counts: readonly number[] | undefined }
  /** The dates in the address changed. */
  | { type: 'synchronise'; dates: StayDates | null };

/** Milliseconds until a desktop calendar closes after the check-out is picked (SE-090, D-087). */
export const AUTO_CLOSE_MS = 1000;

/** State of a closed calendar with these dates. */
export function initialSelection(dates: StayDates | null = null): StaySelection {
  return {
    isOpen: false,
    committed: dates,
    draft: { ...dates },
    isExplicitlyCleared: false,
    isClosing: false,
  };
}

/** State after an event (SE-085…SE-091, ALG-10); the same object when nothing changes. */
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

/** Check-in for which night counts have to be requested, if any (SE-087, ALG-10). */
export function nightsWantedFor(state: StaySelection): IsoDay | undefined {
  const { checkin, checkout } = state.draft;
  return state.isOpen && checkout === undefined && state.nights?.checkin !== checkin ? checkin : undefined;
}

/** Night counts that limit the days after the picked check-in; undefined while unknown. */
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
  // Night counts are requested again for the next choice, since rooms may have been sold in the meantime.
  const { nights: _dropped, ...rest } = state;
  return { ...rest, draft, isExplicitlyCleared: false, isClosing: isDesktop };
}

/** Commits a complete draft; discards an incomplete one and keeps the earlier dates (D-006, D-032). */
function close(state: StaySelection): StaySelection {
  const committed = datesOfDraft(state.draft) ?? state.committed;
  return { ...state, isOpen: false, isClosing: false, committed, draft: { ...committed } };
}

function clear(state: StaySelection, { closesOnClear }: SelectionContext): StaySelection {
  const { nights: _dropped, ...rest } = state;
  const isOpen = state.isOpen && !closesOnClear;
  return { ...rest, isOpen, isClosing: false, committed: null, draft: {}, isExplicitlyCleared: true };
}

/** Drops a response for a check-in that is no longer picked (ALG-10). */
function keepNights(
  state: StaySelection,
  checkin: IsoDay,
  counts: readonly number[] | undefined,
): StaySelection {
  const isExpected = state.draft.checkin === checkin && state.draft.checkout === undefined;
  return isExpected ? { ...state, nights: { checkin, counts } } : state;
}

/** Commits the dates of the address, and shows them unless the visitor is choosing (SE-040). */
function synchronise(state: StaySelection, dates: StayDates | null): StaySelection {
  if (isSameStay(state.committed, dates)) return state;
  return { ...state, committed: dates, draft: state.isOpen ? state.draft : { ...dates } };
}
