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
  /** The activity's prices by number of adults. */
  prices: ActivityPrices;
  /** Number of adults in the address; 2 when it has none. */
  wanted: number;
}

/** Number of adults of an activity, and its limits. */
export interface ActivityAdultsState {
  /** `wanted` when that number has a price, else the smallest number that has one (PR-079, D-025). */
  adults: number;
  /** Smallest number of adults with a price; 1 without prices (PR-081, D-024). */
  minValue: number;
  /** Largest number of adults with a price; 20 without prices. */
  maxValue: number;
  /** Writes the count into the hash (PR-078); a count without a price becomes the next one that has a price. */
  setAdults: (count: number) => void;
}

/**
 * Number of adults of an activity: the count in the address, limited to counts that have a price.
 *
 * Sends no request, and never throws.
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
      // Replaces the history entry, so that Back does not go through every count.
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
