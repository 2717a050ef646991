import { describe, expect, test } from 'vitest';
import { FLOWS, FLOW_TABLE, isFlow, searchRoute } from './flow.ts';
import { changeFlow, searchAddress } from '../address/flowChange.ts';

describe('the flows (ALG-31)', () => {
  test('SE-005: exactly four', () => {
    expect(FLOWS).toEqual(['booking', 'hotel', 'gifting', 'activity']);
    expect(isFlow('hotel') && !isFlow('box') && !isFlow('toString')).toBe(true);
  });

  test('SE-013 D-061: activities have their own results page', () => {
    expect(FLOWS.map(searchRoute)).toEqual(['/search', '/search', '/search', '/activities']);
  });

  test('SE-006…SE-011: fields of the search box', () => {
    expect(FLOWS.map((flow) => FLOW_TABLE[flow].fields)).toEqual([
      ['destination', 'dates', 'theme', 'participants'],
      ['destination', 'dates', 'participants'],
      ['destination', 'theme'],
      ['city', 'theme', 'participants'],
    ]);
  });

  test('SE-008, SE-033: booking and hotel send dates, gifting and activity do not', () => {
    expect(FLOWS.map((flow) => FLOW_TABLE[flow].sendsDates)).toEqual([true, true, false, false]);
  });

  test('PR-103: packages per hotel', () => {
    expect(FLOWS.map((flow) => FLOW_TABLE[flow].packagesPerHotel)).toEqual([1, 20, 1, 20]);
  });

  test('SE-191: item category', () => {
    expect(FLOWS.map((flow) => FLOW_TABLE[flow].itemCategory)).toEqual([
      'weekend',
      'weekend',
      'single_voucher',
      'activity',
    ]);
  });

  test('SE-181: card view', () => {
    expect(FLOWS.map((flow) => FLOW_TABLE[flow].cardView)).toEqual(['normal', 'hotel', 'gift', 'activity']);
  });

  test('SE-132, SE-143 D-036: gifting sends single-voucher prices', () => {
    const plain = ['priceMin', 'priceMax'];
    expect(FLOWS.map((flow) => FLOW_TABLE[flow].priceKeys)).toEqual([
      plain,
      plain,
      ['singleVoucherPriceMin', 'singleVoucherPriceMax'],
      plain,
    ]);
  });
});

describe('changing the flow of a search (ALG-6)', () => {
  const from = {
    flow: 'booking',
    query: '?flow=booking&page=3&minisite=7',
    hash: '#city=1;sort=priceAsc;stars=5',
  } as const;

  test('SE-035, SE-036, SE-156: the flow is set, the page dropped, the rest kept but for the sort', () => {
    expect(changeFlow(from, 'gifting')).toEqual({
      path: '/search',
      query: 'flow=gifting&minisite=7',
      hash: 'city=1;stars=5',
    });
  });

  test('SE-033: dates stay in the address in gifting', () => {
    const hash = 'checkin=2026-12-05;checkout=2026-12-06;sort=distance';
    expect(changeFlow({ ...from, hash }, 'gifting').hash).toBe(hash);
  });

  test('SE-037: to activity everything is cleared', () => {
    expect(changeFlow(from, 'activity')).toEqual({
      path: '/activities',
      query: 'flow=activity&minisite=7',
      hash: '',
    });
  });

  test('SE-038 D-098: from activity the page’s default location and dates come back', () => {
    const activity = { flow: 'activity', query: '', hash: 'a=1;theme=3' } as const;
    expect(changeFlow(activity, 'booking')).toEqual({ path: '/search', query: 'flow=booking', hash: '' });
    expect(changeFlow(activity, 'booking', { city: 4, checkin: undefined }).hash).toBe('city=4');
  });

  test('D-134: from gifting to booking a voucher sort is cleared', () => {
    const gifting = { flow: 'gifting', query: '', hash: 'sort=singleVoucherPriceAsc;city=1' } as const;
    expect(changeFlow(gifting, 'booking').hash).toBe('city=1');
  });

  test('the flow already shown changes nothing', () => {
    expect(changeFlow(from, 'booking')).toEqual({
      path: '/search',
      query: 'flow=booking&page=3&minisite=7',
      hash: 'city=1;sort=priceAsc;stars=5',
    });
  });
});

describe('the search button', () => {
  test('SE-039, SE-016 D-064: criteria go to the hash, flow and origin to the query', () => {
    expect(searchAddress({ flow: 'activity', query: '?page=2&minisite=7', hash: '#city=1' })).toEqual({
      path: '/activities',
      query: 'minisite=7&flow=activity&origin=search%20bar',
      hash: 'city=1',
    });
  });
});
