import { activityAdults, DEFAULT_PARTY } from '../../criteria/party.ts';
import { activityPricePerPerson } from '../../price/price.ts';
import { promotion } from '../../price/promotion.ts';

/** What an activity costs, cents for the whole group (SE-193). */
export interface ActivityGroupPrice {
  /** Before the promotion. */
  barPrice: number;
  sellPrice: number;
  promoPercentageRounded?: number | null | undefined;
}

/** Prices of an activity by number of adults, as the server keys them (SE-193). */
export type ActivityPrices = Readonly<Record<string, ActivityGroupPrice>>;

/** What one person pays, and for how large a group that holds. */
export interface ActivityQuote {
  adults: number;
  /** Cents for one person (SE-187). */
  perPerson: number;
  /** Cents for one person before the promotion; undefined where no promotion shows. */
  referencePerPerson?: number;
  /** Cents for the group. */
  total: number;
  /** Whole percent of a promotion that is large enough to show (PR-084). */
  promotionPercent?: number;
}

/** The numbers of adults that have a price, ascending. */
export function pricedAdults(prices: ActivityPrices): number[] {
  return Object.keys(prices)
    .map(Number)
    .filter((count) => Number.isInteger(count) && count > 0)
    .sort((a, b) => a - b);
}

/**
 * The price of one person: the group's price divided by its adults (SE-187, ALG-15). A group without a price is
 * quoted as the smallest that has one (D-025).
 *
 * @param adults requested
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
