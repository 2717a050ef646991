import { forwardRef, useId } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ScoreBars.css.ts';

/** Score of one aspect. */
export interface ScoreBar {
  /** Name of the aspect, e.g. "Comfort"; unique among the bars. */
  label: string;
  /** Score from 0 to 10. */
  score: number;
  /** Formatted score, e.g. "8,7". */
  text: string;
}

export interface ScoreBarsProps extends RootProps {
  /** Scores in the order shown; an empty list renders no bars. */
  scores: readonly ScoreBar[];
}

/** The guests' scores of each aspect of a hotel, as bars out of 10 (CH-161). */
export const ScoreBars = forwardRef<HTMLUListElement, ScoreBarsProps>(function ScoreBars(
  { scores, ...root },
  ref,
) {
  const id = useId();
  return (
    <ul {...root} ref={ref} className={styles.list}>
      {scores.map(({ label, score, text }, index) => (
        <li key={label} className={styles.row}>
          <span id={`${id}-${index}`} className={styles.label}>
            {label}
          </span>
          {/* Hidden, because the bar already announces it. */}
          <span className={styles.text} aria-hidden="true">
            {text}
          </span>
          <meter
            className={styles.bar}
            min={0}
            max={10}
            value={score}
            aria-labelledby={`${id}-${index}`}
            aria-valuetext={`${text}/10`}
          />
        </li>
      ))}
    </ul>
  );
});
