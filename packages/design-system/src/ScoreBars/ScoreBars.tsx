import { forwardRef, useId } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ScoreBars.css.ts';

/** One of the things that guests score. */
export interface ScoreBar {
  /** What is scored, e.g. "Comfort"; unique among the bars. */
  label: string;
  /** From 0 to 10. */
  score: number;
  /** The score as it is written, e.g. "8,7". */
  text: string;
}

export interface ScoreBarsProps extends RootProps {
  /** In order of showing; nothing is drawn without any. */
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
          {/* The bar says it already. */}
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
