import { expect, test } from 'vitest';
import { closesCheckin, quoteError } from './quoteError.ts';

const price = { sellPrice: 29_800 };
const soldOut = 'PACKAGE_NOT_AVAILABLE_CHECKIN: no room on 2026-12-12';

test.each([
  ['a price', { bookable: true, priceInfo: price }, undefined],
  ['a price with a warning', { bookable: true, priceInfo: price, errors: [{ code: 'X' }] }, undefined],
  ['a code', { bookable: false, priceInfo: price, errors: [{ code: 'FULL', message: 'Full' }] }, 'FULL'],
  ['a message', { bookable: false, priceInfo: null, errors: [{ code: null, message: 'Full' }] }, 'Full'],
  ['an empty error', { bookable: false, errors: [{}] }, 'The offer is not bookable with these criterias'],
  ['no error', { bookable: false, priceInfo: null }, 'The offer is not bookable with these criterias'],
  ['no price', { bookable: true, priceInfo: null }, 'Quote error'],
])('PR-138, ALG-27: a quote with %s', (_what, quote, expected) => {
  expect(quoteError(quote)).toBe(expected);
});

test('PR-045: an error names a check-in day that is sold out', () => {
  expect(closesCheckin(soldOut)).toBe(true);
  expect(closesCheckin('PACKAGE_NOT_AVAILABLE')).toBe(false);
});
