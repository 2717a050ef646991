import { CardSkeleton } from '@sabadora/design-system/Card';
import * as styles from './OfferGrid.css.ts';

/** As tall as a stay with its label, headwords, score and cancellation. */
const LIKE_OFFERS = { lines: 2, parts: ['score', 'note', 'action', 'price'] } as const;

/** Three cards to come (SE-170). */
export function OfferGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <CardSkeleton {...LIKE_OFFERS} />
      <CardSkeleton {...LIKE_OFFERS} />
      <CardSkeleton {...LIKE_OFFERS} />
    </div>
  );
}
