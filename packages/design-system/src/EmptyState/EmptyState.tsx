import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './EmptyState.css.ts';
import { Vignette, type VignetteKind } from './Vignette.tsx';

export interface EmptyStateProps extends RootProps {
  /** One sentence that says what happened, e.g. "No stay fits all of your filters." */
  sentence: string;
  /** Level of the sentence's heading element; without it the sentence is a paragraph. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** `road` for a search without results, `letter` for an empty list, `cloud` for an error. @default 'road' */
  vignette?: VignetteKind | undefined;
  /** A button or a link for the next step. */
  action?: ReactNode;
}

/** A small drawing, one sentence and one action in place of missing content. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { sentence, headingLevel, vignette = 'road', action, ...root },
  ref,
) {
  const Sentence = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div {...root} ref={ref} className={styles.state}>
      <Vignette kind={vignette} />
      <Sentence className={styles.sentence}>{sentence}</Sentence>
      {action}
    </div>
  );
});
