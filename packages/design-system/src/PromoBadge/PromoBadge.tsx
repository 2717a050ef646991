import { forwardRef } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './PromoBadge.css.ts';
import type { PromoBadgeWords } from './words.ts';

export interface PromoBadgeProps extends RootProps {
  /** Discount, a whole positive number, e.g. 20 for "-20%". The caller decides which promotions to show. */
  percent: number;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<PromoBadgeWords> | undefined;
}

/** The discount of a promotion, written `-{n}%` (ALG-14). */
export const PromoBadge = forwardRef<HTMLSpanElement, PromoBadgeProps>(function PromoBadge(
  { percent, words: overrides, ...root },
  ref,
) {
  const words = useWords('PromoBadge', overrides);
  return (
    <span {...root} ref={ref} className={styles.badge}>
      <span aria-hidden="true">{`-${percent}%`}</span>
      <span className={visuallyHidden}>{words.off(percent)}</span>
    </span>
  );
});
