import type { HotelResult } from '@sabadora/api';
import { announcedDiscount, type Flow } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { island } from '../../../kit/parts/island.tsx';
import * as styles from './AutoDiscountBanner.css.ts';

export interface AutoDiscountBannerProps {
  results: readonly HotelResult[];
  flow: Flow;
}

const DiscountCode = island(async () => (await import('../aroundResults.ts')).DiscountCode, {
  fallback: <span />,
});

/** Discount code of the results, for visitors of its experiment (SE-215, D-041). */
export function AutoDiscountBanner({ results, flow }: AutoDiscountBannerProps) {
  const { switches } = useShared();
  const discount = announcedDiscount(
    results.flatMap(({ mainPackage, otherPackages }) => [mainPackage, ...otherPackages]),
    flow,
    switches.experiments,
  );
  if (discount === undefined) return null;
  return (
    <div className={styles.place}>
      <DiscountCode code={discount.code} percent={discount.value} />
    </div>
  );
}
