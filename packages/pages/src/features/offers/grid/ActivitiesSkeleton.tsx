import { SkeletonGrid } from './SkeletonGrid.tsx';

/** Matches the height of an activity's card with organiser, button and price. */
const LIKE_ACTIVITIES = { lines: 1, parts: ['action', 'price'] } as const;

/** Placeholders for the cards of activities (SE-170). */
export function ActivitiesSkeleton() {
  return <SkeletonGrid {...LIKE_ACTIVITIES} />;
}
