import {
  addRecent,
  readRecents,
  type Destination,
  type RecentDestination,
  type StoredKey,
} from '@sabadora/domain';
import { useCallback } from 'react';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Destinations that were searched last in this browser. */
export interface RecentSearches {
  /** Most recent first, at most 3, each id once (SE-050). Empty on the server and in the first render. */
  recents: readonly RecentDestination[];
  /** Adds a chosen destination at the front. */
  addRecent: (destination: Destination | RecentDestination) => void;
}

/**
 * Destinations that were chosen last, kept in local storage (SE-050, SE-051, D-152).
 *
 * Nothing is thrown when storage is full or blocked: the destinations are then kept until the page is left.
 */
export function useRecentSearches(): RecentSearches {
  const [recents, setRecents] = useStoredValue<readonly RecentDestination[]>(
    'recent-searches' satisfies StoredKey,
    readRecents,
  );
  const add = useCallback(
    (destination: Destination | RecentDestination) =>
      setRecents((current) => addRecent(current, destination)),
    [setRecents],
  );
  return { recents, addRecent: add };
}
