import type { Address, LocationAdapter } from './location.ts';

/** Parameters that the hooks look for in the query, whether the search is in the query or the hash. */
const OF_QUERY = ['flow', 'page', 'locale'];

/**
 * A location whose search is in the query of the address ("?city=12&checkin=2026-12-05") in place of its hash, so
 * that servers and statistics see it. The hooks go on reading and writing a hash; a hash of the address is the page's
 * own, and is dropped by the next change.
 *
 * @param inner where the address is: `browserLocation()`, or that of a router
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
