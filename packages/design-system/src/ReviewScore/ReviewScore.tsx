import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ReviewScore.css.ts';

export interface ReviewScoreProps extends RootProps {
  /** The score as it is written, e.g. "9,2/10". */
  score?: string | undefined;
  /** The word for it, e.g. "Fantastic"; alone, without a score, e.g. "New". */
  label?: string | undefined;
  /** How many reviews, e.g. "128 reviews". */
  detail?: string | undefined;
}

/** The guests' score in one line: a pill with the number, and a word beside it, which the caller chooses. */
export const ReviewScore = forwardRef<HTMLSpanElement, ReviewScoreProps>(function ReviewScore(
  { score, label, detail, ...root },
  ref,
) {
  if (!score && !label) return null;
  return (
    <span {...root} ref={ref} className={styles.line}>
      {score && <span className={styles.score}>{score}</span>}
      {score && label ? ' ' : null}
      {label && <span className={score ? styles.word : styles.lone}>{label}</span>}
      {detail && <span className={styles.detail}> {detail}</span>}
    </span>
  );
});
