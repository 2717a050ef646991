import { SkeletonGrid } from './SkeletonGrid.tsx';

/** Matches the height of a stay's card with label, headwords, score and price. */
const LIKE_OFFERS = { lines: 2, parts: ['score', 'action', 'price'] } as const;

/** Placeholders for the cards of stays (SE-170). */
export function OfferGridSkeleton() {
  return <SkeletonGrid {...LIKE_OFFERS} />;
}
