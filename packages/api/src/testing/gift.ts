import type { GiftExtras, GiftShippingCost } from '../schemas/gift.ts';
import type { GiftPrices } from '../schemas/weekend.ts';

/** Shipping cost within the country. */
export function shippingCostOfTest(changes: Partial<GiftShippingCost> = {}): GiftShippingCost {
  return { amount: 490, internationalFee: 0, currency: 'EUR', ...changes };
}

/** Two sleeves, of which the first is the default, and a ribbon. */
export function giftExtrasOfTest(): GiftExtras {
  const item = { image: null, price: 0, isRecommended: false, isDefault: false };
  return {
    groups: [
      {
        code: 'sleeves',
        selection: 'single',
        items: [
          {
            ...item,
            id: 'lake',
            name: 'By the lake',
            image: '/images/lake/sleeve-lake/640_360.webp',
            isDefault: true,
          },
          { ...item, id: 'linen', name: 'In linen', price: 390 },
        ],
      },
      {
        code: 'extras',
        selection: 'multiple',
        items: [{ ...item, id: 'ribbon', name: 'Silk ribbon', price: 250, isRecommended: true }],
      },
    ],
  };
}

/** Prices of one to three nights from 149 €, at 25% off, with a more expensive rate that covers every date. */
export function giftPricesOfTest(changes: Partial<GiftPrices> = {}): GiftPrices {
  return {
    nightOptions: [
      { nights: 1, sellPrice: 14_900, refPrice: 19_900 },
      { nights: 2, sellPrice: 28_500, refPrice: 38_000 },
      { nights: 3, sellPrice: 41_900, refPrice: 55_900 },
    ],
    promo: 25,
    sellPrices: [
      {
        value: 'standard',
        label: 'Standard rate',
        subtext: '72% of the dates of the next 6 months',
        tag: null,
        sellPrice: 14_900,
        sellPricePerLos: { 1: 14_900, 2: 28_500, 3: 41_900 },
      },
      {
        value: 'anytime',
        label: 'Any date',
        subtext: '100% of the dates of the next 6 months',
        tag: null,
        sellPrice: 19_500,
        sellPricePerLos: { 1: 19_500, 2: 37_500, 3: 55_000 },
      },
    ],
    ...changes,
  };
}
