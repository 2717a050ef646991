import { useWishlist, type WishlistItem, type WishlistKind } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';

/** The hearts of cards: which are filled, and what a press does. */
export interface Hearts {
  /** Whether an item is saved; undefined where no heart is shown. */
  isSaved: (kind: WishlistKind, id: number) => boolean | undefined;
  onSave: (item: WishlistItem) => void;
}

/** The hearts of a list's cards: only where the wishlist is switched on, and not before the page has mounted (SE-249, D-086). */
export function useHearts(): Hearts {
  const { toggles } = useShared().switches;
  const { isMounted, has, toggle } = useWishlist();
  const isShown = toggles.wishlist && isMounted;
  return { isSaved: (kind, id) => (isShown ? has(kind, id) : undefined), onSave: toggle };
}
