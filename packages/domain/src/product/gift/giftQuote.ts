import { chosenGiftRate, type GiftRate } from '../../price/giftRates.ts';
import type { GiftChoice } from './giftChoice.ts';

/** A rate of a gift, with its prices by number of nights (PR-112). */
export interface PricedGiftRate extends GiftRate {
  /** Prices in cents for two adults, by number of nights. */
  sellPricePerLos: Readonly<Record<string, number>>;
}

/** A sleeve or another extra of a posted gift (PR-113). */
export interface PhysicalExtra {
  id: string;
  /** Price in cents; 0 when it is free. */
  price: number;
  /** Whether it is used when one item is required and none was chosen. */
  isDefault: boolean;
}

/** A group of extras, from which one or any number can be chosen (PR-113). */
export interface PhysicalExtraGroup<Extra extends PhysicalExtra = PhysicalExtra> {
  selection: 'single' | 'multiple';
  items: readonly Extra[];
}

/** Shipping cost of a gift, in cents (ALG-26). */
export interface ShippingCost {
  amount: number;
  /** Fee in addition to `amount` for posting abroad. */
  internationalFee: number;
}

/** A gift's choice, and the options to choose from. */
export interface GiftTerms<Rate extends PricedGiftRate, Extra extends PhysicalExtra> {
  choice: GiftChoice;
  /** Numbers of nights with their prices; one without a price cannot be given. */
  nightOptions: readonly { nights: number; sellPrice: number }[];
  /** Rates that are offered (`giftRates`), at least one. */
  rates: readonly Rate[];
  /** Extras; empty when none are known. */
  extras: readonly PhysicalExtraGroup<Extra>[];
  /** Shipping cost; undefined while it is unknown. */
  shipping: ShippingCost | undefined;
}

/** Price of a gift, in whole cents (PR-112). */
export interface GiftQuote<Rate extends PricedGiftRate, Extra extends PhysicalExtra> {
  nights: number;
  rate: Rate;
  /** Price of the nights at the rate. */
  sellPrice: number;
  /** Extras that are posted with it; none for a digital gift. */
  extras: readonly Extra[];
  subElementsPrice: number;
  /** Shipping cost including the fee for posting abroad; 0 for a digital gift, undefined while it is unknown. */
  shippingCost: number | undefined;
  /** Total price, without the shipping cost while that is unknown. */
  totalPrice: number;
}

/** Number of nights of a gift that can have extras (PR-032). */
const NIGHTS_WITH_EXTRAS = 1;

/** Whether a gift of this number of nights can have extras (PR-032). */
export function hasGiftExtras(nights: number): boolean {
  return nights === NIGHTS_WITH_EXTRAS;
}

/**
 * Number of nights of a gift: the requested one, else the first that has a price (D-168); undefined when none has.
 */
export function giftNightsOf(
  requested: number | undefined,
  options: readonly { nights: number; sellPrice: number }[],
): number | undefined {
  const priced = options.filter(({ sellPrice }) => sellPrice > 0);
  return (priced.find(({ nights }) => nights === requested) ?? priced[0])?.nights;
}

/** Price of the chosen gift; undefined when it cannot be given. */
export function giftQuote<Rate extends PricedGiftRate, Extra extends PhysicalExtra>({
  choice,
  nightOptions,
  rates,
  extras: groups,
  shipping,
}: GiftTerms<Rate, Extra>): GiftQuote<Rate, Extra> | undefined {
  const nights = giftNightsOf(choice.nights, nightOptions);
  const rate = chosenGiftRate(rates, choice.bucket);
  const sellPrice = nights === undefined ? undefined : rate?.sellPricePerLos[nights];
  if (nights === undefined || rate === undefined || sellPrice === undefined) return undefined;
  const isPosted = choice.format === 'physical';
  const extras = isPosted ? chosenExtras(groups, choice, nights) : [];
  const subElementsPrice = extras.reduce((sum, { price }) => sum + price, 0);
  const posting = shipping && shipping.amount + shipping.internationalFee;
  const shippingCost = isPosted ? posting : 0;
  return {
    nights,
    rate,
    sellPrice,
    extras,
    subElementsPrice,
    shippingCost,
    totalPrice: sellPrice + subElementsPrice + (shippingCost ?? 0),
  };
}

/**
 * Extras of a posted gift: one of each group with a single choice, and the chosen ones of the other groups (PR-032).
 */
export function chosenExtras<Extra extends PhysicalExtra>(
  groups: readonly PhysicalExtraGroup<Extra>[],
  { sleeves, extras }: Pick<GiftChoice, 'sleeves' | 'extras'>,
  nights: number,
): Extra[] {
  return groups.flatMap(({ selection, items }) => {
    if (selection === 'multiple')
      return hasGiftExtras(nights) ? items.filter(({ id }) => extras.includes(id)) : [];
    return (
      items.find(({ id }) => id === sleeves) ?? items.find(({ isDefault }) => isDefault) ?? items[0] ?? []
    );
  });
}
