import { forwardRef } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './FilterDropdown.css.ts';
import type { FilterDropdownWords } from './words.ts';

export interface ChosenProps extends RootProps {
  /** Number of chosen values, or the values in a few words. */
  chosen: number | string;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<FilterDropdownWords> | undefined;
}

/** The chosen values after a filter's name: words as they are, a number on a dot, with words for screen readers. */
export const Chosen = forwardRef<HTMLSpanElement, ChosenProps>(function Chosen(
  { chosen, words: overrides, ...root },
  ref,
) {
  const words = useWords('FilterDropdown', overrides);
  if (typeof chosen === 'string')
    return (
      <span {...root} ref={ref} key={chosen}>
        {chosen}
      </span>
    );
  return (
    <span {...root} ref={ref}>
      <span key={chosen} className={styles.count} aria-hidden>
        {chosen}
      </span>
      <span className={visuallyHidden}>{words.chosen(chosen)}</span>
    </span>
  );
});

/** Whether anything is chosen; false for 0 and "". */
export function isChosen(chosen: number | string): boolean {
  return chosen !== 0 && chosen !== '';
}
