import { addViewed, readViewed, type ViewedItem, type StoredKey } from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Name of the entry in the visitor's storage. */
const KEY = 'recently-viewed' satisfies StoredKey;

/** The stays and activities that the visitor looked at last. */
export interface RecentlyViewed {
  /** Of this market, most recent first, at most 10 (D-074). Empty on the server and in the first render. */
  items: readonly ViewedItem[];
  /** Puts what is looked at in front. */
  add: (item: Omit<ViewedItem, 'locale'>) => void;
  /** Forgets all of them, those of other markets too. */
  clear: () => void;
}

/**
 * What the visitor looked at (PR-182), kept in this browser and never sent; other tabs follow. An item is shown in the
 * market where it was seen: its words and price belong to that market.
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
