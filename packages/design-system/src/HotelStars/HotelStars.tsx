import { forwardRef } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './HotelStars.css.ts';
import type { HotelStarsWords } from './words.ts';

export interface HotelStarsProps extends RootProps {
  /** The hotel's class, a whole number; nothing is drawn for 0. */
  count: number;
  /** Own words in place of the page's, one by one. */
  words?: Partial<HotelStarsWords> | undefined;
}

const STAR = 'l2.05 4.3 4.7.63-3.44 3.27.85 4.67-4.16-2.27-4.16 2.27.85-4.67-3.44-3.27 4.7-.63Z';
/** From the top of a star to the top of the next, on the grid of 16 that a star is drawn on. */
const PITCH = 17.2;

/** A hotel's class in gold stars, sized by the text around. */
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
        {/* One path: after each star the pen is back at its top. */}
        <path strokeLinejoin="round" d={`M8 1.2${Array(count).fill(STAR).join(`m${PITCH} 0`)}`} />
      </svg>
    </span>
  );
});
