import { expect, test } from 'vitest';
import { FLOWS } from '../../search/flow.ts';
import { showsGiftPrompt } from './giftPrompt.ts';

test('SE-082 D-163: the gift prompt is of product pages, in booking alone', () => {
  expect(FLOWS.filter((flow) => showsGiftPrompt({ flow, dates: {}, isProductPage: true }))).toEqual([
    'booking',
  ]);
  expect(showsGiftPrompt({ flow: 'booking', dates: {}, isProductPage: false })).toBe(false);
});

test.each([
  { checkin: '2026-12-12' },
  { checkin: '2026-12-12', checkout: '2026-12-13' },
  { checkout: '2026-12-13' },
])('SE-082: a date chosen ends the gift prompt: %o', (dates) => {
  expect(showsGiftPrompt({ flow: 'booking', dates, isProductPage: true })).toBe(false);
});
