import type { LocationAdapter } from '../address/location.ts';

/** Keys that are already tracked, per location adapter, which lives as long as the page (D-154). */
const tracked = new WeakMap<LocationAdapter, Set<string>>();

/** True on the first call with `key` since the page was loaded, then false. */
export function isFirst(location: LocationAdapter, key: string): boolean {
  const keys = tracked.get(location) ?? new Set();
  tracked.set(location, keys);
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}
