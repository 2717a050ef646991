/** One price of a gift among several, e.g. by season (PR-112). */
export interface GiftRate {
  /** Names the rate in the address (`bucket`). */
  value: string;
}

/**
 * The rates that a gift is offered at: all of them in customer care (SE-259), the first one otherwise. Visitors do
 * not choose between prices of the same gift.
 *
 * @param rates in the order of the catalogue; may be empty
 */
export function giftRates<Rate extends GiftRate>(
  rates: readonly Rate[],
  { isCare }: { isCare: boolean },
): readonly Rate[] {
  return isCare ? rates : rates.slice(0, 1);
}

/** The rate that `bucket` of the address names (PR-118), else the first; undefined when there is none. */
export function chosenGiftRate<Rate extends GiftRate>(
  rates: readonly Rate[],
  bucket: string | undefined,
): Rate | undefined {
  return rates.find(({ value }) => value === bucket) ?? rates[0];
}
