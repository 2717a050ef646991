import { SkeletonGrid } from './SkeletonGrid.tsx';

/** As tall as a stay with its label, headwords, score and price. */
const LIKE_OFFERS = { lines: 2, parts: ['score', 'action', 'price'] } as const;

/** Three cards to come (SE-170). */
export function OfferGridSkeleton() {
  return <SkeletonGrid {...LIKE_OFFERS} />;
}
