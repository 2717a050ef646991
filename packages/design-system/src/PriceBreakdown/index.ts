export { PriceBreakdown, type PriceBreakdownProps, type PriceLine } from './PriceBreakdown.tsx';
export { PriceBreakdownSkeleton, type PriceBreakdownSkeletonProps } from './PriceBreakdownSkeleton.tsx';
