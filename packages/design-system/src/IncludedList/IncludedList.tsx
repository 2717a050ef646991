import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './IncludedList.css.ts';

/** One thing that a stay includes. */
export interface IncludedItem {
  /** A drawing, e.g. `<BedIcon />`. */
  icon: ReactNode;
  /** What it is, in a few words, e.g. "1 night". */
  label: string;
}

export interface IncludedListProps extends RootProps {
  /** In order of weight, each with a label of its own; nothing is drawn without any. */
  items: readonly IncludedItem[];
  /** In lines that go on, or one below another. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** What a stay includes, at a glance: drawings with a few words each. Name it with `aria-label` where no title does. */
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
