import { forwardRef, type ReactNode } from 'react';
import { useScrollPadding } from '../StickyBar/useScrollPadding.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './FilterDropdown.css.ts';

export interface FilterRowProps extends RootProps {
  /** Names the group, e.g. "Filters". */
  label: string;
  /** It sticks beneath a `SearchSummaryBar`, which sticks to the top itself. @default false */
  isUnderSummary?: boolean;
  /** `FilterDropdown`s, and buttons of the same height. */
  children: ReactNode;
}

/**
 * A row of filters that stays at the top of the screen while its container is scrolled. Where it is too wide it
 * scrolls sideways; the open panels are not cut off by it. What takes the focus never ends up under it.
 */
export const FilterRow = forwardRef<HTMLDivElement, FilterRowProps>(function FilterRow(
  { label, isUnderSummary = false, children, ...root },
  outerRef,
) {
  const ref = useSharedRef(outerRef);
  useScrollPadding(ref, 'top', true);
  return (
    <div
      {...root}
      ref={ref}
      role="group"
      aria-label={label}
      className={isUnderSummary ? `${styles.row} ${styles.underSummary}` : styles.row}
    >
      {children}
    </div>
  );
});
