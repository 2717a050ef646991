import { CardCell, CardSkeleton, type CardSkeletonProps } from '@sabadora/design-system/Card';
import * as styles from './OfferGrid.css.ts';

export interface SkeletonGridProps extends Pick<CardSkeletonProps, 'lines' | 'parts'> {
  /** @default 3 (SE-170) */
  count?: number;
}

/** Placeholders for the cards of an `OfferGrid` while their search loads. */
export function SkeletonGrid({ count = 3, ...like }: SkeletonGridProps) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardCell key={index}>
          <CardSkeleton {...like} />
        </CardCell>
      ))}
    </div>
  );
}
