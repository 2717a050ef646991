import { addDays } from '@sabadora/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedOn } from './exampleDays.ts';
import { dragEnd, type RangeEnd, type RangeRules } from './rangeDrag.ts';
import type { StayDay } from './StayDay.ts';

const days: Record<string, StayDay> = {
  '2026-12-03': { isSelectable: false, reason: 'Hotel full' },
  '2026-12-04': { isSelectable: true, minNights: 4 },
  '2026-12-11': { isSelectable: false, isCheckOutOnly: true },
  '2026-12-12': { isSelectable: false },
  '2026-12-14': { isSelectable: false },
  '2026-12-15': { isSelectable: false },
};
const rules: RangeRules = {
  today: '2026-12-01',
  lastDay: '2026-12-20',
  dayInfo: (day) => days[day] ?? { isSelectable: true, minNights: 2 },
};
const range = { checkIn: '2026-12-05', checkOut: '2026-12-08' };

test.each<[RangeEnd, string, string, string]>([
  ['checkOut', '2026-12-10', '2026-12-10', 'it is open'],
  ['checkOut', '2026-12-07', '2026-12-07', 'as few nights as the check-in asks for'],
  ['checkOut', '2026-12-06', '2026-12-07', 'too few nights'],
  ['checkOut', '2026-12-05', '2026-12-07', 'not on the check-in itself'],
  ['checkOut', '2026-12-02', '2026-12-07', 'not before the check-in'],
  ['checkOut', '2026-12-11', '2026-12-11', 'it is for leaving only'],
  ['checkOut', '2026-12-12', '2026-12-11', 'closed, and the days around it are as near'],
  ['checkOut', '2026-12-15', '2026-12-16', 'closed, and the day after it is nearer'],
  ['checkOut', '2026-12-31', '2026-12-20', 'not past the last day'],
  ['checkIn', '2026-12-06', '2026-12-06', 'it is open'],
  ['checkIn', '2026-12-07', '2026-12-06', 'too few nights'],
  ['checkIn', '2026-12-03', '2026-12-04', 'closed, and the days around it are as near'],
  ['checkIn', '2026-12-04', '2026-12-04', 'enough nights for a longer minimum'],
  ['checkIn', '2026-12-12', '2026-12-06', 'not behind the check-out'],
  ['checkIn', '2026-11-20', '2026-12-01', 'not in the past'],
])('the %s of 5 to 8 December dragged to %s goes to %s: %s', (end, day, expected) => {
  expect(dragEnd(range, end, day, rules)).toEqual({ ...range, [end]: expected });
});

test('the end stays on its own day where that is nearest, even too few nights from the other', () => {
  const short = { checkIn: '2026-12-05', checkOut: '2026-12-06' };
  expect(dragEnd(short, 'checkOut', '2026-12-05', rules)).toBe(short);
  expect(dragEnd(short, 'checkOut', '2026-12-06', rules)).toBe(short);
});

test('the caller receives the end that is kept, and decides as for a second press', () => {
  const dayInfo: RangeRules['dayInfo'] = (day, kept) => ({
    isSelectable: kept?.checkIn === undefined || day === '2026-12-12',
  });
  expect(dragEnd(range, 'checkOut', '2026-12-11', { ...rules, dayInfo }).checkOut).toBe('2026-12-12');
  expect(dragEnd(range, 'checkOut', '2026-12-09', { ...rules, dayInfo })).toBe(range);
  expect(dragEnd(range, 'checkIn', '2026-12-07', { ...rules, dayInfo }).checkIn).toBe('2026-12-07');
});

test('a dragged range has a night, keeps its other end, and moves to an open day within the horizon', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<RangeEnd>('checkIn', 'checkOut'),
      fc.integer({ min: -10, max: 40 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 19 })),
      (end, target, closed) => {
        const dayInfo = closedOn(...closed.map((count) => addDays(rules.today, count)));
        const next = dragEnd(range, end, addDays(rules.today, target), { ...rules, dayInfo });
        const other = end === 'checkIn' ? 'checkOut' : 'checkIn';
        expect(next.checkIn < next.checkOut).toBe(true);
        expect(next[other]).toBe(range[other]);
        expect(next[end] >= rules.today && next[end] <= rules.lastDay).toBe(true);
        expect(next === range || dayInfo(next[end]).isSelectable).toBe(true);
      },
    ),
  );
});
