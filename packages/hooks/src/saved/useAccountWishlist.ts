import { mergeWishlist } from '@sabadora/api';
import { WISHLIST_MAX, type StoredKey } from '@sabadora/domain';
import { useEffect, useRef, useState } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useIsHydrated } from '../useIsHydrated.ts';
import { useStoredValue } from '../storage/useStoredValue.ts';
import { readWishlist, type WishlistItem } from './useWishlist.ts';

/** Identifies an item of a wishlist. */
type Key = Pick<WishlistItem, 'kind' | 'id'>;

/** Items of the account when this device was last merged with it. */
interface Merged {
  accountId: string;
  keys: readonly Key[];
}

/** Parses the stored state of the last merge; null when there is none, or it is damaged. */
function readMerged(text: string | null): Merged | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Merged> | null;
    if (typeof stored?.accountId !== 'string' || !Array.isArray(stored.keys)) return null;
    return { accountId: stored.accountId, keys: stored.keys };
  } catch {
    return null;
  }
}

const isSame = (a: Key, b: Key) => a.kind === b.kind && a.id === b.id;

/** The items that are not among `others`. */
const without = <Item extends Key>(items: readonly Item[], others: readonly Key[]) =>
  items.filter((item) => !others.some((other) => isSame(item, other)));

const keysOf = (items: readonly Key[]): Key[] => items.map(({ kind, id }) => ({ kind, id }));

/** The state of merging a device's wishlist with an account's. */
export interface AccountWishlistState {
  /** Whether the device's wishlist and the account's are the same. */
  isMerged: boolean;
}

/**
 * Synchronises the device's wishlist with the account's: items saved or removed in either since the last merge are
 * saved or removed in both (CH-139). After signing out, the account's items leave the device, and items saved only on
 * the device stay.
 *
 * @param accountId the account that is signed in; undefined when signed out
 */
export function useAccountWishlist(accountId: string | undefined): AccountWishlistState {
  const { api, onError } = useSabadora();
  const isReady = useIsHydrated();
  const [items, setItems] = useStoredValue('wishlist' satisfies StoredKey, readWishlist);
  const [merged, setMerged] = useStoredValue('wishlist-account' satisfies StoredKey, readMerged);
  const [mergedFor, setMergedFor] = useState<string>();
  const isSending = useRef(false);
  const base = merged?.accountId === accountId ? merged?.keys : undefined;
  const added = without(items, base ?? []);
  const removed = without(base ?? [], items);
  const isDue = mergedFor !== accountId || added.length + removed.length > 0;

  const merge = async (account: string) => {
    const sent = items;
    isSending.current = true;
    try {
      const { items: result } = await api.send(mergeWishlist, {
        added: added.slice(0, WISHLIST_MAX),
        removed: keysOf(removed).slice(0, WISHLIST_MAX),
      });
      isSending.current = false;
      // Changes that the visitor made in the meantime are sent next.
      setItems((present) => [...without(present, sent), ...without(result, without(sent, present))]);
      setMerged(() => ({ accountId: account, keys: keysOf(result) }));
      setMergedFor(account);
    } catch (error) {
      isSending.current = false;
      onError(error);
    }
  };

  // Runs after each render, since the stored wishlist may have changed by then.
  useEffect(() => {
    if (!isReady) return;
    if (merged && merged.accountId !== accountId) {
      setItems((saved) => without(saved, merged.keys));
      setMerged(() => null);
    } else if (accountId !== undefined && isDue && !isSending.current) void merge(accountId);
  });

  return { isMerged: mergedFor === accountId && accountId !== undefined };
}
