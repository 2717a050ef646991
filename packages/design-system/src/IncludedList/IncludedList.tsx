import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './IncludedList.css.ts';

/** One thing that a stay includes. */
export interface IncludedItem {
  /** An icon, e.g. `<BedIcon />`. */
  icon: ReactNode;
  /** A few words, e.g. "1 night". */
  label: string;
}

export interface IncludedListProps extends RootProps {
  /** The items, most important first, each with a different label; without any, nothing is shown. */
  items: readonly IncludedItem[];
  /** Side by side in lines that wrap, or one below the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** What a stay includes: icons with a few words each. Name it with `aria-label` where it has no title. */
export const IncludedList = forwardRef<HTMLUListElement, IncludedListProps>(function IncludedList(
  { items, orientation = 'horizontal', ...root },
  ref,
) {
  return (
    <ul {...root} ref={ref} className={`${styles.list} ${styles.orientations[orientation]}`}>
      {items.map(({ icon, label }) => (
        <li key={label} className={styles.item}>
          <span className={styles.icon}>{icon}</span>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
});
