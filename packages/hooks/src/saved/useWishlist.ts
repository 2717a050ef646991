import type { StoredKey } from '@sabadora/domain';
import { useCallback } from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** What can be saved; ids are unique within one kind only. */
export type WishlistKind = 'STAY' | 'ACTIVITY';

/** A saved stay or activity (SE-248). */
export interface WishlistItem {
  id: number;
  kind: WishlistKind;
  label: string;
  hotel: { label: string; location: string; stars: number };
  headwords: string;
  imageUrl: string;
  uri: string;
}

/** Items that the visitor has saved in this browser. */
export interface Wishlist {
  /** Saved items, the latest first. Empty on the server and in the first render. */
  items: readonly WishlistItem[];
  /** False on the server and in the first render; render hearts only once it is true (SE-249). */
  isMounted: boolean;
  has: (kind: WishlistKind, id: number) => boolean;
  /** Saves the item, or removes it if it is already saved. */
  toggle: (item: WishlistItem) => void;
}

/**
 * The visitor's saved items, the latest first, stored in this browser without a login (D-029); other tabs follow.
 *
 * Empty on the server and in the first render. Nothing is thrown when storage is full or blocked.
 */
export function useWishlist(): Wishlist {
  const [items, setItems] = useStoredValue('wishlist' satisfies StoredKey, readWishlist);
  const isMounted = useIsHydrated();
  const has = useCallback(
    (kind: WishlistKind, id: number) => items.some((item) => item.kind === kind && item.id === id),
    [items],
  );
  const toggle = useCallback(
    (item: WishlistItem) =>
      setItems((saved) => {
        const others = saved.filter((other) => other.kind !== item.kind || other.id !== item.id);
        return others.length < saved.length ? others : [item, ...saved];
      }),
    [setItems],
  );
  return { items, isMounted, has, toggle };
}

/** Parses stored items: damaged ones are left out, and kinds are accepted in either case (D-028). */
export function readWishlist(text: string | null): readonly WishlistItem[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap(readItem) : [];
  } catch {
    return [];
  }
}

function readItem(stored: unknown): WishlistItem[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, kind, label, hotel, headwords, imageUrl, uri } = stored as Record<string, unknown>;
  const upper = typeof kind === 'string' ? kind.toUpperCase() : '';
  if (upper !== 'STAY' && upper !== 'ACTIVITY') return [];
  if (typeof id !== 'number' || typeof label !== 'string' || typeof uri !== 'string') return [];
  const {
    label: hotelLabel,
    location,
    stars,
  } = (typeof hotel === 'object' && hotel !== null ? hotel : {}) as Record<string, unknown>;
  return [
    {
      id,
      kind: upper,
      label,
      hotel: {
        label: textOr(hotelLabel),
        location: textOr(location),
        stars: typeof stars === 'number' ? stars : 0,
      },
      headwords: textOr(headwords),
      imageUrl: textOr(imageUrl),
      uri,
    },
  ];
}

const textOr = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);
