import { OfferCardSkeleton } from '@sabadora/design-system/Skeletons';
import * as styles from './OfferGrid.css.ts';

/** Three cards to come (SE-170). */
export function OfferGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <OfferCardSkeleton />
      <OfferCardSkeleton />
      <OfferCardSkeleton />
    </div>
  );
}
