import { CardSkeleton } from '@sabadora/design-system/Card';
import { LoadingRegion, SkeletonBlock } from '@sabadora/design-system/Skeletons';

export function Do() {
  return (
    <LoadingRegion label="Loading the stays">
      <CardSkeleton />
    </LoadingRegion>
  );
}

export function Dont() {
  return (
    <LoadingRegion label="Loading">
      <SkeletonBlock />
    </LoadingRegion>
  );
}
