import { CardSkeleton } from '@sabadora/design-system/Card';
import { grid } from '../offers/OfferGrid.css.ts';

/** The place of `count` cards, as tall as most of them will be: with their distance and conditions. */
export function StaysToCome({ count }: { count: number }) {
  return (
    <div className={grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} lines={3} parts={['score', 'note', 'action', 'price']} />
      ))}
    </div>
  );
}
