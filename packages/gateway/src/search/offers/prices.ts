import { discountPercent } from '@sabadora/domain';

const EURO = 100;

/**
 * The price before a promotion of `promo` percent: the lowest whole euro for which ALG-14's rounding down shows
 * `promo`, or the lowest cent when no whole euro does (small prices).
 *
 * @returns cents, or null without a promotion.
 */
export function referencePrice(sellPrice: number, promo: number): number | null {
  if (promo <= 0 || promo >= 100 || sellPrice <= 0) return null;
  const exact = Math.ceil((sellPrice * 100) / (100 - promo));
  const refPrice = Math.ceil(exact / EURO) * EURO;
  return discountPercent({ sellPrice, refPrice }, 'floor') === promo ? refPrice : exact;
}
