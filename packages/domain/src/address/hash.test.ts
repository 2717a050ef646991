import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_KEYS, mergeHash, parseHash, serialiseHash } from './hash.ts';
import type { HashRecord } from './hash.ts';

/** Entries of a record, so that `toEqual` does not compare its prototype. */
const plain = (record: HashRecord) => Object.entries(record);

describe('reading (ALG-1)', () => {
  test.each([
    ['', []],
    ['#', []],
    ['#city=12', [['city', 12]]],
    [
      'city=12;a=3',
      [
        ['city', 12],
        ['a', 3],
      ],
    ],
    ['##city=12', [['#city', 12]]],
    ['label=a=b', [['label', 'a=b']]],
    ['lonely;=5;a=3', [['a', 3]]],
    ['future=x', [['future', 'x']]],
    ['bucket=a%3Bb%3Dc%2Cd', [['bucket', 'a;b=c,d']]],
    ['bucket=100%', [['bucket', '100%']]],
    [
      'a=1;c=2;a=3',
      [
        ['a', 3],
        ['c', 2],
      ],
    ],
    ['a=1;a=', [['a', 1]]],
    ['__proto__=x', [['__proto__', 'x']]],
  ])('SE-014, SE-015, SE-019: %s', (text, entries) => {
    expect(plain(parseHash(text))).toEqual(entries);
  });

  test('a key named __proto__ is plain data (ALG-1)', () => {
    expect(Object.getPrototypeOf(parseHash('__proto__=x'))).toBeNull();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test.each([
    ['theme=39', 'theme', 39],
    ['lat=-1.5', 'lat', -1.5],
    ['lat=-0', 'lat', 0],
    ['bucket=007', 'bucket', '007'],
    ['bucket=1e3', 'bucket', '1e3'],
    ['bucket=123456789012345', 'bucket', 123_456_789_012_345],
    ['bucket=1234567890123456', 'bucket', '1234567890123456'],
    ['checkin=20260101', 'checkin', '20260101'],
    ['checkout=2', 'checkout', '2'],
    ['s=true', 's', true],
    ['s=false', 's', false],
    ['sort=true', 'sort', 'true'],
  ])('SE-022 numbers, text and s: %s', (text, key, value) => {
    expect(parseHash(text)[key]).toBe(value);
  });

  test.each([
    ['stars=5', 'stars', [5]],
    ['stars=5,4', 'stars', [5, 4]],
    ['tags=12,x', 'tags', [12, 'x']],
    ['facilities=3,pets', 'facilities', [3, 'pets']],
    ['hotelTypes=1,b', 'hotelTypes', ['1', 'b']],
    ['activityDates=7_2026-01-01', 'activityDates', ['7_2026-01-01']],
    ['hotelStyles=a%2Cb,c', 'hotelStyles', ['a,b', 'c']],
    ['stars=,,4,', 'stars', [4]],
  ])('SE-023 D-016 lists: %s', (text, key, value) => {
    expect(parseHash(text)[key]).toEqual(value);
  });
});

describe('writing (ALG-1)', () => {
  test('SE-024, SE-025 D-137: empties are dropped, 0 and false are kept', () => {
    const record = { a: 0, s: false, x: '', y: null, z: undefined, n: Number.NaN, l: [], m: ['', ''] };
    expect(serialiseHash(record)).toBe('a=0;s=false');
    expect(serialiseHash({})).toBe('');
  });

  test('SE-019: parts are joined by ; list items by a bare comma, text is escaped', () => {
    expect(serialiseHash({ city: 12, stars: [5, 4], bucket: 'a;b=c, d' })).toBe(
      'city=12;stars=5,4;bucket=a%3Bb%3Dc%2C%20d',
    );
  });

  test('a small number is not written with an exponent', () => {
    expect(serialiseHash({ lat: 1e-7, lng: -1.25e-8 })).toBe('lat=0.0000001;lng=-0.0000000125');
  });
});

describe('updating (ALG-1)', () => {
  test('keys are replaced in place, appended, or dropped when emptied', () => {
    expect(mergeHash('#city=1;a=2;stars=5', { a: 3, stars: [], theme: 9 })).toBe('city=1;a=3;theme=9');
    expect(mergeHash('', { city: 1, a: undefined })).toBe('city=1');
  });

  test('a key named __proto__ is carried like any other', () => {
    expect(mergeHash('__proto__=x', { a: 1 })).toBe('__proto__=x;a=1');
  });
});

const FRAGMENTS =
  '# ; = , % %2 %zz %ED%A0%80 😀 __proto__ a s stars tags hotelTypes checkin true -0 0.00000001 1e9 5 é'
    .split(' ')
    .concat('\uD800', '\uDC00');

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  // Texts that resemble addresses, including lone surrogates and broken escapes.
  fc.array(fc.constantFrom(...FRAGMENTS)).map((parts) => parts.join('')),
);

describe('for any text (ALG-1)', () => {
  test('reading never throws, and what was read comes back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const record = parseHash(text);
        expect(plain(parseHash(serialiseHash(record)))).toEqual(plain(record));
      }),
      { numRuns: 2000 },
    );
  });

  test('any text value comes back, unless it looks like a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(!/^-?\d/.test(text));
        expect(parseHash(serialiseHash({ bucket: text }))['bucket']).toBe(text);
      }),
    );
  });

  test('lists stay lists, whatever their items', () => {
    const items = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('hotelTypes', 'hotelStyles', 'activityDates'), items, (key, list) => {
        expect(LIST_KEYS).toContain(key);
        expect(parseHash(serialiseHash({ [key]: list }))[key]).toEqual(list);
      }),
    );
  });

  test('an empty patch changes nothing but the spelling', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = mergeHash(text, {});
        expect(mergeHash(once, {})).toBe(once);
      }),
    );
  });
});
