import { expect, test, vi } from 'vitest';
import { loadInput } from '../testing/loadInput.ts';
import { loadSearch } from './load.tsx';

// Made by the host's build.
vi.mock('./earlySearch.ts', () => ({ earlySearch: () => '' }));

test('SE-013 D-061: a search for activities is on its own page, with all that was asked', async () => {
  const loaded = await loadSearch(loadInput({ href: '/search?flow=activity&city=12&a=1' }));
  expect(loaded).toEqual({ redirect: '/activities?flow=activity&city=12&a=1', status: 302 });
});
