import type { JSX, ReactNode } from 'react';
import * as styles from './FilterDropdown.css.ts';

export interface FilterRowProps {
  /** Names the group, e.g. "Filters". */
  label: string;
  /** `FilterDropdown`s, and buttons of the same height. */
  children: ReactNode;
}

/**
 * A row of filters that stays at the top of the screen while its container is scrolled. Where it is too wide it
 * scrolls sideways; the open panels are not cut off by it.
 */
export function FilterRow({ label, children }: FilterRowProps): JSX.Element {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
