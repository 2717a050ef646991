import { Drawer } from '@sabadora/design-system/Drawer';
import { useAccountWishlist, useWishlist } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './WishlistDrawer.messages.json';
import { WishlistItems } from './WishlistItems.tsx';

export interface WishlistDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Drawer with the items saved on this device or in the account (CH-137, CH-150). */
export function WishlistDrawer({ isOpen, onClose }: WishlistDrawerProps) {
  const words = useWords(messages);
  useAccountWishlist(useShared().accountId);
  const { items, toggle } = useWishlist();
  return (
    <Drawer title={words('chrome.wishlist')} isOpen={isOpen} onOpenChange={onClose} side="end">
      <WishlistItems items={items} headingLevel={3} onRemove={toggle} />
    </Drawer>
  );
}
