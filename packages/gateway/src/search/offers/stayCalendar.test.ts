import { addDays } from '@sabadora/days';
import { describe, expect, test } from 'vitest';
import { type OfferYear, possibleNights, startDays } from './stayCalendar.ts';

const FIRST = '2026-11-01';
const TWO = { adults: 2, children: 0, babies: 0 };

function year(changes: Partial<OfferYear> = {}): OfferYear {
  const days = (value: number) => Array.from({ length: 60 }, () => value);
  return {
    promo: 0,
    firstDay: FIRST,
    prices: days(10_000),
    minNights: days(1),
    rooms: days(3),
    needed: 1,
    ...changes,
  };
}

const november = { month: '2026-11', length: 1, today: FIRST };

describe('possibleNights', () => {
  test.each([
    ['every count up to the longest stay', {}, FIRST, 5, [1, 2, 3, 4, 5]],
    ['from the minimum on', { minNights: [3] }, FIRST, 5, [3, 4, 5]],
    ['until the first night without a room', { rooms: [1, 1, 0, 1] }, FIRST, 5, [1, 2]],
    ['none when the minimum meets a full night', { minNights: [3], rooms: [1, 1, 0, 1] }, FIRST, 5, []],
    ['until the first night without the rooms needed', { rooms: [2, 2, 1], needed: 2 }, FIRST, 5, [1, 2]],
    ['until the end of the calendar', {}, '2026-12-29', 5, [1, 2]],
    ['none after the calendar', {}, '2026-12-31', 5, []],
    ['none before it', {}, '2026-10-31', 5, []],
    ['none on a night without a price', { prices: [0, 100] }, FIRST, 5, []],
  ])('%s', (_name, changes, checkin, most, nights) => {
    expect(possibleNights(year(changes), checkin, most)).toEqual(nights);
  });

  test('30 nights at most unless told otherwise', () => {
    expect(possibleNights(year(), FIRST)).toHaveLength(30);
  });
});

describe('startDays', () => {
  test('the shortest minimum wins over a lower price per night, then the lower total (SE-075, D-112)', () => {
    const long = year({
      minNights: Array.from({ length: 60 }, () => 2),
      prices: Array.from({ length: 60 }, () => 1000),
    });
    const dear = year({ promo: 5 });
    const cheap = year({ prices: Array.from({ length: 60 }, () => 9000), promo: 15 });
    const days = startDays([long, dear, cheap], TWO, november);
    expect(days.get(FIRST)).toEqual({ nights: 1, total: 9000, promo: 15, perNight: 90, isBestOfMonth: true });
    expect(startDays([long], TWO, november).get(FIRST)).toMatchObject({
      nights: 2,
      total: 2000,
      perNight: 10,
    });
  });

  test('the best price is that of its own calendar month, and all days that have it are best (SE-083)', () => {
    const priceOf = (day: number) => (day === 4 || day === 9 ? 7500 : day < 30 ? 8000 : 7000);
    const prices = Array.from({ length: 60 }, (_, day) => priceOf(day));
    const days = startDays([year({ prices })], TWO, { ...november, length: 2 });
    const best = [...days].flatMap(([day, start]) => (start?.isBestOfMonth ? [day] : []));
    expect(best.filter((day) => day < '2026-12')).toEqual(['2026-11-05', '2026-11-10']);
    expect(best.filter((day) => day >= '2026-12')).toHaveLength(30);
  });

  test('every day of the months is there; before today and more than a year ahead it is null (SE-100)', () => {
    const days = startDays([year()], TWO, { ...november, today: '2026-11-15' });
    expect([...days.keys()]).toEqual(Array.from({ length: 30 }, (_, day) => addDays(FIRST, day)));
    expect([days.get('2026-11-14'), days.get('2026-11-15')]).toEqual([null, expect.anything()]);
    const early = startDays([year()], TWO, { ...november, today: '2025-11-15' });
    expect([early.get('2026-11-15'), early.get('2026-11-16')]).toEqual([expect.anything(), null]);
  });

  test('the total is for the party', () => {
    const days = startDays([year()], { adults: 3, children: 1, babies: 2 }, november);
    expect(days.get(FIRST)?.total).toBe(16_700);
  });

  test('without offers nothing can begin', () => {
    expect([...startDays([], TWO, november).values()].every((start) => start === null)).toBe(true);
  });
});
