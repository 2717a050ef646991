import type { Party } from '@sabadora/domain';

/** Percent of the price for two adults, by party. Babies are free. */
const PARTY_PERCENT = { oneAdult: 85, twoAdults: 100, furtherAdult: 42, child: 25 };

const EURO = 100;

/** Percent of the price for two adults that `party` pays, a whole number. */
export function partyPercent({ adults, children }: Party): number {
  const { oneAdult, twoAdults, furtherAdult, child } = PARTY_PERCENT;
  const ofAdults = adults < 2 ? oneAdult : twoAdults + furtherAdult * (adults - 2);
  return ofAdults + child * children;
}

/** Cents for the party from the cents for two adults; rounded up to whole euros. */
export function partyTotal(centsForTwo: number, percent: number): number {
  return Math.ceil((centsForTwo * percent) / (100 * EURO)) * EURO;
}
