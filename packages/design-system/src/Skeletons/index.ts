export {
  LoadingRegion,
  type LoadingRegionProps,
  OfferCardSkeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  SkeletonText,
  type SkeletonTextProps,
} from './Skeletons.tsx';
