import { HeartIcon } from '@sabadora/design-system/Icon';
import { useWishlist } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import { DrawerButton } from '../frame/header/DrawerButton.tsx';
import * as styles from './WishlistButton.css.ts';
import messages from './WishlistButton.messages.json';

const loadDrawer = async () => (await import('./WishlistDrawer.tsx')).WishlistDrawer;

/** Button that opens the drawer with the wishlist (CH-137); the code is loaded when it is hovered or focused. */
export function WishlistButton() {
  const words = useWords(messages);
  const { items } = useWishlist();
  return (
    <DrawerButton
      label={words('chrome.wishlistOpen', { count: items.length })}
      icon={<HeartIcon />}
      load={loadDrawer}
    >
      {items.length > 0 && (
        <span className={styles.count} aria-hidden="true">
          {items.length}
        </span>
      )}
    </DrawerButton>
  );
}
