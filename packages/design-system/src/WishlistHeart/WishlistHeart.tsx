import { forwardRef } from 'react';
import { HeartIcon } from '../Icon/index.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useOptimisticPress } from './useOptimisticPress.ts';
import * as styles from './WishlistHeart.css.ts';
import type { WishlistHeartWords } from './words.ts';

export interface WishlistHeartProps extends RootProps {
  /** What is saved, e.g. the hotel's name: part of the button's name. */
  itemName: string;
  /** Whether it is saved. */
  isSelected: boolean;
  /**
   * Receives whether the item is now to be saved. Where saving takes time, return a promise: the heart shows the press
   * as done at once, until the promise is kept (when `isSelected` has followed) or rejected; then it takes the press
   * back and an error message is shown.
   */
  onChange: (isSelected: boolean) => void | Promise<unknown>;
  /** Own words in place of the page's, one by one. */
  words?: Partial<WishlistHeartWords> | undefined;
}

/**
 * Saves an item to the wishlist, or takes it off. What is saved is known in the browser alone, so the caller renders
 * it only after mount (SE-249).
 */
export const WishlistHeart = forwardRef<HTMLButtonElement, WishlistHeartProps>(function WishlistHeart(
  { itemName, isSelected, onChange, words: overrides, ...root },
  ref,
) {
  const words = useWords('WishlistHeart', overrides);
  const { isPressed, hasFailed, press, forget } = useOptimisticPress({ isSelected, onChange });
  return (
    <span {...root} className={styles.place}>
      <button
        ref={ref}
        type="button"
        className={styles.disc}
        aria-label={words.save(itemName)}
        aria-pressed={isPressed}
        onClick={press}
        onBlur={forget}
      >
        <HeartIcon size="large" className={isPressed ? `${styles.heart} ${styles.filled}` : styles.heart} />
      </button>
      {hasFailed && (
        <span role="alert" className={styles.errorMessage}>
          {words.notSaved}
        </span>
      )}
    </span>
  );
});
