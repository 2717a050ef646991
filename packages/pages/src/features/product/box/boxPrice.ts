import type { BoxDetail } from '@sabadora/api';
import { promotion } from '@sabadora/domain';

/** Price of a box, with its promotion if that is large enough to be shown (PR-090, PR-096, PR-097). */
export function boxPrice({ value, referencePrice }: BoxDetail) {
  const promotionPercent = promotion('box', { sellPrice: value, refPrice: referencePrice });
  return {
    promotionPercent,
    tag: {
      priceCents: value,
      referenceCents: promotionPercent === undefined ? undefined : (referencePrice ?? undefined),
    },
  };
}
