import { describe, expect, test } from 'vitest';
import {
  activitiesWithoutDate,
  activityDatesOf,
  activityDateValue,
  chooseActivityDate,
  readActivityDate,
} from './activityDates.ts';

const spa = { activityId: 12, dates: ['2026-12-12', '2026-12-13'] };
const sailing = { activityId: 34, dates: ['2026-12-13', '2026-12-14'] };

test('PR-039: a chosen day is written as the activity’s id, an underscore and the day', () => {
  const chosen = { activityId: 12, day: '2026-12-13' };
  expect(activityDateValue(chosen)).toBe('12_2026-12-13');
  expect(readActivityDate('12_2026-12-13')).toEqual(chosen);
});

test.each([
  '',
  '12',
  '12_',
  '_2026-12-13',
  '012_2026-12-13',
  '12_2026-02-30',
  'spa_2026-12-13',
  '12_2026-12-13_1',
])('PR-039: "%s" is no chosen day', (text) => {
  expect(readActivityDate(text)).toBeUndefined();
});

test('PR-038: a day takes the place of the one chosen before for the same activity, and of no other', () => {
  const first = chooseActivityDate([], { activityId: 12, day: '2026-12-12' });
  const second = chooseActivityDate(first, { activityId: 34, day: '2026-12-13' });
  expect(chooseActivityDate(second, { activityId: 12, day: '2026-12-13' })).toEqual([
    { activityId: 34, day: '2026-12-13' },
    { activityId: 12, day: '2026-12-13' },
  ]);
});

describe('PR-037: every activity needs a chosen day', () => {
  test('the activities that have none are known, in their order', () => {
    const chosen = [{ activityId: 34, day: '2026-12-14' }];
    expect(activitiesWithoutDate([spa, sailing], [])).toEqual([spa, sailing]);
    expect(activitiesWithoutDate([spa, sailing], chosen)).toEqual([spa]);
    expect(activitiesWithoutDate([spa, sailing], [...chosen, { activityId: 12, day: '2026-12-12' }])).toEqual(
      [],
    );
  });

  test('a day on which it does not take place, as after a change of dates, is no choice', () => {
    expect(activitiesWithoutDate([spa], [{ activityId: 12, day: '2026-12-20' }])).toEqual([spa]);
  });

  test('the only day is chosen by itself; an activity without any day is never settled', () => {
    expect(activityDatesOf([{ activityId: 12, dates: ['2026-12-12'] }], [])).toEqual([
      { activityId: 12, day: '2026-12-12' },
    ]);
    expect(activitiesWithoutDate([{ activityId: 12, dates: [] }], [])).toHaveLength(1);
  });

  test('a choice for an activity that the stay does not have is left out', () => {
    expect(activityDatesOf([spa], [{ activityId: 99, day: '2026-12-12' }])).toEqual([]);
  });
});
