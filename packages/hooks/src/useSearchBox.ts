import {
  chooseDestination,
  clearDestination,
  mergeHash,
  mergeRecord,
  moveCriteriaToHash,
  parseHash,
  patchQuery,
  searchAddress,
  singleRoom,
  type Destination,
  type Flow,
  type HashPatch,
  type Party,
  type RecentDestination,
  type StayDates,
} from '@sabadora/domain';
import { useState } from 'react';
import type { Address } from './location.ts';
import { useSabadora } from './SabadoraProvider.tsx';
import { useRecentSearches } from './useRecentSearches.ts';
import type { SearchAddressState } from './useSearchAddress.ts';

export interface SearchDraft {
  /** Null is anywhere; undefined keeps what the address says. */
  destination?: Destination | RecentDestination | null;
  /** Undefined keeps what the address says. */
  theme?: number | null;
  dates?: StayDates | null;
  party?: Party;
}

export interface SearchBox {
  flow: Flow;
  /** Changed and not searched yet. */
  draft: SearchDraft;
  theme: number | undefined;
  dates: StayDates | null;
  party: Party;
  /** Chooses where to go; a place is also remembered among the recent searches (SE-049, SE-050). */
  setDestination: (destination: Destination | RecentDestination | null) => void;
  setTheme: (theme: number | undefined) => void;
  /** Null takes them out of the address at once (SE-089, D-007). */
  setDates: (dates: StayDates | null) => void;
  setParty: (party: Party) => void;
  /**
   * Searches: the draft goes into the hash, the flow and the origin into the query (SE-039).
   *
   * @param typed text that names no chosen place: the server finds the likeliest, as it does for a plain form
   */
  search: (typed?: string) => void;
}

const EMPTY: SearchDraft = {};

const NO_DATES: HashPatch = { checkin: undefined, checkout: undefined, night: undefined, nights: undefined };

function withoutDates({ path, query, hash }: Address): Address {
  return { path, query: patchQuery(query, { page: undefined }), hash: mergeHash(hash, NO_DATES) };
}

/** A server reads no hash: the criteria travel in the query, with the text in the place of a destination. */
function typedAddress({ path, query, hash }: Address, destination: string): Address {
  const criteria = Object.fromEntries(
    Object.entries(mergeRecord(parseHash(hash), clearDestination())).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
  return { path, query: patchQuery(query, { ...criteria, destination }), hash: '' };
}

/** The search bar's values: a draft over what the address says, which a change of the address discards (SE-040). */
export function useSearchBox(search: SearchAddressState): SearchBox {
  const { location } = useSabadora();
  const { addRecent } = useRecentSearches();
  const { flow, criteria, address } = search;
  const { hash } = address;
  const [{ draft, draftOf }, setState] = useState({ draft: EMPTY, draftOf: hash });
  if (draftOf !== hash) setState({ draft: EMPTY, draftOf: hash });
  const change = (part: SearchDraft) => setState({ draft: { ...draft, ...part }, draftOf: hash });

  const { checkin, checkout } = criteria;
  const datesOfAddress = checkin !== undefined && checkout !== undefined ? { checkin, checkout } : null;
  const dates = draft.dates === undefined ? datesOfAddress : draft.dates;
  const theme = draft.theme === undefined ? criteria.theme : (draft.theme ?? undefined);
  const party = draft.party ?? criteria.party;

  return {
    flow,
    draft,
    theme,
    dates,
    party,
    setDestination: (destination) => {
      change({ destination });
      if (destination) addRecent(destination);
    },
    setTheme: (next) => change({ theme: next ?? null }),
    setDates: (next) => {
      change({ dates: next });
      if (next === null && datesOfAddress !== null) location.write(withoutDates(location.read()));
    },
    setParty: (next) => change({ party: next }),
    search: (typed) => {
      const current = location.read();
      const moved = moveCriteriaToHash(current);
      const { destination } = draft;
      const place =
        destination === undefined ? {} : destination ? chooseDestination(destination) : clearDestination();
      const next = searchAddress({
        flow,
        query: moved.query,
        hash: mergeHash(moved.hash, {
          ...place,
          ...NO_DATES,
          ...dates,
          theme,
          a: party.adults,
          c: party.children,
          b: party.babies,
          s: singleRoom(party),
        }),
      });
      if (typed !== undefined) location.assign(typedAddress(next, typed));
      else if (next.path === current.path) location.write(next);
      else location.assign(next);
      setState({ draft: EMPTY, draftOf: hash });
    },
  };
}
