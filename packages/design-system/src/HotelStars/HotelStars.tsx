import { forwardRef } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './HotelStars.css.ts';
import type { HotelStarsWords } from './words.ts';

export interface HotelStarsProps extends RootProps {
  /** Number of stars, a whole number; nothing is rendered for 0. */
  count: number;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<HotelStarsWords> | undefined;
}

const STAR = 'l2.05 4.3 4.7.63-3.44 3.27.85 4.67-4.16-2.27-4.16 2.27.85-4.67-3.44-3.27 4.7-.63Z';
/** Distance between the tops of two stars, where one star is drawn on a grid of 16. */
const PITCH = 17.2;

/** A hotel's number of stars, drawn in gold in the size of the surrounding text. */
export const HotelStars = forwardRef<HTMLSpanElement, HotelStarsProps>(function HotelStars(
  { count, words: overrides, ...root },
  ref,
) {
  const words = useWords('HotelStars', overrides);
  if (!(count > 0)) return null;
  return (
    <span {...root} ref={ref} className={styles.row}>
      <span className={visuallyHidden}>{words.stars(count)}</span>
      <svg
        className={styles.stars}
        viewBox={`0 0 ${16 + (count - 1) * PITCH} 16`}
        aria-hidden="true"
        focusable="false"
      >
        {/* All stars are one path: each star ends at its top, where the move to the next one begins. */}
        <path strokeLinejoin="round" d={`M8 1.2${Array(count).fill(STAR).join(`m${PITCH} 0`)}`} />
      </svg>
    </span>
  );
});
