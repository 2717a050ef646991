import { discountPercent } from '@sabadora/domain';

const EURO = 100;

/**
 * The price before a promotion of `promo` percent, such that ALG-14's floor of sell against it gives `promo` back:
 * the lowest whole euro that does, or the lowest cent where no whole euro can (small prices).
 *
 * @returns cents, or null without a promotion.
 */
export function referencePrice(sellPrice: number, promo: number): number | null {
  if (promo <= 0 || promo >= 100 || sellPrice <= 0) return null;
  const exact = Math.ceil((sellPrice * 100) / (100 - promo));
  const refPrice = Math.ceil(exact / EURO) * EURO;
  return discountPercent({ sellPrice, refPrice }, 'floor') === promo ? refPrice : exact;
}
