import { HeartIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { useWishlist } from '@sabadora/hooks';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words/PageWords.tsx';
import * as styles from './WishlistButton.css.ts';

const loadDrawer = () => import('./WishlistDrawer.tsx');
const WishlistDrawer = lazy(async () => ({ default: (await loadDrawer()).WishlistDrawer }));

/** Opens the drawer with what the visitor has saved (CH-148); its code comes with the first look at the button. */
export function WishlistButton() {
  const words = useWords();
  const { items } = useWishlist();
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={styles.opener}>
        <IconButton
          label={words('chrome.wishlistOpen', { count: items.length })}
          icon={<HeartIcon />}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDrawer()}
          onFocus={() => void loadDrawer()}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
        {items.length > 0 && (
          <span className={styles.count} aria-hidden="true">
            {items.length}
          </span>
        )}
      </span>
      {wasOpened && (
        <Suspense>
          <WishlistDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
