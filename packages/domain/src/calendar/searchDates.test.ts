import { expect, test } from 'vitest';
import { onSearch } from './searchDates.ts';

const dates = { checkin: '2026-12-05', checkout: '2026-12-06' };

test.each([
  ['booking', 'forced', {}, false, 'open-dates'],
  ['booking', 'forced', {}, true, 'open-dates'],
  ['booking', 'forced', { checkin: '2026-12-05' }, false, 'open-dates'],
  ['booking', 'forced', dates, false, 'search'],
  ['booking', 'suggested', {}, false, 'open-dates'],
  ['booking', 'suggested', {}, true, 'search'],
  ['booking', undefined, {}, false, 'search'],
  ['hotel', 'forced', {}, false, 'search'],
  ['gifting', 'forced', {}, false, 'search'],
  ['activity', 'suggested', {}, false, 'search'],
] as const)(
  'SE-045, SE-046, SE-047 ALG-12: %s, %s, dates %o, cleared %s: %s',
  (flow, variation, dates, isExplicitlyCleared, expected) => {
    expect(onSearch({ flow, variation, dates, isExplicitlyCleared })).toBe(expected);
  },
);
