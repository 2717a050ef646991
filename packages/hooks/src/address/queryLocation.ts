import type { Address, LocationAdapter } from './location.ts';

/** Parameters that the hooks always read from the query. */
const OF_QUERY = ['flow', 'page', 'locale'];

/**
 * Location that keeps the search in the query of the address ("?city=12&checkin=2026-12-05") instead of its hash, so
 * that servers and statistics see it. The hooks still read and write a hash. A real hash in the address is ignored,
 * and the next change drops it.
 *
 * @param inner location that holds the address: `browserLocation()`, or that of a router
 * @param keep further parameters that are no part of the search and stay as they are, e.g. `['utm_source']`
 */
export function queryLocation(inner: LocationAdapter, keep: readonly string[] = []): LocationAdapter {
  const stays = new Set([...OF_QUERY, ...keep]);
  const outside = ({ path, query, hash }: Address): Address => ({
    path,
    query: [query, hash.replaceAll(';', '&')].filter(Boolean).join('&'),
    hash: '',
  });
  return {
    read: () => {
      const { path, query } = inner.read();
      const parts = query.split('&').filter(Boolean);
      const isOfQuery = (part: string) => stays.has(part.split('=', 1)[0] ?? '');
      return {
        path,
        query: parts.filter(isOfQuery).join('&'),
        hash: parts.filter((part) => !isOfQuery(part)).join(';'),
      };
    },
    write: (address, options) => inner.write(outside(address), options),
    subscribe: inner.subscribe,
    assign: (address) => inner.assign(outside(address)),
  };
}
