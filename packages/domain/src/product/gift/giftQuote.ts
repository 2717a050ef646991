import { chosenGiftRate, type GiftRate } from '../../price/giftRates.ts';
import type { GiftChoice } from './giftChoice.ts';

/** A rate of a gift, with what it costs by nights (PR-112). */
export interface PricedGiftRate extends GiftRate {
  /** Cents for two adults, by the number of nights. */
  sellPricePerLos: Readonly<Record<string, number>>;
}

/** A sleeve, or something that is put in with a gift that is posted (PR-113). */
export interface PhysicalExtra {
  id: string;
  /** Cents; 0 when it costs nothing. */
  price: number;
  /** Taken where one has to be chosen and none was. */
  isDefault: boolean;
}

/** Physical extras of which one, or as many as one likes, are chosen (PR-113). */
export interface PhysicalExtraGroup<Extra extends PhysicalExtra = PhysicalExtra> {
  selection: 'single' | 'multiple';
  items: readonly Extra[];
}

/** Cents that posting a gift costs (ALG-26). */
export interface ShippingCost {
  amount: number;
  /** On top of the amount, for an address abroad. */
  internationalFee: number;
}

/** The choices of a gift, and what can be chosen. */
export interface GiftTerms<Rate extends PricedGiftRate, Extra extends PhysicalExtra> {
  choice: GiftChoice;
  /** Nights that can be given; one without a price cannot. */
  nightOptions: readonly { nights: number; sellPrice: number }[];
  /** Those that are offered (`giftRates`), at least one. */
  rates: readonly Rate[];
  /** Empty where none are known. */
  extras: readonly PhysicalExtraGroup<Extra>[];
  /** Undefined while it is unknown. */
  shipping: ShippingCost | undefined;
}

/** What a gift costs; whole cents (PR-112). */
export interface GiftQuote<Rate extends PricedGiftRate, Extra extends PhysicalExtra> {
  nights: number;
  rate: Rate;
  /** Of the nights at the rate. */
  sellPrice: number;
  /** What goes with it; none with a digital gift. */
  extras: readonly Extra[];
  subElementsPrice: number;
  /** The fee for sending it abroad included; 0 for a digital gift, undefined while it is unknown. */
  shippingCost: number | undefined;
  /** Without the shipping cost while that is unknown. */
  totalPrice: number;
}

/** Nights of the gifts that extras can be put in with (PR-032). */
const NIGHTS_WITH_EXTRAS = 1;

/** Whether a gift of so many nights can have extras (PR-032). */
export function hasGiftExtras(nights: number): boolean {
  return nights === NIGHTS_WITH_EXTRAS;
}

/** The nights of a gift: those requested, else the first that have a price (D-168); undefined when none has. */
export function giftNightsOf(
  requested: number | undefined,
  options: readonly { nights: number; sellPrice: number }[],
): number | undefined {
  const priced = options.filter(({ sellPrice }) => sellPrice > 0);
  return (priced.find(({ nights }) => nights === requested) ?? priced[0])?.nights;
}

/** What the gift chosen costs; undefined when it cannot be given. */
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
 * What goes with a gift that is posted: one of each group to choose one of, and what was ticked of the others (PR-032).
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
