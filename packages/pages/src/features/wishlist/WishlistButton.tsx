import { HeartIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { useWishlist } from '@sabadora/hooks';
import { useState } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { opener } from '../frame/Header.css.ts';
import * as styles from './WishlistButton.css.ts';
import messages from './WishlistButton.messages.json';

const loadDrawer = async () => (await import('./WishlistDrawer.tsx')).WishlistDrawer;

/** Opens the drawer with what the visitor has saved (CH-148); its code comes with the first look at the button. */
export function WishlistButton() {
  const words = useWords(messages);
  const { items } = useWishlist();
  const { Part: WishlistDrawer, prepare, show } = usePart(loadDrawer);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={`${opener} ${needsScript}`}>
        <IconButton
          label={words('chrome.wishlistOpen', { count: items.length })}
          icon={<HeartIcon />}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(true);
            void show();
          }}
        />
        {items.length > 0 && (
          <span className={styles.count} aria-hidden="true">
            {items.length}
          </span>
        )}
      </span>
      {WishlistDrawer && <WishlistDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
