import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { type ScoreBar, ScoreBars } from '../ScoreBars/index.ts';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps extends RootProps {
  /** Formatted score of all reviews, e.g. "9,2/10". */
  score: string;
  /** Word for the score, e.g. "Fantastic"; chosen by the caller. */
  label?: string | undefined;
  /** Number of reviews, e.g. "128 reviews". */
  detail?: string | undefined;
  /** Accessible name of the list of bars, which show the score of each aspect. */
  scoresLabel?: string | undefined;
  scores?: readonly ScoreBar[] | undefined;
  /** Action under the bars, e.g. a button that shows all reviews. */
  action?: ReactNode;
}

/** Summary above the reviews: the average score in large type, the word for it, and the score of each aspect. */
export const ReviewSummary = forwardRef<HTMLDivElement, ReviewSummaryProps>(function ReviewSummary(
  { score, label, detail, scoresLabel, scores = [], action, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={styles.root}>
      <p className={styles.head}>
        <strong className={styles.score}>{score}</strong>
        <span className={styles.words}>
          {label && <span className={styles.label}> {label}</span>}
          {detail && <span className={styles.detail}> {detail}</span>}
        </span>
      </p>
      {scores.length > 0 && <ScoreBars scores={scores} aria-label={scoresLabel} />}
      {action && <div>{action}</div>}
    </div>
  );
});
