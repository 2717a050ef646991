export { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
export { ReviewCardSkeleton } from './ReviewCardSkeleton.tsx';
export type { ReviewCardWords } from './words.ts';
