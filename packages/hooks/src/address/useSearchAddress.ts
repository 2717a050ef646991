import {
  changeFlow,
  moveCriteriaToHash,
  patchQuery,
  readAddress,
  searchRoute,
  type Flow,
  type HashPatch,
  type SearchAddress,
} from '@sabadora/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { toHref, type Address, type LocationAdapter } from './location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useAddress } from './useAddress.ts';
import { useIsHydrated } from '../useIsHydrated.ts';

/** The search that the address describes. */
export interface SearchAddressState extends SearchAddress {
  /** The whole address, with the criteria in its hash once the page is hydrated. */
  address: Address;
  /** False while the hash is unknown: on the server and in the first render in the browser. */
  isReady: boolean;
  /** The address of a page of results, counted from 0 (ALG-17). */
  pageHref: (page: number) => string;
  /** Shows a page of results; pass `replace` when leaving a page that does not exist. */
  setPage: (page: number, options?: { replace?: boolean }) => void;
  /** Address after a switch to `target` (ALG-6). */
  flowAddress: (target: Flow) => Address;
  /** Switches to `target`; loads a new document when its route differs (SE-036). */
  setFlow: (target: Flow) => void;
}

/** Options of `useSearchAddress`. */
export interface SearchAddressProps {
  /** Location and dates that a change away from the activity flow restores (D-098). @default none */
  defaults?: HashPatch;
}

const NO_DEFAULTS: HashPatch = {};

/**
 * The search in the address, read again whenever it changes (SE-014…SE-018, SE-040). Criteria found in the query are
 * moved into the hash without a new history entry.
 *
 * Invalid parts of an address are left out, and defaults take their place.
 *
 * @returns the same object until one of its values changes
 */
export function useSearchAddress({ defaults = NO_DEFAULTS }: SearchAddressProps = {}): SearchAddressState {
  const { location, now } = useSabadora();
  const address = useAddress();
  const isReady = useIsHydrated();
  const search = useMemo(() => readAddress(address, now), [address, now]);
  const { flow } = search;

  useEffect(() => {
    const moveCriteria = () => {
      const current = location.read();
      const moved = { path: current.path, ...moveCriteriaToHash(current) };
      if (toHref(moved) !== toHref(current)) location.write(moved, { replace: true });
    };
    moveCriteria();
    return location.subscribe(moveCriteria);
  }, [location]);

  const pageAddress = useCallback(
    (page: number): Address => ({
      ...address,
      query: patchQuery(address.query, { page: page === 0 ? undefined : page }),
    }),
    [address],
  );
  const pageHref = useCallback((page: number) => toHref(pageAddress(page)), [pageAddress]);
  const setPage = useCallback(
    (page: number, options?: { replace?: boolean }) => location.write(pageAddress(page), options),
    [location, pageAddress],
  );
  const flowAddress = useCallback(
    (target: Flow): Address => {
      // A change to or from the activity flow drops the criteria in the query like those in the hash.
      const leaves = target !== flow && (target === 'activity' || flow === 'activity');
      const criteria = leaves ? moveCriteriaToHash(address) : address;
      const next = changeFlow({ ...criteria, flow }, target, defaults);
      // Only a search page changes its route with the flow; other pages keep theirs.
      return { ...next, path: address.path === searchRoute(flow) ? next.path : address.path };
    },
    [address, flow, defaults],
  );
  const setFlow = useCallback((target: Flow) => goTo(location, flowAddress(target)), [location, flowAddress]);

  return useMemo(
    () => ({ ...search, address, isReady, pageHref, setPage, flowAddress, setFlow }),
    [search, address, isReady, pageHref, setPage, flowAddress, setFlow],
  );
}

/** Goes to an address of this site; loads a new document only when the path differs. */
export function goTo(location: LocationAdapter, next: Address): void {
  if (next.path === location.read().path) location.write(next);
  else location.assign(next);
}
