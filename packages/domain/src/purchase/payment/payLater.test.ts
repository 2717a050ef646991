import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@sabadora/days';
import { LOCALES } from '../../market/market.ts';
import type { PayLaterFacts } from './payLater.ts';
import { deferredDate, payLaterOffers, splitPayments } from './payLater.ts';

const today = '2026-11-21';
const facts = (changes: Partial<PayLaterFacts> & { days?: number } = {}): PayLaterFacts => {
  const { days = 30, ...rest } = changes;
  return {
    total: 30_000,
    today,
    locale: 'fr_FR',
    checkin: addDays(today, days),
    cancellable: false,
    ...rest,
  };
};
const types = (changes: Parameters<typeof facts>[0]) =>
  payLaterOffers(facts(changes)).map(({ type }) => type);

describe('ways to pay later (ALG-20)', () => {
  test.each([
    [4, []],
    [5, ['deferred']],
    [6, ['deferred']],
    [7, ['deferred', '3x', '4x']],
  ])('PR-157 PR-158 PR-159: %i days before arrival: %j', (days, expected) => {
    expect(types({ days })).toEqual(expected);
  });

  test.each([
    [19_999, ['deferred']],
    [20_000, ['deferred', '3x']],
    [24_999, ['deferred', '3x']],
    [25_000, ['deferred', '3x', '4x']],
    [200_000, ['deferred', '3x', '4x']],
    [200_001, ['deferred']],
  ])('PR-158 PR-159 D-123: of %i cents: %j', (total, expected) => {
    expect(types({ total })).toEqual(expected);
  });

  test.each([
    [2999, false],
    [3000, true],
    [200_000, true],
    [200_001, false],
  ])('PR-162 D-121 D-123: PayPal for %i cents, on the day of arrival: %s', (total, isOffered) => {
    const offered = LOCALES.filter((locale) => types({ locale, total, days: 0 }).includes('paypal'));
    expect(offered).toEqual(isOffered ? ['es_ES', 'it_IT'] : []);
  });

  test('ALG-20: without a check-in only PayPal can apply', () => {
    expect(types({ checkin: null, locale: 'it_IT' })).toEqual(['paypal']);
    expect(types({ checkin: null })).toEqual([]);
  });

  test.each([
    ['a deadline to come', true, '2026-12-01', '2026-12-01'],
    ['a deadline of today', true, today, '2026-12-19'],
    ['a deadline, but not cancellable', false, '2026-12-01', '2026-12-19'],
    ['no deadline', true, null, '2026-12-19'],
  ])('PR-161: a deferred payment with %s', (_name, cancellable, deadline, expected) => {
    expect(deferredDate({ cancellable, deadline, today, checkin: '2026-12-21' })).toBe(expected);
  });

  test('ALG-20: a deferred payment is taken after today, and nothing before', () => {
    expect(payLaterOffers(facts({ feeOf: () => 100 }))[0]).toEqual({
      type: 'deferred',
      paymentFee: 100,
      payments: [{ amount: 30_100, date: '2026-12-19' }],
    });
  });

  test('PR-160: the first of the payments has the remainder and the fee; days never leave their month', () => {
    expect(splitPayments(10_000, 3, 50, '2026-12-31')).toEqual([
      { amount: 3384, date: '2026-12-31' },
      { amount: 3333, date: '2027-01-31' },
      { amount: 3333, date: '2027-02-28' },
    ]);
    expect(splitPayments(10_000, 4, 0, '2026-12-31')[3]).toEqual({ amount: 2500, date: '2027-03-31' });
  });

  test('PR-160: whatever is offered takes the total and its fee, to the cent, on days that ascend', () => {
    const any = fc.record({
      total: fc.integer({ min: 0, max: 300_000 }),
      days: fc.integer({ min: 0, max: 365 }),
      locale: fc.constantFrom(...LOCALES),
      cancellable: fc.boolean(),
      fee: fc.integer({ min: 0, max: 5000 }),
    });
    fc.assert(
      fc.property(any, ({ fee, ...rest }) => {
        for (const { paymentFee, payments } of payLaterOffers(facts({ ...rest, feeOf: () => fee }))) {
          expect(paymentFee).toBe(fee);
          expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(rest.total + fee);
          expect(payments.map(({ date }) => date)).toEqual(payments.map(({ date }) => date).toSorted());
        }
      }),
    );
  });
});
