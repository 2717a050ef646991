import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { SkeletonText } from '../Skeletons/index.ts';
import * as styles from './PriceBreakdown.css.ts';

export interface PriceBreakdownSkeletonProps extends RootProps {
  /** Number of expected lines, without the total. @default 2 */
  lines?: number;
}

/** The skeleton of a price breakdown. Belongs in a `LoadingRegion`. */
export const PriceBreakdownSkeleton = forwardRef<HTMLDivElement, PriceBreakdownSkeletonProps>(
  function PriceBreakdownSkeleton({ lines = 2, ...root }, ref) {
    return (
      <div {...root} ref={ref} aria-hidden="true" className={`${styles.root} ${styles.lines}`}>
        {Array.from({ length: lines + 1 }, (_, line) => (
          <div
            key={line}
            className={`${styles.waitingLine} ${styles.weights[line === lines ? 'total' : 'line']}`}
          >
            <SkeletonText width={line === lines ? 'third' : 'half'} />
            <SkeletonText />
          </div>
        ))}
      </div>
    );
  },
);
