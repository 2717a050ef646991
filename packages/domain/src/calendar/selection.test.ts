import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSelectable } from './availability.ts';
import { addDays, daysBetween } from '@sabadora/days';
import {
  AUTO_CLOSE_MS,
  canConfirm,
  initialSelection,
  knownNights,
  nightsWantedFor,
  selectionReducer,
} from './selection.ts';
import { nightsOf, writeDates } from './stay.ts';
import type { SelectionContext, SelectionEvent, StaySelection } from './selection.ts';

const today = '2026-11-21';
const now = { today, hour: 12 };
const phone: SelectionContext = { now, isDesktop: false, closesOnClear: false };
const desktop = { ...phone, isDesktop: true };
const day = (count: number) => addDays(today, count);
const pick = (count: number): SelectionEvent => ({ type: 'pick', day: day(count) });
const open: SelectionEvent = { type: 'open' };
const before = { checkin: day(10), checkout: day(12) };

/** State after the events, starting from a calendar with `dates`. */
function run(
  events: readonly SelectionEvent[],
  context = phone,
  dates: typeof before | null = null,
): StaySelection {
  return events.reduce((state, event) => selectionReducer(state, event, context), initialSelection(dates));
}

describe('choosing dates (ALG-10)', () => {
  test('SE-085: the first click is the check-in, a later day the check-out', () => {
    expect(run([open, pick(2)]).draft).toEqual({ checkin: day(2) });
    expect(run([open, pick(2), pick(5)]).draft).toEqual({ checkin: day(2), checkout: day(5) });
  });

  test('SE-086: a click on or before the check-in restarts with that day', () => {
    expect(run([open, pick(4), pick(4)]).draft).toEqual({ checkin: day(4) });
    expect(run([open, pick(4), pick(3)]).draft).toEqual({ checkin: day(3) });
  });

  test('a click on a complete range starts a new one', () => {
    expect(run([open, pick(2), pick(5), pick(9)]).draft).toEqual({ checkin: day(9) });
  });

  test('an unselectable day, or a closed calendar, changes nothing', () => {
    const state = run([open, pick(4)]);
    expect(selectionReducer(state, pick(-1), phone)).toBe(state);
    expect(selectionReducer(state, pick(25), phone)).toBe(state);
    expect(run([pick(4)])).toEqual(initialSelection());
  });

  test('SE-090 D-087: with both days desktop closes after a second, a phone waits', () => {
    expect(AUTO_CLOSE_MS).toBe(1000);
    expect(run([open, pick(2), pick(5)], desktop).isClosing).toBe(true);
    expect(run([open, pick(2), pick(5)], phone).isClosing).toBe(false);
    expect(run([open, pick(2), pick(5), pick(9)], desktop).isClosing).toBe(false);
  });

  test('SE-081: Confirm works only with both days, and commits them', () => {
    const half = run([open, pick(2)]);
    expect(canConfirm(half)).toBe(false);
    expect(selectionReducer(half, { type: 'confirm' }, phone)).toBe(half);
    const done = run([open, pick(2), pick(5), { type: 'confirm' }]);
    expect(done).toMatchObject({ isOpen: false, committed: { checkin: day(2), checkout: day(5) } });
  });

  test('SE-091 D-032: closing or Escape commits a complete range', () => {
    expect(run([open, pick(2), pick(5), { type: 'close' }]).committed).toEqual({
      checkin: day(2),
      checkout: day(5),
    });
  });

  test('SE-088, PR-044 D-006: closing half a range restores what was there before', () => {
    expect(run([open, pick(2), { type: 'close' }], phone, before)).toMatchObject({
      committed: before,
      draft: before,
    });
    expect(run([open, pick(2), { type: 'close' }])).toMatchObject({ committed: null, draft: {} });
  });

  test('SE-089 D-007: Clear empties everything and stays open in search', () => {
    const state = run([open, { type: 'clear' }], phone, before);
    expect(state).toMatchObject({ isOpen: true, committed: null, draft: {}, isExplicitlyCleared: true });
    expect(writeDates(state.committed)).toEqual({
      checkin: undefined,
      checkout: undefined,
      night: undefined,
      nights: undefined,
    });
  });

  test('PR-043 D-007: Clear also closes on product and hotel pages', () => {
    expect(run([open, { type: 'clear' }], { ...phone, closesOnClear: true }, before).isOpen).toBe(false);
  });

  test('SE-047: choosing dates again forgets that they were cleared', () => {
    expect(run([open, { type: 'clear' }, pick(3)]).isExplicitlyCleared).toBe(false);
    expect(run([open, { type: 'clear' }, pick(-3)]).isExplicitlyCleared).toBe(true);
  });

  test('a date shortcut picks both days, if both can be picked', () => {
    expect(run([open, { type: 'pickStay', dates: before }], desktop)).toMatchObject({
      draft: before,
      isClosing: true,
    });
    expect(run([open, { type: 'pickStay', dates: { checkin: day(12), checkout: day(10) } }]).draft).toEqual(
      {},
    );
    expect(run([open, { type: 'pickStay', dates: { checkin: day(-1), checkout: day(1) } }]).draft).toEqual(
      {},
    );
  });

  test('SE-040: a new address shows, unless the visitor is choosing', () => {
    const event: SelectionEvent = { type: 'synchronise', dates: before };
    expect(run([event])).toMatchObject({ committed: before, draft: before });
    expect(run([open, pick(2), event])).toMatchObject({ committed: before, draft: { checkin: day(2) } });
    const state = run([event]);
    expect(selectionReducer(state, { type: 'synchronise', dates: { ...before } }, phone)).toBe(state);
  });

  test('nights are check-out minus check-in (ALG-10)', () => {
    expect([nightsOf(before), nightsOf({ checkin: day(1) }), nightsOf({})]).toEqual([2, 0, 0]);
  });
});

