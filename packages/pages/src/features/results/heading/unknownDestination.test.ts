import { parseHash, readCriteria } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { unknownDestination } from './unknownDestination.ts';

const NOW = { today: '2026-12-05', hour: 10 };

test.each([
  ['destination=xyzzy', '', 'xyzzy'],
  ['destination=xyzzy', 'stars=4', 'xyzzy'],
  // The address has changed since: another text, no text, or a place.
  ['destination=xyzz', '', undefined],
  ['', '', undefined],
  ['destination=xyzzy', 'city=12', undefined],
  ['destination=xyzzy', 'lat=51.2;lng=3.2', undefined],
])('of ?%s#%s the text xyzzy is unknown: %s', (query, hash, expected) => {
  const search = {
    address: { path: '/search', query, hash },
    criteria: readCriteria(parseHash(hash), NOW),
  };
  expect(unknownDestination(search, 'xyzzy')).toBe(expected);
});

test('where everything that was typed is known, nothing is said', () => {
  const search = { address: { path: '/search', query: '', hash: '' }, criteria: readCriteria({}, NOW) };
  expect(unknownDestination(search, undefined)).toBeUndefined();
});
