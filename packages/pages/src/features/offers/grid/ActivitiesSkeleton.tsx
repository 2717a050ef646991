import { SkeletonGrid } from './SkeletonGrid.tsx';

/** As tall as an activity with its organiser, button and price. */
const LIKE_ACTIVITIES = { lines: 1, parts: ['action', 'price'] } as const;

/** Three cards to come (SE-170). */
export function ActivitiesSkeleton() {
  return <SkeletonGrid {...LIKE_ACTIVITIES} />;
}