describe('possible nights', () => {
  const nights = (count: number, counts: readonly number[] | undefined): SelectionEvent => ({
    type: 'nights',
    checkin: day(count),
    counts,
  });

  test('SE-087: they are requested once, while only the check-in is set', () => {
    expect(nightsWantedFor(run([open]))).toBeUndefined();
    expect(nightsWantedFor(run([open, pick(2)]))).toBe(day(2));
    expect(nightsWantedFor(run([open, pick(2), nights(2, [3])]))).toBeUndefined();
    expect(nightsWantedFor(run([open, pick(2), pick(4)]))).toBeUndefined();
  });

  test('SE-095: they limit the check-out', () => {
    expect(run([open, pick(2), nights(2, [3]), pick(4)]).draft).toEqual({ checkin: day(2) });
    expect(run([open, pick(2), nights(2, [3]), pick(5)]).draft.checkout).toBe(day(5));
  });

  test('ALG-10: a response for another check-in is dropped', () => {
    expect(knownNights(run([open, pick(3), pick(2), nights(3, [1])]))).toBeUndefined();
    expect(knownNights(run([open, pick(3), nights(3, [1]), pick(2)]))).toBeUndefined();
  });

  test('SE-102 D-099: a failed call restricts nothing and is not repeated', () => {
    const state = run([open, pick(2), nights(2, undefined)]);
    expect(nightsWantedFor(state)).toBeUndefined();
    expect(selectionReducer(state, pick(9), phone).draft.checkout).toBe(day(9));
  });

  test('ALG-10: they are dropped with the check-out, and requested again', () => {
    expect(nightsWantedFor(run([open, pick(2), nights(2, [3]), pick(5), pick(2)]))).toBe(day(2));
  });
});

describe('after any sequence of events (ALG-10)', () => {
  const offset = fc.integer({ min: -3, max: 40 });
  const stay = fc.tuple(offset, offset).map(([a, b]) => ({ checkin: day(a), checkout: day(b) }));
  const event: fc.Arbitrary<SelectionEvent> = fc.oneof(
    { weight: 6, arbitrary: offset.map(pick) },
    { weight: 2, arbitrary: fc.constantFrom<SelectionEvent[]>(open, { type: 'confirm' }, { type: 'close' }) },
    fc.constant<SelectionEvent>({ type: 'clear' }),
    stay.map((dates): SelectionEvent => ({ type: 'pickStay', dates })),
    fc
      .tuple(offset, fc.option(fc.array(fc.integer({ min: 1, max: 9 })), { nil: undefined }))
      .map(([at, counts]): SelectionEvent => ({ type: 'nights', checkin: day(at), counts })),
  );
  const availabilities = fc.option(
    fc
      .array(fc.tuple(offset, fc.boolean()))
      .map((days) =>
        Object.fromEntries(
          days.map(([at, isFree]) => [day(at), isFree ? { price: '', amount: 1, minLos: 1 } : null]),
        ),
      ),
    { nil: undefined },
  );
  const context = fc.record({
    now: fc.record({ today: fc.constant(today), hour: fc.integer({ min: 0, max: 23 }) }),
    isDesktop: fc.boolean(),
    closesOnClear: fc.boolean(),
    availabilities,
  });

  /** Result of rows 4 to 6 of ALG-9, computed without `isSelectable`. */
  function canLeave(
    state: StaySelection,
    checkin: string,
    checkout: string,
    known: SelectionContext,
  ): boolean {
    const stayed = daysBetween(checkin, checkout);
    if (state.nights?.checkin === checkin && state.nights.counts) return state.nights.counts.includes(stayed);
    return known.availabilities ? known.availabilities[checkout] != null : stayed <= 20;
  }

  /** The invariants that a step violates. */
  function brokenBy(
    previous: StaySelection,
    event: SelectionEvent,
    state: StaySelection,
    known: SelectionContext,
  ): string[] {
    const { checkin, checkout } = state.draft;
    const start = { now: known.now, availabilities: known.availabilities };
    const isFreshEnd =
      event.type === 'pick' && previous.draft.checkout === undefined && previous.draft.checkin === checkin;
    const promises: [string, boolean][] = [
      ['a check-in can be chosen', checkin === undefined || isSelectable(checkin, start)],
      ['no check-out stands alone', checkin !== undefined || checkout === undefined],
      ['check-in is before check-out', !checkin || !checkout || checkin < checkout],
      [
        'a check-out can be left on',
        !isFreshEnd || !checkin || !checkout || canLeave(previous, checkin, checkout, known),
      ],
      ['committed days are in order', !state.committed || state.committed.checkin < state.committed.checkout],
      [
        'a closed calendar shows what is committed',
        state.isOpen || state.draft.checkin === state.committed?.checkin,
      ],
    ];
    return promises.filter(([, isKept]) => !isKept).map(([promise]) => promise);
  }

  test('SE-085, SE-096: an unselectable day is never held, and check-in is before check-out', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), context, (events, known) => {
        let state = selectionReducer(initialSelection(), open, known);
        for (const next of events) {
          const previous = state;
          state = selectionReducer(previous, next, known);
          expect(brokenBy(previous, next, state, known)).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
