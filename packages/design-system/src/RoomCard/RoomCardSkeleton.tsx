import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { SkeletonBlock, SkeletonText } from '../Skeletons/index.ts';
import * as styles from './RoomCard.css.ts';

/** The skeleton of a room. Belongs in a `LoadingRegion`. */
export const RoomCardSkeleton = forwardRef<HTMLDivElement, RootProps>(function RoomCardSkeleton(root, ref) {
  return (
    <div {...root} ref={ref} aria-hidden="true" className={styles.card}>
      <div className={styles.photos}>
        <SkeletonBlock shape="picture" />
      </div>
      <div className={styles.body}>
        <SkeletonText fontSize="xl" width="half" />
        <SkeletonText fontSize="sm" lines={3} />
      </div>
    </div>
  );
});
