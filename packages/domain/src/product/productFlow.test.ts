import { describe, expect, test } from 'vitest';
import { parseHash } from '../address/hash.ts';
import { changeProductFlow, GIFT_NIGHTS, giftNightsFor } from './productFlow.ts';

describe('changing the flow of a product page (ALG-6)', () => {
  const stay = { path: '/stay/4', query: '', hash: 'checkin=2026-12-05;checkout=2026-12-07;a=3' };

  test('PR-119 D-142: gifting is for 2, for the nights of the dates', () => {
    expect(changeProductFlow(stay, 'gifting')).toEqual({
      path: '/stay/4',
      query: 'flow=gifting',
      hash: `${stay.hash};giftAdult=2;giftNights=2`,
    });
  });

  test('PR-120: back in booking the dates are still there', () => {
    const back = changeProductFlow(changeProductFlow(stay, 'gifting'), 'booking');
    expect(back.query).toBe('flow=booking');
    expect(parseHash(back.hash)).toMatchObject({ checkin: '2026-12-05', checkout: '2026-12-07', a: 3 });
  });

  test.each([
    ['giftNights=3;checkin=2026-12-05;checkout=2026-12-06', 3],
    ['checkin=2026-12-05;checkout=2026-12-20', 3],
    ['checkin=2026-12-05;checkout=2026-12-05', 1],
    ['checkin=2026-12-05', 1],
    ['giftNights=x', 1],
    ['', 1],
  ])('D-142: nights of a gift for "%s" are %i', (hash, nights) => {
    expect(giftNightsFor(hash)).toBe(nights);
  });

  test('PR-109 D-039: a gift has 1 to 3 nights, 1 unless chosen', () => {
    expect(GIFT_NIGHTS).toEqual([1, 2, 3]);
    expect(giftNightsFor('')).toBe(GIFT_NIGHTS[0]);
  });
});
