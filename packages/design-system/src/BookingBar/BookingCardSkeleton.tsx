import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { SkeletonBlock, SkeletonText } from '../Skeletons/index.ts';
import * as styles from './BookingCard.css.ts';

/** The skeleton of a booking card. Belongs in a `LoadingRegion`. */
export const BookingCardSkeleton = forwardRef<HTMLDivElement, RootProps>(
  function BookingCardSkeleton(root, ref) {
    return (
      <div {...root} ref={ref} aria-hidden="true" className={styles.card}>
        <SkeletonText fontSize="xl" width="half" />
        <div className={styles.fields}>
          <SkeletonBlock shape="field" />
          <SkeletonBlock shape="field" />
        </div>
        <div className={styles.action}>
          <SkeletonBlock shape="field" />
        </div>
      </div>
    );
  },
);
