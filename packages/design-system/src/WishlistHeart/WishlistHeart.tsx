import { forwardRef } from 'react';
import { HeartFilledIcon, HeartIcon } from '../Icon/index.ts';
import { useWords } from '../words/index.ts';
import * as styles from './WishlistHeart.css.ts';
import { wishlistHeartWords, type WishlistHeartWords } from './words.ts';

export interface WishlistHeartProps {
  /** What is saved, e.g. the hotel's name: part of the button's name. */
  itemName: string;
  isSelected: boolean;
  /** Receives whether the item is now to be saved. */
  onChange: (isSelected: boolean) => void;
  words?: Partial<WishlistHeartWords> | undefined;
}

/**
 * Saves an item to the wishlist, or takes it off. What is saved is known in the browser alone, so the caller renders
 * it only after mount (SE-249).
 */
export const WishlistHeart = forwardRef<HTMLButtonElement, WishlistHeartProps>(function WishlistHeart(
  { itemName, isSelected, onChange, words: overrides },
  ref,
) {
  const words = useWords(wishlistHeartWords, overrides);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.disc}
      aria-label={words.save(itemName)}
      aria-pressed={isSelected}
      onClick={() => onChange(!isSelected)}
    >
      {isSelected ? (
        <HeartFilledIcon size="large" className={`${styles.heart} ${styles.filled}`} />
      ) : (
        <HeartIcon size="large" className={styles.heart} />
      )}
    </button>
  );
});
