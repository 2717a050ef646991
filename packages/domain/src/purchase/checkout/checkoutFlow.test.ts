import { expect, test } from 'vitest';
import { checkoutFlowHref } from './checkoutFlow.ts';

const STAY = '/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=1;b=0;price=29800';

test.each([
  [
    'D-142: from a booking to the gift of as many nights',
    STAY,
    'gifting',
    '/stay/12?flow=gifting#checkin=2026-12-12;checkout=2026-12-14;a=2;c=1;b=0;giftAdult=2;giftNights=2',
  ],
  [
    'from a gift to the booking, its nights kept',
    '/booking/summary?flow=gifting&offer=12#giftNights=3;giftAdult=2;giftFormat=physical;bucket=anytime',
    'booking',
    '/stay/12?flow=booking#giftNights=3;giftFormat=physical',
  ],
  ['from a gift without any', '/booking/details?flow=gifting&offer=12', 'booking', '/stay/12?flow=booking'],
  ['not for an activity', '/booking/voucher?activity=812#a=3', 'gifting', undefined],
  ['not for a box', '/booking/summary?box=SPAEBOX', 'gifting', undefined],
  ['not without a product', '/booking/summary?flow=booking', 'gifting', undefined],
] as const)('CH-043: the switch of a checkout, %s', (_, href, target, expected) => {
  const { search, hash } = new URL(href, 'http://site');
  expect(checkoutFlowHref({ query: search.slice(1), hash: hash.slice(1) }, target)).toBe(expected);
});
