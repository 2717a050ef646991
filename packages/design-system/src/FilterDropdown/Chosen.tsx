import { forwardRef } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './FilterDropdown.css.ts';
import type { FilterDropdownWords } from './words.ts';

export interface ChosenProps extends RootProps {
  /** How many things are chosen, or what, in a few words. */
  chosen: number | string;
  /** Own words in place of the page's, one by one. */
  words?: Partial<FilterDropdownWords> | undefined;
}

/** What is chosen, behind the name of a filter: words as they are, a number on a dot and in words for who listens. */
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

/** Zero and "" are nothing. */
export function isChosen(chosen: number | string): boolean {
  return chosen !== 0 && chosen !== '';
}
