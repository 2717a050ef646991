import { CardSkeleton } from '@sabadora/design-system/Card';
import * as styles from '../offers/OfferGrid.css.ts';

/** As tall as an activity with its organiser, button and price. */
const LIKE_ACTIVITIES = { lines: 1, parts: ['action', 'price'] } as const;

/** Three cards to come (SE-170). */
export function ActivitiesSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <CardSkeleton {...LIKE_ACTIVITIES} />
      <CardSkeleton {...LIKE_ACTIVITIES} />
      <CardSkeleton {...LIKE_ACTIVITIES} />
    </div>
  );
}
