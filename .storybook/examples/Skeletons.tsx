import { LoadingRegion, SkeletonBlock, SkeletonText } from '@sabadora/design-system/Skeletons';

export function Example() {
  return (
    <LoadingRegion label="Loading the stay">
      <SkeletonBlock shape="picture" />
      <SkeletonText fontSize="xl" width="most" />
      <SkeletonText lines={3} />
    </LoadingRegion>
  );
}
