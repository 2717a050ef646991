import { SkeletonGrid } from '../offers/grid/SkeletonGrid.tsx';

export interface StaysToComeProps {
  count: number;
  /** Cards say their cancellation conditions. */
  hasDates: boolean;
}

/** The place of `count` cards, as tall as most of them will be, with their distance. */
export function StaysToCome({ count, hasDates }: StaysToComeProps) {
  return (
    <SkeletonGrid
      count={count}
      lines={3}
      parts={hasDates ? ['score', 'note', 'action', 'price'] : ['score', 'action', 'price']}
    />
  );
}
