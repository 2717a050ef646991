import {
  activityDateValue,
  chooseActivityDate,
  parseHash,
  readActivityDate,
  writeDates,
  writeParty,
  type ActivityDate,
  type Party,
  type ProductFlow,
  type SearchCriteria,
  type StayDates,
} from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import type { Address } from '../address/location.ts';
import { useHashPatch } from '../address/useHashPatch.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';

/** State in the address of a product's page, and functions that change it. */
export interface ProductAddress {
  /** The whole address, with the criteria in its hash once the page is hydrated. */
  address: Address;
  /** False while the hash is unknown: on the server and in the first render in the browser. */
  isReady: boolean;
  /** The page's flow: booking or gifting. Any other flow in the address counts as booking (PR-006). */
  flow: ProductFlow;
  criteria: SearchCriteria;
  /** Days chosen for activities, whether they are possible or not (PR-039). */
  activityDates: readonly ActivityDate[];
  setDates: (dates: StayDates | null) => void;
  setParty: (party: Party) => void;
  /** Chooses a day for an activity; replaces an earlier choice (PR-038). */
  chooseActivityDate: (choice: ActivityDate) => void;
}

/**
 * Criteria of a product's page, which are in the hash (PR-015). A change replaces the history entry, so that Back
 * leaves the product.
 *
 * Invalid parts of the address are left out; no function throws.
 */
export function useProductAddress(): ProductAddress {
  const { address, isReady, flow, criteria } = useSearchAddress();
  const { hash } = address;
  const activityDates = useMemo(() => readActivityDates(hash), [hash]);
  const patch = useHashPatch();
  return {
    address,
    isReady,
    flow: flow === 'gifting' ? 'gifting' : 'booking',
    criteria,
    activityDates,
    setDates: useCallback((dates) => patch(() => writeDates(dates)), [patch]),
    setParty: useCallback((party) => patch(() => writeParty(party)), [patch]),
    chooseActivityDate: useCallback(
      (choice) =>
        patch((text) => ({
          activityDates: chooseActivityDate(readActivityDates(text), choice).map(activityDateValue),
        })),
      [patch],
    ),
  };
}

function readActivityDates(hash: string): ActivityDate[] {
  const { activityDates } = parseHash(hash);
  const values = Array.isArray(activityDates) ? (activityDates as readonly (string | number)[]) : [];
  return values.flatMap((value) => readActivityDate(String(value)) ?? []);
}
