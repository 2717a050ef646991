import { besideLayout, CardSkeleton } from '@sabadora/design-system/Card';
import * as styles from './OtherOffers.css.ts';

/** Placeholders for a hotel's offers. */
export function OffersToCome({ count }: { count: number }) {
  return (
    <div className={styles.toCome} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} layout={besideLayout} lines={1} parts={['note', 'action', 'price']} />
      ))}
    </div>
  );
}
