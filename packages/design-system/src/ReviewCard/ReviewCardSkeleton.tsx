import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { SkeletonText } from '../Skeletons/index.ts';
import * as styles from './ReviewCard.css.ts';

/** The skeleton of a review. Belongs in a `LoadingRegion`. */
export const ReviewCardSkeleton = forwardRef<HTMLDivElement, RootProps>(
  function ReviewCardSkeleton(root, ref) {
    return (
      <div {...root} ref={ref} aria-hidden="true" className={styles.card}>
        <SkeletonText fontSize="lg" width="third" />
        <SkeletonText fontSize="sm" width="half" />
        <SkeletonText lines={3} />
      </div>
    );
  },
);
