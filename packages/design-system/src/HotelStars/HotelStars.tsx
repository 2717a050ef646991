import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './HotelStars.css.ts';
import { hotelStarsWords, type HotelStarsWords } from './words.ts';

export interface HotelStarsProps {
  /** The hotel's class, a whole number; nothing is drawn for 0. */
  count: number;
  words?: Partial<HotelStarsWords> | undefined;
}

/** A hotel's class in gold stars, sized by the text around. */
export function HotelStars({ count, words: overrides }: HotelStarsProps) {
  const words = useWords(hotelStarsWords, overrides);
  if (!(count > 0)) return null;
  return (
    <span className={styles.row}>
      <span className={visuallyHidden}>{words.stars(count)}</span>
      {Array.from({ length: count }, (_, at) => (
        <svg key={at} className={styles.star} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path
            strokeLinejoin="round"
            d="m8 1.2 2.05 4.3 4.7.63-3.44 3.27.85 4.67L8 11.8l-4.16 2.27.85-4.67L1.25 6.13l4.7-.63Z"
          />
        </svg>
      ))}
    </span>
  );
}
