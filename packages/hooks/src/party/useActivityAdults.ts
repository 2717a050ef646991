import {
  activityAdults,
  mergeHash,
  PARTY_KEYS,
  PARTY_LIMITS,
  pricedAdults,
  stepActivityAdults,
  type ActivityPrices,
} from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The activity's prices and the number of adults in the address. */
export interface ActivityAdultsProps {
  /** Of the activity, by number of adults. */
  prices: ActivityPrices;
  /** Adults of the address, 2 when it has none. */
  wanted: number;
}

/** How many adults do an activity, within its limits. */
export interface ActivityAdultsState {
  /** As wanted where that number has a price, else the fewest that have one (PR-079, D-025). */
  adults: number;
  /** Fewest and most that have a price; 1 to 20 without prices (PR-081, D-024). */
  minValue: number;
  /** Most adults that have a price. */
  maxValue: number;
  /** Writes the count into the hash (PR-078); one without a price gives the next that has one. */
  setAdults: (count: number) => void;
}

/**
 * Adults of an activity: the count of the address, held to those that have a price.
 *
 * Throws nothing and sends nothing; a count without a price gives the nearest that has one.
 */
export function useActivityAdults({ prices, wanted }: ActivityAdultsProps): ActivityAdultsState {
  const { location } = useSabadora();
  const counts = useMemo(() => pricedAdults(prices), [prices]);
  const adults = activityAdults(counts, wanted);
  const setAdults = useCallback(
    (count: number) => {
      const isPriced = counts.length === 0 || counts.includes(count);
      const next = isPriced ? count : stepActivityAdults(counts, adults, count > adults ? 1 : -1);
      const address = location.read();
      // Replaced, so that Back does not go through every count.
      location.write(
        { ...address, hash: mergeHash(address.hash, { [PARTY_KEYS.adults]: next }) },
        { replace: true },
      );
    },
    [location, counts, adults],
  );
  const { min, max } = PARTY_LIMITS.adults;
  return { adults, minValue: counts[0] ?? min, maxValue: counts.at(-1) ?? max, setAdults };
}
