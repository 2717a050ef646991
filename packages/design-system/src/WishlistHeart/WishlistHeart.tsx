import { forwardRef } from 'react';
import { HeartIcon } from '../Icon/index.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useOptimisticPress } from './useOptimisticPress.ts';
import * as styles from './WishlistHeart.css.ts';
import type { WishlistHeartWords } from './words.ts';

export interface WishlistHeartProps extends RootProps {
  /** Name of the item, e.g. of the hotel; part of the button's name. */
  itemName: string;
  /** Whether the item is saved. */
  isSelected: boolean;
  /**
   * Receives whether to save the item. For an asynchronous save, return a promise: the heart shows the new state at
   * once. When the promise resolves, it shows `isSelected`, which must have changed by then; when it rejects, it
   * returns to the old state and shows an error message.
   */
  onChange: (isSelected: boolean) => void | Promise<unknown>;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<WishlistHeartWords> | undefined;
}

/**
 * A button that adds an item to the wishlist or removes it. Saved items are only known in the browser, so render the
 * button only after mounting (SE-249).
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
