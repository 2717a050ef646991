import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './EmptyState.css.ts';
import { Vignette, type VignetteKind } from './Vignette.tsx';

export interface EmptyStateProps extends RootProps {
  /** One sentence that says what happened, e.g. "No stay fits all of your filters." */
  sentence: string;
  /** A heading of this level; a paragraph without it. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** A road for a search without results, a letter for an empty list, a cloud for an error. @default 'road' */
  vignette?: VignetteKind | undefined;
  /** The one thing to do next: a button or a link. */
  action?: ReactNode;
}

/** Shown where content would be: a small drawing, one sentence, one action. */
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
