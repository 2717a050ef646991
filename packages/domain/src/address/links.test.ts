import { describe, expect, test } from 'vitest';
import { activityHref, backHref, productHref, shareHref } from './links.ts';

describe('links (ALG-25)', () => {
  test('SE-176: an activity link carries its adults, 2 unless chosen', () => {
    expect(activityHref('/activity/5', 1)).toBe('/activity/5#a=1');
    expect(activityHref('/activity/5')).toBe('/activity/5#a=2');
  });

  test('SE-171: a product link keeps the search’s query and hash', () => {
    const search = {
      flow: 'booking',
      query: '?flow=booking',
      hash: '#city=1;checkin=2026-12-05;checkout=2026-12-07',
    } as const;
    expect(productHref(['stay', 4], search)).toBe(
      '/stay/4?flow=booking#city=1;checkin=2026-12-05;checkout=2026-12-07',
    );
    expect(productHref(['box', 'detail', 'spa & co', 'SPAEBOX'], { ...search, query: '', hash: '' })).toBe(
      '/box/detail/spa%20%26%20co/SPAEBOX',
    );
    expect(productHref(['stay', 4], { ...search, flow: 'gifting', query: 'flow=gifting' })).toBe(
      '/stay/4?flow=gifting#city=1',
    );
  });

  test('CH-042: the way back keeps dates, people, gift choices and the flow, nothing else', () => {
    const hash =
      'city=1;giftFormat=digital;b=0;c=1;a=2;giftNights=2;checkout=2026-12-07;checkin=2026-12-05;stars=5';
    expect(backHref('/hotel/7', { query: '?page=2&flow=gifting&origin=x', hash })).toBe(
      '/hotel/7?flow=gifting#checkin=2026-12-05;checkout=2026-12-07;giftNights=2;a=2;c=1;b=0;giftFormat=digital',
    );
    expect(backHref('/hotel/7', { query: '', hash: 'city=1' })).toBe('/hotel/7');
  });

  test('SE-216 D-065: a shared link is public, with criteria and a tracking value', () => {
    const page = { protocol: 'https:', path: '/search', query: '?flow=hotel', hash: '#city=1' };
    expect(shareHref(page, 'fr.localhost')).toBe(
      'https://fr.localhost/search?flow=hotel&utm_source=share#city=1',
    );
  });
});
