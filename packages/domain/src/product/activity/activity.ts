import { activityAdults, DEFAULT_PARTY } from '../../criteria/party.ts';
import { activityPricePerPerson } from '../../price/price.ts';
import { promotion } from '../../price/promotion.ts';

/** Prices of an activity for one group size, in cents for the whole group (SE-193). */
export interface ActivityGroupPrice {
  /** Price before the promotion. */
  barPrice: number;
  sellPrice: number;
  promoPercentageRounded?: number | null | undefined;
}

/** Prices of an activity by number of adults, keyed as the server sends them (SE-193). */
export type ActivityPrices = Readonly<Record<string, ActivityGroupPrice>>;

/** Price of one person, and the group size that it is for. */
export interface ActivityQuote {
  adults: number;
  /** Price for one person, in cents (SE-187). */
  perPerson: number;
  /** Price for one person before the promotion, in cents; undefined when no promotion is shown. */
  referencePerPerson?: number;
  /** Price for the group, in cents. */
  total: number;
  /** Promotion in whole percent, if it is large enough to show (PR-084). */
  promotionPercent?: number;
}

/** Numbers of adults that have a price, ascending. */
export function pricedAdults(prices: ActivityPrices): number[] {
  return Object.keys(prices)
    .map(Number)
    .filter((count) => Number.isInteger(count) && count > 0)
    .sort((a, b) => a - b);
}

/**
 * Price of one person: the group's price divided by its adults (SE-187, ALG-15). For a group without a price, that of
 * the smallest group that has one (D-025).
 *
 * @param adults requested number of adults
 * @returns undefined for an activity without prices
 */
export function activityQuote(
  prices: ActivityPrices,
  adults: number = DEFAULT_PARTY.adults,
): ActivityQuote | undefined {
  const counted = activityAdults(pricedAdults(prices), adults);
  const group = prices[counted];
  if (group === undefined) return undefined;
  const { barPrice, sellPrice, promoPercentageRounded } = group;
  const percent = promotion('activity', { sellPrice, refPrice: barPrice, percent: promoPercentageRounded });
  return {
    adults: counted,
    perPerson: activityPricePerPerson(sellPrice, counted),
    total: sellPrice,
    ...(percent !== undefined && {
      promotionPercent: percent,
      referencePerPerson: activityPricePerPerson(barPrice, counted),
    }),
  };
}
