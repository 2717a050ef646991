export {
  LoadingRegion,
  type LoadingRegionProps,
  SkeletonBlock,
  type SkeletonBlockProps,
  SkeletonText,
  type SkeletonTextProps,
} from './Skeletons.tsx';
