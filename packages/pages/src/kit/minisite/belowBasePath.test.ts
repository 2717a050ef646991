import { memoryLocation } from '@sabadora/hooks';
import { expect, test } from 'vitest';
import { belowBasePath } from './belowBasePath.ts';

test('pages below a base path read, write and leave for addresses without it', () => {
  const outer = memoryLocation('/minisite/maree/search?flow=booking#city=1');
  const location = belowBasePath(outer, '/minisite/maree');
  expect(location.read()).toEqual({ path: '/search', query: 'flow=booking', hash: 'city=1' });
  location.write({ path: '/search', query: '', hash: 'city=2' });
  expect(outer.read()).toEqual({ path: '/minisite/maree/search', query: '', hash: 'city=2' });
  location.assign({ path: '/', query: '', hash: '' });
  expect(outer.read().path).toBe('/minisite/maree');
  expect(location.read().path).toBe('/');
});
