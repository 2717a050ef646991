import type { ApiClient } from '@sabadora/api';
import type { ScopedMutator } from 'swr';
import { initCache } from 'swr/_internal';
import { QueryCache } from './QueryCache.ts';

interface Queries {
  cache: QueryCache;
  /** SWR's `mutate` for this cache. */
  mutate: ScopedMutator;
}

const queries = new WeakMap<ApiClient, Queries>();

/**
 * Cache of all queries that use `api`. It is created here instead of by an `SWRConfig` in `SabadoraProvider`, so that
 * a page loads SWR only with the first component that queries.
 */
export function queryCacheOf(api: ApiClient): Queries {
  const known = queries.get(api);
  if (known) return known;
  const cache = new QueryCache();
  const scope = initCache(cache);
  if (!scope) throw new Error('SWR did not take the cache of the queries.');
  const made = { cache, mutate: scope[1] };
  queries.set(api, made);
  return made;
}
