import { describe, expect, test } from 'vitest';
import { afterSaleAt, type AfterSaleFacts } from './afterSale.ts';

const facts: AfterSaleFacts = {
  state: 'paid',
  cancellable: true,
  deadline: '2026-12-09',
  option: 'flexible',
  checkin: '2026-12-12',
};
const at = (changes: Partial<AfterSaleFacts>, instant = '2026-11-21T12:00:00Z') =>
  afterSaleAt({ ...facts, ...changes }, new Date(instant));

describe('what may be done about a booking (ALG-19)', () => {
  test.each([
    ['2026-12-09T22:59:59Z', 'open'],
    ['2026-12-09T23:00:00Z', 'tooLate'],
    ['2026-12-12T22:59:59Z', 'tooLate'],
    ['2026-12-12T23:00:00Z', 'past'],
  ])('D-050 D-125 PR-147: at %s, on the clock of Paris: %s', (instant, expected) => {
    expect(at({}, instant)).toBe(expected);
  });

  test.each([
    [{ option: 'nonCancellable' }, 'fixed'],
    [{ cancellable: false, deadline: null }, 'fixed'],
    [{ cancellable: false, deadline: null, option: 'insurance' }, 'fixed'],
    [{ option: 'insurance' }, 'open'],
    [{ option: null }, 'open'],
    // A voucher has no check-in.
    [{ cancellable: false, deadline: null, option: null, checkin: null }, 'fixed'],
    [{ state: 'cancelled' }, 'cancelled'],
    [{ state: 'refunded' }, 'cancelled'],
  ] satisfies [Partial<AfterSaleFacts>, string][])('PR-149: %j: %s', (changes, expected) => {
    expect(at(changes)).toBe(expected);
  });
});
