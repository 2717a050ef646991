import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hotelIdOf, readCriteria, writeCriteria } from './criteria.ts';
import { CRITERIA_KEYS, LOCATION_KEYS } from './criteriaTable.ts';
import { isIsoDay } from '@sabadora/days';
import type { Now } from '../calendar/clock.ts';
import { mergeHash, parseHash, serialiseHash } from '../address/hash.ts';

const now: Now = { today: '2026-11-21', hour: 12 };
const read = (hash: string, at: Now = now) => readCriteria(parseHash(hash), at);
const empty = read('');

describe('reading criteria', () => {
  test('SE-030 an empty hash: two adults and no filter', () => {
    expect(empty).toEqual({
      party: { adults: 2, children: 0, babies: 0 },
      hotelTypes: [],
      hotelEnvironments: [],
      hotelStyles: [],
      stars: [],
      facilities: [],
      tags: [],
    });
  });

  test('SE-020, SE-021, SE-023, PR-007: every key has its typed value', () => {
    const hash =
      'city=12;lat=48.8;lng=2.3;checkin=2026-12-05;checkout=2026-12-07;a=3;c=1;b=0;s=true;hotelId=7;sort=priceAsc;' +
      'hotelTypes=spa,inn;hotelEnvironments=sea;hotelStyles=chic;stars=5,4;hotelScore=8;priceMin=1500;priceMax=20000;' +
      'facilities=3,pets;distanceMin=0;distanceMax=30;tags=11,12;theme=39;giftNights=2;bucket=42;giftFormat=digital';
    expect(read(hash)).toEqual({
      location: { kind: 'city', id: 12 },
      latitude: 48.8,
      longitude: 2.3,
      dates: { checkin: '2026-12-05', checkout: '2026-12-07' },
      party: { adults: 3, children: 1, babies: 0 },
      hotelId: 7,
      sort: 'priceAsc',
      hotelTypes: ['spa', 'inn'],
      hotelEnvironments: ['sea'],
      hotelStyles: ['chic'],
      stars: [5, 4],
      hotelScore: 8,
      priceMin: 1500,
      priceMax: 20_000,
      facilities: [3, 'pets'],
      distanceMin: 0,
      distanceMax: 30,
      tags: [11, 12],
      theme: 39,
      giftNights: 2,
      bucket: '42',
      giftFormat: 'digital',
    });
  });

  test.each([
    'city=paris',
    'city=-1',
    'city=1.5',
    'lat=91;lng=2',
    'lat=48',
    'a=0;c=11;b=-1',
    'theme=family',
    'sort=cheapest',
    'stars=6,x',
    'hotelScore=11',
    'hotelScore=0',
    'priceMin=-5;priceMax=x',
    'facilities=pool',
    'distanceMax=301',
    'distanceMin=1.5',
    'tags=x',
    'giftNights=0',
    'giftFormat=paper',
    'unknown=1',
  ])('D-135 D-160: a damaged %s is dropped', (hash) => {
    expect(read(hash)).toEqual(empty);
  });

  test('D-135: the rest of a damaged address is kept', () => {
    expect(read('city=x;stars=9,4;a=99;theme=39')).toEqual({ ...empty, stars: [4], theme: 39 });
  });

  test('reversed bounds are put in order, duplicates are dropped', () => {
    const { priceMin, priceMax, distanceMin, distanceMax, tags } = read(
      'priceMin=9000;priceMax=1000;distanceMin=200;distanceMax=0;tags=1,2,1',
    );
    expect([priceMin, priceMax, distanceMin, distanceMax, tags]).toEqual([1000, 9000, 0, 200, [1, 2]]);
  });

  test('D-153: of several destinations the first in precedence counts', () => {
    const all = LOCATION_KEYS.map((key, index) => `${key}=${index + 1}`).toReversed();
    const kinds = all.map((_, count) => read(all.slice(0, count + 1).join(';')).location?.kind);
    expect(kinds).toEqual(LOCATION_KEYS.toReversed());
    expect(read('hotel=x;city=3').location).toEqual({ kind: 'city', id: 3 });
  });

  test('D-046: s in an address is ignored', () => {
    expect(writeCriteria(read('s=true;c=0'))['s']).toBe(false);
    expect(writeCriteria(read('s=false;c=1'))['s']).toBe(true);
  });

  test('D-166: the hotel is hotelId, else hotel', () => {
    expect(hotelIdOf(read('hotelId=7;hotel=8'))).toBe(7);
    expect(hotelIdOf(read('hotel=8'))).toBe(8);
    expect(hotelIdOf(read('city=8'))).toBeUndefined();
  });
});

