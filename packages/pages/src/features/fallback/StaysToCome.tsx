import { SkeletonGrid } from '../offers/grid/SkeletonGrid.tsx';

export interface StaysToComeProps {
  count: number;
  /** Whether the cards will show cancellation conditions. */
  hasDates: boolean;
}

/** Placeholder for `count` cards, as tall as most of them with their distance. */
export function StaysToCome({ count, hasDates }: StaysToComeProps) {
  return (
    <SkeletonGrid
      count={count}
      lines={3}
      parts={hasDates ? ['score', 'note', 'action', 'price'] : ['score', 'action', 'price']}
    />
  );
}
