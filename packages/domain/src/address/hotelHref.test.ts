import { describe, expect, test } from 'vitest';
import { hotelHref } from './hotelHref.ts';
import type { LinkContext } from './hotelHref.ts';

const context: LinkContext = {
  flow: 'booking',
  dates: { checkin: '2026-12-05', checkout: '2026-12-07' },
  party: { adults: 2, children: 1, babies: 0 },
};

describe('the link to a hotel (ALG-25)', () => {
  test('SE-173, SE-174 D-013: a hotel link carries dates, night and people', () => {
    const hash = 'checkin=2026-12-05;checkout=2026-12-07;night=2;a=2;c=1;b=0';
    expect(hotelHref({ id: 7 }, context)).toBe(`/hotel/7#${hash}`);
    expect(hotelHref({ id: 7, uri: '/hotel/7-ritz' }, context)).toBe(`/hotel/7-ritz#${hash}`);
    expect(hotelHref({ id: 7, uri: '/hotel/7#anchor=products' }, context)).toBe(
      `/hotel/7#anchor=products;${hash}`,
    );
  });

  test('SE-175: in gifting, or with half a range, dates are dropped', () => {
    expect(hotelHref({ id: 7 }, { ...context, flow: 'gifting' })).toBe('/hotel/7#a=2;c=1;b=0');
    expect(hotelHref({ id: 7, uri: '' }, { ...context, dates: undefined })).toBe('/hotel/7#a=2;c=1;b=0');
  });
});