describe('dates of an address', () => {
  const dates = (hash: string, at: Now = now) => {
    const { checkin, checkout } = read(hash, at).dates ?? {};
    return [checkin, checkout];
  };
  const none = [undefined, undefined];

  test.each([
    ['checkin=2026-11-22;checkout=2026-11-23', 23, ['2026-11-22', '2026-11-23']],
    ['checkin=2026-11-21;checkout=2026-11-23', 19, ['2026-11-21', '2026-11-23']],
    ['checkin=2026-11-21;checkout=2026-11-23', 20, none],
    ['checkin=2026-11-20;checkout=2026-11-23', 0, none],
  ])('SE-032 D-008: %s at %i o’clock', (hash, hour, expected) => {
    expect(dates(hash, { ...now, hour })).toEqual(expected);
  });

  test.each([
    ['checkin=2026-12-05', none],
    ['checkout=2026-12-05', none],
    ['checkin=2026-12-05;checkout=2026-12-05', none],
    ['checkin=2026-12-07;checkout=2026-12-05', none],
    ['checkin=2026-02-30;checkout=2027-03-05', none],
    ['checkin=2026-12-05;checkout=soon', none],
    ['checkin=2026-12-05;checkout=soon;night=2', none],
    ['checkin=2026-12-30;night=3', ['2026-12-30', '2027-01-02']],
    ['checkin=2026-12-30;night=0', none],
    ['checkin=2026-12-30;night=999999999999', none],
    ['night=2', none],
  ])('D-160: %s', (hash, expected) => {
    expect(dates(hash)).toEqual(expected);
  });

  test('D-013: night is read, else nights; neither outlives a write', () => {
    expect(dates('checkin=2026-12-05;nights=2')).toEqual(['2026-12-05', '2026-12-07']);
    expect(dates('checkin=2026-12-05;nights=2;night=1')).toEqual(['2026-12-05', '2026-12-06']);
    const hash = 'checkin=2026-12-05;nights=2';
    expect(parseHash(mergeHash(hash, writeCriteria(read(hash))))).not.toHaveProperty('nights');
  });
});

describe('writing criteria', () => {
  test('SE-025, SE-066: people are written with their zeros, and s with them', () => {
    expect(serialiseHash(writeCriteria(empty))).toBe('a=2;c=0;b=0;s=false');
  });

  test('what the criteria lack is removed from the hash, unknown keys stay', () => {
    const hash = mergeHash('city=1;stars=5;anchor=products', writeCriteria(empty));
    expect(hash).toBe('anchor=products;a=2;c=0;b=0;s=false');
  });

  test('SE-020: every criteria key is in the patch', () => {
    expect(Object.keys(writeCriteria(empty)).sort()).toEqual([...CRITERIA_KEYS].sort());
  });
});

describe('for any address', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer({ min: -2, max: 400 }).map(String),
    fc.constantFrom(
      '2026-12-05',
      '2026-12-07',
      '2026-11-21',
      'true',
      'priceAsc',
      'digital',
      '1,2,2',
      'pets,3',
      '9e9',
    ),
  );
  const part = fc.tuple(fc.constantFrom(...CRITERIA_KEYS), value).map(([key, text]) => `${key}=${text}`);
  const anyHash = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join(';')),
  );
  const anyNow = fc.record({
    today: fc.constantFrom('2026-11-21', '2026-12-05'),
    hour: fc.integer({ min: 0, max: 23 }),
  });

  test('SE-014: reading never throws, and a write and read changes nothing more', () => {
    fc.assert(
      fc.property(anyHash, anyNow, (hash, at) => {
        const once = serialiseHash(writeCriteria(read(hash, at)));
        expect(read(once, at)).toEqual(read(hash, at));
        expect(serialiseHash(writeCriteria(read(once, at)))).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('D-160: dates come in pairs, in order', () => {
    fc.assert(
      fc.property(anyHash, anyNow, (hash, at) => {
        const { dates } = read(hash, at);
        const isInOrder = !dates || dates.checkin < dates.checkout;
        expect(isInOrder && [dates?.checkin, dates?.checkout].every((day) => !dates || isIsoDay(day))).toBe(
          true,
        );
      }),
    );
  });
});

describe('what no call accepts is not read (design "Address")', () => {
  test('ids beyond 32 bits, prices beyond a million euros, codes that are none', () => {
    expect(read('city=2147483648;theme=2147483648;hotelId=9999999999;tags=5,3000000000')).toEqual({
      ...empty,
      tags: [5],
    });
    expect(read('priceMin=100000001;hotelTypes=spa,<b>,a%20b')).toEqual({ ...empty, hotelTypes: ['spa'] });
  });

  test('a list is cut at 50 items', () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(read(`tags=${ids.join(',')}`).tags).toEqual(ids.slice(0, 50));
  });

  test('D-160: a stay of more than 30 nights is no pair of dates', () => {
    expect(read('checkin=2027-03-01;checkout=2027-03-31')).toMatchObject({
      dates: { checkout: '2027-03-31' },
    });
    expect(read('checkin=2027-03-01;checkout=2027-04-01')).toEqual(empty);
  });
});
