import { expect, test } from 'vitest';
import { onSearch } from './searchDates.ts';

const dates = { checkin: '2026-12-05', checkout: '2026-12-06' };

test.each([
  ['booking', 'forced', null, false, 'open-dates'],
  ['booking', 'forced', null, true, 'open-dates'],
  ['booking', 'forced', dates, false, 'search'],
  ['booking', 'suggested', null, false, 'open-dates'],
  ['booking', 'suggested', null, true, 'search'],
  ['booking', undefined, null, false, 'search'],
  ['hotel', 'forced', null, false, 'search'],
  ['gifting', 'forced', null, false, 'search'],
  ['activity', 'suggested', null, false, 'search'],
] as const)(
  'SE-045, SE-046, SE-047 ALG-12: %s, %s, dates %o, cleared %s: %s',
  (flow, variation, dates, isExplicitlyCleared, expected) => {
    expect(onSearch({ flow, variation, dates, isExplicitlyCleared })).toBe(expected);
  },
);
