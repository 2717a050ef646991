import { describe, expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import { parseHash } from '../address/hash.ts';
import { searchKey } from './searchReuse.ts';

const keyOf = (hash: string, flow: Flow = 'booking', page?: number) =>
  searchKey({ flow, record: parseHash(hash), ...(page === undefined ? {} : { page }) });

describe('reusing a search (ALG-32)', () => {
  test.each([
    ['', 'a=2;b=0;c=0;sort=priceQuality'],
    ['tags=1,2;stars=5,4', 'stars=4,5;tags=2,1,2'],
    ['city=1;lat=48.8', 'lat=48.8;city=1'],
    ['city=1', 'city=1;giftNights=2;anchor=x'],
  ])('SE-031: "%s" and "%s" are one search', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test.each([
    'city=2',
    'hotel=1',
    'hotelId=1',
    'lat=1;lng=1',
    'theme=1',
    'a=1',
    'b=1',
    'c=1',
    'checkin=2026-12-05;checkout=2026-12-06',
    'priceMin=1000',
    'priceMax=1000',
    'tags=1',
    'sort=priceAsc',
    'stars=5',
    'facilities=pets',
    'hotelTypes=a',
    'hotelEnvironments=a',
    'hotelStyles=a',
    'hotelScore=9',
    'distanceMin=0',
    'distanceMax=30',
  ])('SE-031 D-044: %s makes another search', (hash) => {
    expect(keyOf('')).not.toBe(keyOf(hash));
  });

  test('SE-031 D-044: page and flow count, page 0 is no page', () => {
    expect(keyOf('')).toBe(keyOf('', 'booking', 0));
    expect(keyOf('')).not.toBe(keyOf('', 'booking', 1));
    expect(keyOf('')).not.toBe(keyOf('', 'hotel'));
  });

  test('SE-033: gifting ignores dates', () => {
    const dates = 'checkin=2026-12-05;checkout=2026-12-06';
    expect(keyOf('', 'gifting')).toBe(keyOf(dates, 'gifting'));
  });
});
