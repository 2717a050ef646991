import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './PromoBadge.css.ts';
import type { PromoBadgeWords } from './words.ts';

export interface PromoBadgeProps {
  /** A whole positive number, e.g. 20 for "-20%". Whether a promotion is worth showing is the caller's rule. */
  percent: number;
  /** Own words in place of the page's, one by one. */
  words?: Partial<PromoBadgeWords> | undefined;
}

/** How much a promotion takes off, written `-{n}%` (ALG-14). */
export function PromoBadge({ percent, words: overrides }: PromoBadgeProps) {
  const words = useWords('PromoBadge', overrides);
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{`-${percent}%`}</span>
      <span className={visuallyHidden}>{words.off(percent)}</span>
    </span>
  );
}
