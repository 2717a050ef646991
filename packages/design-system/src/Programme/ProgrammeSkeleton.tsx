import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { SkeletonBlock, SkeletonText } from '../Skeletons/index.ts';
import * as styles from './Programme.css.ts';

export interface ProgrammeSkeletonProps extends RootProps {
  /** Number of expected parts. @default 3 */
  items?: number;
}

/** The skeleton of a programme. Belongs in a `LoadingRegion`. */
export const ProgrammeSkeleton = forwardRef<HTMLDivElement, ProgrammeSkeletonProps>(
  function ProgrammeSkeleton({ items = 3, ...root }, ref) {
    return (
      <div {...root} ref={ref} aria-hidden="true" className={styles.items}>
        {Array.from({ length: items }, (_, item) => (
          <div key={item} className={styles.item}>
            <span className={styles.disc} />
            <div className={styles.text}>
              <SkeletonText fontSize="xs" width="third" />
              <SkeletonText fontSize="lg" width="most" />
              <SkeletonText fontSize="sm" />
            </div>
            <div className={styles.photo}>
              <SkeletonBlock shape="square" />
            </div>
          </div>
        ))}
      </div>
    );
  },
);
