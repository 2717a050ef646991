/** One of several rates of a gift, e.g. by season (PR-112). */
export interface GiftRate {
  /** Id of the rate in the address (`bucket`). */
  value: string;
}

/**
 * Rates that are offered for a gift: all of them in customer care (SE-259), else the first one, since visitors do not
 * choose between prices of the same gift.
 *
 * @param rates rates in the order of the catalogue; may be empty
 */
export function giftRates<Rate extends GiftRate>(
  rates: readonly Rate[],
  { isCare }: { isCare: boolean },
): readonly Rate[] {
  return isCare ? rates : rates.slice(0, 1);
}

/** The rate of `bucket` in the address (PR-118), else the first one; undefined when there is none. */
export function chosenGiftRate<Rate extends GiftRate>(
  rates: readonly Rate[],
  bucket: string | undefined,
): Rate | undefined {
  return rates.find(({ value }) => value === bucket) ?? rates[0];
}
