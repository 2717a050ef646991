import { forwardRef, type ReactNode } from 'react';
import { useScrollPadding } from '../StickyBar/useScrollPadding.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './FilterDropdown.css.ts';

export interface FilterRowProps extends RootProps {
  /** Names the group, e.g. "Filters". */
  label: string;
  /** Whether the row sticks beneath a `SearchSummaryBar` instead of at the top. @default false */
  isUnderSummary?: boolean;
  /** `FilterDropdown`s, and buttons of the same height. */
  children: ReactNode;
}

/**
 * A row of filters that sticks to the top of the window while its container is scrolled. Where it is too wide it
 * scrolls sideways, without cutting off open panels. It does not cover what takes the focus.
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
