import type { LocationAdapter } from '../address/location.ts';

/** What is tracked already, per location adapter, which lives as long as the page (D-154). */
const tracked = new WeakMap<LocationAdapter, Set<string>>();

/** True on the first call with `key` in the life of the page, then false. */
export function isFirst(location: LocationAdapter, key: string): boolean {
  const keys = tracked.get(location) ?? new Set();
  tracked.set(location, keys);
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}
