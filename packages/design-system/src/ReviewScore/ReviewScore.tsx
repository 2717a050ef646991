import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ReviewScore.css.ts';

export interface ReviewScoreProps extends RootProps {
  /** Formatted score, e.g. "9,2/10". */
  score?: string | undefined;
  /** Word for the score, e.g. "Fantastic"; without a score it stands alone, e.g. "New". */
  label?: string | undefined;
  /** Number of reviews, e.g. "128 reviews". */
  detail?: string | undefined;
}

/** The guests' score in one line: a pill with the number, and the caller's word for it. */
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
