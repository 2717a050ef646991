import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { type ScoreBar, ScoreBars } from '../ScoreBars/index.ts';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps extends RootProps {
  /** The score of all reviews as it is written, e.g. "9,2/10". */
  score: string;
  /** The word for it, e.g. "Fantastic"; the caller's rule. */
  label?: string | undefined;
  /** How many reviews, e.g. "128 reviews". */
  detail?: string | undefined;
  /** What was scored apart; names the list of bars. */
  scoresLabel?: string | undefined;
  scores?: readonly ScoreBar[] | undefined;
  /** Under the bars, e.g. a button that shows all reviews. */
  action?: ReactNode;
}

/** The scores of all guests, at the head of the reviews: the score large, its word, the sides it is made of. */
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
