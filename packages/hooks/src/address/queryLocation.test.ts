import { parseHash, serialiseHash } from '@sabadora/domain';
import { expect, test, vi } from 'vitest';
import { memoryLocation, toHref } from './location.ts';
import { queryLocation } from './queryLocation.ts';

test('the search in the query is read as a hash; flow, page and what is kept are not', () => {
  const inner = memoryLocation('/search?flow=gifting&city=12&utm_source=letter&themas=1,3&page=2#reviews');
  expect(queryLocation(inner, ['utm_source']).read()).toEqual({
    path: '/search',
    query: 'flow=gifting&utm_source=letter&page=2',
    hash: 'city=12;themas=1,3',
  });
});

test('what the hooks write stands in the query, and is read back as it was written', () => {
  const inner = memoryLocation('/search?flow=booking');
  const location = queryLocation(inner);
  const heard = vi.fn<() => void>();
  const unsubscribe = location.subscribe(heard);
  const record = { city: 12, checkin: '2026-12-05', themas: [1, 3], label: 'Spa & silence; a=b, 100 %' };
  location.write({ ...location.read(), hash: serialiseHash(record) });

  expect(toHref(inner.read())).toMatch(
    /^\/search\?flow=booking&city=12&checkin=2026-12-05&themas=1,3&label=Spa%20/,
  );
  expect(parseHash(location.read().hash)).toEqual(parseHash(serialiseHash(record)));
  expect(heard).toHaveBeenCalledTimes(1);
  unsubscribe();
  location.write({ path: '/search', query: '', hash: '' });
  expect(toHref(inner.read())).toBe('/search');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('another page is gone to with its search in the query', () => {
  const inner = memoryLocation('/');
  queryLocation(inner).assign({ path: '/search', query: 'flow=gifting', hash: 'city=12' });
  expect(toHref(inner.read())).toBe('/search?flow=gifting&city=12');
});
