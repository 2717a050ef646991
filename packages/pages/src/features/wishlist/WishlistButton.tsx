import { HeartIcon } from '@sabadora/design-system/Icon';
import { useWishlist } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import { DrawerButton } from '../frame/header/DrawerButton.tsx';
import * as styles from './WishlistButton.css.ts';
import messages from './WishlistButton.messages.json';

const loadDrawer = async () => (await import('./WishlistDrawer.tsx')).WishlistDrawer;

/** Opens the drawer with what the visitor has saved (CH-137); its code comes with the first look at the button. */
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
