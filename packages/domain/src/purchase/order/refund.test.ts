import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partialRefund, refundAt, refundSchedule } from './refund.ts';

const facts = { nightPrices: [9999, 10_001, 3], cancellable: true, deadline: '2026-12-09' };
const cents = fc.integer({ min: 0, max: 1_000_000 });

describe('what a cancellation gives back (ALG-19)', () => {
  test.each([
    [[10_000], 8000],
    [[9999, 10_001, 3], 7999 + 8001 + 2],
    // 0.8 · 3 = 2.4, and 0.8 · 2 = 1.6: each night is rounded, not their sum.
    [[3, 3, 2, 2], 2 + 2 + 2 + 2],
    [[], 0],
  ])('PR-148 D-124: of nights at %j: %i', (nights, expected) => {
    expect(partialRefund(nights)).toBe(expected);
  });

  test.each([
    ['long before', '2026-11-21T12:00:00Z', 16_002],
    ['in the last minute of the deadline, in winter', '2026-12-09T22:59:59Z', 16_002],
    ['a minute later', '2026-12-09T23:00:00Z', 0],
  ])('D-125 D-096: %s, on the clock of Paris', (_when, instant, expected) => {
    expect(refundAt(facts, new Date(instant))).toBe(expected);
  });

  test('D-125 D-096: in summer the day ends at 22:00 UTC', () => {
    const summer = { ...facts, deadline: '2027-07-09' };
    expect(refundAt(summer, new Date('2027-07-09T21:59:59Z'))).toBe(16_002);
    expect(refundAt(summer, new Date('2027-07-09T22:00:00Z'))).toBe(0);
  });

  test.each([
    ['not cancellable', { cancellable: false }],
    ['without a deadline', { deadline: null }],
  ])('PR-149: a stay that is %s gives nothing back', (_name, changes) => {
    const fixed = { ...facts, ...changes };
    expect(refundAt(fixed, new Date('2026-11-21T12:00:00Z'))).toBe(0);
    expect(refundSchedule(fixed)).toEqual([{ until: null, amount: 0 }]);
  });

  test('PR-148 PR-149: the schedule says both amounts', () => {
    expect(refundSchedule(facts)).toEqual([
      { until: '2026-12-09', amount: 16_002 },
      { until: null, amount: 0 },
    ]);
  });

  test('PR-148: a refund is never above the price, and within half a cent a night of 80 percent', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 30 }), (nights) => {
        const refund = partialRefund(nights);
        const paid = nights.reduce((sum, price) => sum + price, 0);
        expect(refund).toBeLessThanOrEqual(paid);
        expect(Math.abs(refund - paid * 0.8)).toBeLessThanOrEqual(nights.length / 2 + 1e-6);
      }),
    );
  });
});
