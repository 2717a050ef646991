import { addViewed, readViewed, type ViewedItem, type StoredKey } from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Key in the visitor's storage. */
const KEY = 'recently-viewed' satisfies StoredKey;

/** Stays and activities that the visitor viewed last. */
export interface RecentlyViewed {
  /**
   * Viewed items of this market, most recent first, at most 10 (D-074). Empty on the server and in the first render.
   */
  items: readonly ViewedItem[];
  /** Adds an item at the front. */
  add: (item: Omit<ViewedItem, 'locale'>) => void;
  /** Removes all items, including those of other markets. */
  clear: () => void;
}

/**
 * Items that the visitor viewed (PR-182), stored in this browser and never sent; other tabs follow. An item is shown
 * only in the market where it was viewed, since its texts and price belong to that market.
 */
export function useRecentlyViewed(): RecentlyViewed {
  const { locale, storage } = useSabadora();
  const [kept, setKept] = useStoredValue<readonly ViewedItem[]>(KEY, readViewed);
  return {
    items: useMemo(() => kept.filter((item) => item.locale === locale), [kept, locale]),
    add: useCallback((item) => setKept((items) => addViewed(items, { ...item, locale })), [setKept, locale]),
    clear: useCallback(() => storage.remove(KEY), [storage]),
  };
}
