/** Places that show promotions, each with its own percentage and threshold (ALG-14, D-002, D-003). */
export type PromotionPlace = 'stay' | 'quote' | 'box' | 'gift-box-block' | 'activity' | 'hotel-offer';

interface PromotionRule {
  /** Smallest whole percentage that is shown. */
  least: number;
  round: 'floor' | 'ceil';
  /** Whether the percentage sent by the server is used (D-146). */
  trustsServer: boolean;
}

const RULES: Readonly<Record<PromotionPlace, PromotionRule>> = {
  stay: { least: 6, round: 'floor', trustsServer: true },
  quote: { least: 6, round: 'floor', trustsServer: true },
  box: { least: 6, round: 'floor', trustsServer: false },
  'gift-box-block': { least: 6, round: 'ceil', trustsServer: false },
  activity: { least: 5, round: 'floor', trustsServer: true },
  'hotel-offer': { least: 10, round: 'floor', trustsServer: true },
};

/** Input from which a discount is computed. */
export interface PromotionPrices {
  /** Selling price in cents. */
  sellPrice: number;
  /** Price before the promotion, in cents. */
  refPrice?: number | null | undefined;
  /** `promo` or `promoPercentageRounded` as the server sent it. */
  percent?: number | null | undefined;
}

/** Whole percentage to show at `place`; undefined when there is none or it is too small (SE-200, SE-201, ALG-14). */
export function promotion(place: PromotionPlace, prices: PromotionPrices): number | undefined {
  const { least, round, trustsServer } = RULES[place];
  const fromServer = trustsServer && Number.isFinite(prices.percent) ? prices.percent : undefined;
  const percent = fromServer ?? discountPercent(prices, round);
  return percent != null && percent >= least ? percent : undefined;
}

/** Discount in whole percent; undefined unless the reference is above the selling price (D-138, PR-097). */
export function discountPercent(prices: PromotionPrices, round: 'floor' | 'ceil'): number | undefined {
  const { sellPrice, refPrice } = prices;
  if (refPrice == null || !(refPrice > 0) || !(refPrice > sellPrice)) return undefined;
  return Math[round](((refPrice - sellPrice) * 100) / refPrice);
}
