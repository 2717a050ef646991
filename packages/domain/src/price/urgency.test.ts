import { describe, expect, test } from 'vitest';
import { isLastMinute, LAST_MINUTE_DAYS, type MarketingLabel, roomsLeft, urgencyReasons } from './urgency.ts';

describe('messages of urgency (ALG-24)', () => {
  test.each([
    [true, 0, undefined],
    [true, 1, 1],
    [true, 3, 3],
    [true, 4, undefined],
    [true, null, undefined],
    [false, 1, undefined],
  ])('SE-202, SE-203 D-133: dates %s, %s rooms: %s left to say', (hasDates, availableRooms, expected) => {
    expect(roomsLeft({ hasDates, availableRooms })).toBe(expected);
  });

  test.each([
    ['2026-11-21', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
    ['2027-06-05', false],
    ['2026-11-20', false],
  ])('PR-022: on 21 November a stay from %s can be last minute: %s', (checkin, expected) => {
    expect(LAST_MINUTE_DAYS).toBe(7);
    expect(isLastMinute(checkin, '2026-11-21')).toBe(expected);
  });

  const label = (message: string): MarketingLabel => ({
    message,
    color: 'reinsurance',
    icon: null,
    emoji: null,
  });

  const everything = {
    hasDates: true,
    availableRooms: 2,
    lastMinute: true,
    expiration: '2026-12-01',
    marketingLabels: [label('Spa'), label('New')],
  };

  test('SE-204, PR-022 D-132: the first two, in order', () => {
    const kinds = (facts: Parameters<typeof urgencyReasons>[0]) =>
      urgencyReasons(facts).map(({ kind }) => kind);
    expect(kinds(everything)).toEqual(['rooms-left', 'last-minute']);
    expect(kinds({ ...everything, availableRooms: 9 })).toEqual(['last-minute', 'expiration']);
    expect(kinds({ ...everything, availableRooms: 9, lastMinute: false })).toEqual(['expiration', 'label']);
    expect(
      urgencyReasons({ hasDates: false, marketingLabels: ['', 'Spa', 'New', 'Top'].map(label) }),
    ).toEqual([
      { kind: 'label', label: label('Spa') },
      { kind: 'label', label: label('New') },
    ]);
    expect(urgencyReasons({ hasDates: true })).toEqual([]);
  });

  test('PR-022: nothing is last minute that has no dates: a gift, or a stay to find dates for', () => {
    const [first] = urgencyReasons({ ...everything, hasDates: false });
    expect(first).toEqual({ kind: 'expiration', at: '2026-12-01' });
  });
});
