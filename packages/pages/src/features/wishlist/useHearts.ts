import { useWishlist, type WishlistItem, type WishlistKind } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';

/** State of the hearts on cards. */
export interface Hearts {
  /** Whether an item is saved; undefined hides the heart. */
  isSaved: (kind: WishlistKind, id: number) => boolean | undefined;
  onSave: (item: WishlistItem) => void;
}

/**
 * State of the hearts on a list's cards. They are shown only where the wishlist is switched on, and after the page
 * has mounted (SE-249, D-086).
 */
export function useHearts(): Hearts {
  const { toggles } = useShared().switches;
  const { isMounted, has, toggle } = useWishlist();
  const isShown = toggles.wishlist && isMounted;
  return { isSaved: (kind, id) => (isShown ? has(kind, id) : undefined), onSave: toggle };
}
