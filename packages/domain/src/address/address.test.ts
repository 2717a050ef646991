import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveCriteriaToHash, readAddress, readPage, readQueryCriteria } from './address.ts';
import { patchQuery, queryValue } from './query.ts';

const now = { today: '2026-11-21', hour: 12 };
const read = (query: string, hash = '') => readAddress({ query, hash }, now);

describe('a search address', () => {
  test('SE-014…SE-017: flow, page and origin from the query, criteria from the hash', () => {
    const address = read('?flow=gifting&page=2&origin=search%20bar', '#city=1');
    expect(address).toMatchObject({ flow: 'gifting', page: 2, origin: 'search bar' });
    expect(address.criteria.location).toEqual({ kind: 'city', id: 1 });
  });

  test('an unknown flow is booking, an absent origin is absent', () => {
    expect(read('flow=cruise')).toMatchObject({ flow: 'booking', page: 0 });
    expect(read('')).not.toHaveProperty('origin');
  });

  test.each([
    ['3', 3],
    ['0', 0],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
    ['', 0],
    [null, 0],
    ['100001', 100_000],
    ['99999999999999999999', 100_000],
  ])('SE-017 ALG-17: page "%s" is %i', (text, page) => {
    expect(readPage(text)).toBe(page);
  });
});

describe('criteria in the query', () => {
  test('plain links and forms: the hash’s rules, with & between and + for a space', () => {
    expect({ ...readQueryCriteria('?city=12&stars=5&stars=4&bucket=a+b;c=3&utm=x&checkin=') }).toEqual({
      city: 12,
      stars: [5, 4],
      bucket: 'a b;c=3',
    });
  });

  test('where both speak the hash wins, and the rest of the query counts', () => {
    const { criteria } = read('city=12&a=3&theme=39', 'city=7;a=4');
    expect(criteria).toMatchObject({ location: { kind: 'city', id: 7 }, theme: 39 });
    expect(criteria.party.adults).toBe(4);
  });

  test('a destination, dates or a party of the hash replaces that of the query as a whole', () => {
    const query = 'hotel=5&distanceMax=9&checkin=2026-12-05&night=9&c=3';
    const { criteria } = read(query, 'city=7;checkin=2026-12-24;checkout=2026-12-26;a=1');
    expect(criteria).toMatchObject({
      location: { kind: 'city', id: 7 },
      dates: { checkin: '2026-12-24', checkout: '2026-12-26' },
      party: { adults: 1, children: 0, babies: 0 },
    });
    expect(criteria).not.toHaveProperty('distanceMax');
  });

  test('they can be moved to the hash, and mean the same there', () => {
    const before = { query: '?flow=hotel&city=12&stars=5&stars=4', hash: '#a=3;anchor=x' };
    const after = moveCriteriaToHash(before);
    expect(after).toEqual({ query: 'flow=hotel', hash: 'city=12;stars=5,4;a=3;anchor=x' });
    expect(readAddress(after, now)).toEqual(readAddress(before, now));
  });

  test('no address throws, and moving never changes its meaning', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            'city=1',
            'a=3',
            'stars=5',
            'tags=1,2',
            '&',
            ';',
            '%',
            '+',
            '\uD800',
            'flow=gifting',
            '=',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, (query, hash) => {
        const moved = moveCriteriaToHash({ query, hash });
        expect(readAddress(moved, now).criteria).toEqual(read(query, hash).criteria);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('query parameters', () => {
  test('SE-018: others stay as they are written, repeats of a changed one go', () => {
    expect(patchQuery('?a=%41&page=1&b&page=2', { page: 5, c: 'x y' })).toBe('a=%41&page=5&b&c=x%20y');
    expect(patchQuery('page=1', { page: undefined })).toBe('');
  });

  test('reading is forgiving', () => {
    expect(queryValue('?q=a%2', 'q')).toBe('a%2');
    expect(queryValue('', 'q')).toBeUndefined();
    expect(patchQuery('', { q: '\uD800' })).toBe('q=%EF%BF%BD');
  });
});
