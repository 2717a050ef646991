import { describe, expect, test } from 'vitest';
import { AVAILABILITY_MONTHS, dayState, isDayOpen, isSelectable, isStaySelectable } from './availability.ts';
import type { DayContext } from './availability.ts';
import { addDays } from '@sabadora/days';

const today = '2026-11-21';
const now = { today, hour: 12 };
const entry = { price: '149 €', amount: 14_900, minLos: 1 };
const after = (count: number) => addDays(today, count);

describe('which days can be chosen (ALG-9)', () => {
  test.each([
    ['yesterday', after(-1), 12, false],
    ['today at noon', today, 12, true],
    ['today at 19:59', today, 19, true],
    ['today at 20:00', today, 20, false],
    ['today at 23:59', today, 23, false],
    ['tomorrow at 23:59', after(1), 23, true],
    ['in a year', '2027-11-21', 12, true],
    ['a day later than in a year', '2027-11-22', 12, false],
  ])('SE-093, SE-094, SE-100 D-113 rows 1–3: %s', (_, day, hour, expected) => {
    expect(isDayOpen(day, { today, hour })).toBe(expected);
    expect(isSelectable(day, { now: { today, hour } })).toBe(expected);
  });

  test('D-162: a year from 29 February ends on 28 February', () => {
    const leap = { today: '2024-02-29', hour: 9 };
    expect([isDayOpen('2025-02-28', leap), isDayOpen('2025-03-01', leap)]).toEqual([true, false]);
  });

  test('rows 1–3 come before a known availability', () => {
    const availabilities = { [after(-1)]: entry, [today]: entry };
    expect(isSelectable(after(-1), { now, availabilities })).toBe(false);
    expect(isSelectable(today, { now: { today, hour: 20 }, availabilities })).toBe(false);
  });

  const checkin = after(5);
  const availabilities = { [after(4)]: entry, [after(6)]: entry, [after(7)]: null };
  const start: DayContext = { now, checkin };

  test.each([
    ['row 4', { ...start, possibleNights: [2, 3] }, [7, 8], [6, 9]],
    ['row 4: nights decide alone', { ...start, possibleNights: [2], availabilities }, [7], [6]],
    ['row 4: an empty list', { ...start, possibleNights: [] }, [], [6, 7, 25]],
    ['row 5', { ...start, availabilities }, [6], [7, 8]],
    ['row 6', start, [6, 25], [26]],
    ['row 7: up to the check-in', { ...start, availabilities, possibleNights: [2] }, [4], [3, 5]],
    ['row 7: no check-in', { now, availabilities }, [4, 6], [5, 7]],
    [
      'row 7: complete',
      { ...start, checkout: after(7), availabilities, possibleNights: [2] },
      [4, 6],
      [5, 7, 8],
    ],
    ['row 8: up to the check-in', start, [1, 5], []],
    ['row 8: the check-in itself, nights known', { ...start, possibleNights: [2] }, [5], []],
    ['row 8: complete', { ...start, checkout: after(7) }, [1, 6, 60], []],
  ] as [string, DayContext, number[], number[]][])(
    'SE-095, SE-096, SE-097 D-009, D-051, D-099, D-114: %s',
    (_, context, open, closed) => {
      for (const count of open) expect([count, isSelectable(after(count), context)]).toEqual([count, true]);
      for (const count of closed)
        expect([count, isSelectable(after(count), context)]).toEqual([count, false]);
    },
  );
});

describe('how a day is drawn', () => {
  test('SE-092: check-in, check-out, within range, selectable, unselectable, in that order', () => {
    const context = { now, checkin: after(5), checkout: after(8), availabilities: { [after(9)]: entry } };
    expect([5, 6, 7, 8, 9, 10].map((count) => dayState(after(count), context))).toEqual([
      'check-in',
      'within-range',
      'within-range',
      'check-out',
      'selectable',
      'unselectable',
    ]);
  });
});

test('SE-099: months of availability per request', () => {
  expect(AVAILABILITY_MONTHS).toEqual({ desktop: 2, mobile: 4 });
});

test.each([
  ['two open days', 4, 6, true],
  ['the same day twice', 6, 6, false],
  ['the wrong order', 6, 4, false],
  ['a closed check-in', 3, 6, false],
  ['a closed check-out', 4, 7, false],
])('SE-096 ALG-9 rows 5 and 7: a stay of %s', (_, checkin, checkout, expected) => {
  const availabilities = { [after(4)]: entry, [after(6)]: entry, [after(7)]: null };
  const dates = { checkin: after(checkin), checkout: after(checkout) };
  expect(isStaySelectable(dates, { now, availabilities })).toBe(expected);
});

test('SE-097 D-114 ALG-9 row 6: while nothing is known a stay has at most 20 nights', () => {
  const nights = (count: number) => ({ checkin: after(1), checkout: after(1 + count) });
  expect(isStaySelectable(nights(20), { now })).toBe(true);
  expect(isStaySelectable(nights(21), { now })).toBe(false);
});
