import {
  ACTIVITY_ADULTS,
  chooseDestination,
  clearDestination,
  DEFAULT_PARTY,
  FLOW_TABLE,
  geolocationPatch,
  hotelIdOf,
  isCountIn,
  LOCATION_KEYS,
  mergeHash,
  mergeRecord,
  moveCriteriaToHash,
  onSearch,
  parseHash,
  PARTY_KEYS,
  partyForRequest,
  patchQuery,
  readCriteria,
  searchAddress,
  searchKey,
  singleRoom,
  sortForDestination,
  TYPED_DESTINATION,
  writeDates,
  writeParty,
  type Destination,
  type Flow,
  type HashPatch,
  type Party,
  type RecentDestination,
  type SearchDatesVariation,
  type StayDates,
  type SearchCriteria,
} from '@sabadora/domain';
import { useState } from 'react';
import type { Address } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSearchDraft, type SearchDraft } from './searchDraft.ts';
import { goTo, type SearchAddressState } from '../address/useSearchAddress.ts';
import type { UserLocation } from '../destination/useKnownLocation.ts';

/** Options of a submission. */
export interface SubmitOptions {
  /** Typed text without a chosen suggestion: the server finds the best match, as for a form without scripts. */
  typed?: string | undefined;
  /** Further changes of the draft, made by the same event. */
  draft?: SearchDraft;
  /** Whether to search without dates even where the experiment requires them first. @default false */
  isWithoutDates?: boolean;
}

/** Experiments that change the search box. */
export interface SearchBoxOptions {
  /** Variation of the search-dates experiment (SE-045). @default none */
  searchDates?: SearchDatesVariation | undefined;
}

/** Draft of a search; submitting it changes the address. */
export interface SearchBox {
  flow: Flow;
  /** Changes that have not been searched yet, shared by all search boxes of the same address. */
  draft: SearchDraft;
  /** Whether the draft differs from the search in the address, so that the shown results belong to another search. */
  isChanged: boolean;
  theme: number | undefined;
  dates: StayDates | null;
  /** The party; in the activity flow one or two adults, no children and no babies (SE-067). */
  party: Party;
  /** Whether the visitor has cleared the dates (SE-047). */
  isExplicitlyCleared: boolean;
  setExplicitlyCleared: (isExplicitlyCleared: boolean) => void;
  /** Changes the destination; a place is also added to the recent searches (SE-049, SE-050). */
  setDestination: (destination: Destination | RecentDestination | UserLocation | null) => void;
  setTheme: (theme: number | undefined) => void;
  /** Changes the dates of the draft; null also removes them from the address at once (SE-089, D-007). */
  setDates: (dates: StayDates | null) => void;
  setParty: (party: Party) => void;
  /**
   * Submits the draft: criteria go into the hash, flow and origin into the query (SE-039). Returns 'open-dates' when
   * it was not submitted because the experiment requires dates first (ALG-12).
   */
  search: (options?: SubmitOptions) => ReturnType<typeof onSearch>;
}

/** Values of the search box: a draft over the address, discarded when the address changes (SE-040). */
export function useSearchBox(search: SearchAddressState, { searchDates }: SearchBoxOptions = {}): SearchBox {
  const { location, now } = useSabadora();
  const { addRecent } = useRecentSearches();
  const { flow, criteria, address } = search;
  const { hash } = address;
  const [draft, changeDraft] = useSearchDraft();
  const [isExplicitlyCleared, setExplicitlyCleared] = useState(false);
  const change = (part: SearchDraft) => {
    const below = location.read().hash;
    changeDraft(part, { hash: below, isChanged: isOtherSearch({ ...draft, ...part }, below) });
  };

  /** Values of the box with a draft applied to the address. */
  const valuesOf = (over: SearchDraft) => ({
    theme: over.theme === undefined ? criteria.theme : (over.theme ?? undefined),
    dates: over.dates === undefined ? (criteria.dates ?? null) : over.dates,
    party: partyOfFlow(flow, over.party ?? criteria.party),
  });

  const hashOf = (over: SearchDraft, below: string): string => {
    const { theme, dates, party } = valuesOf(over);
    const { people } = FLOW_TABLE[flow];
    return mergeHash(below, {
      ...placePatch(over, flow, criteria),
      ...writeDates(flow === 'activity' ? null : dates),
      theme,
      ...writeParty(party),
      s: singleRoom(party),
      ...(people === 'adults' && {
        [PARTY_KEYS.children]: undefined,
        [PARTY_KEYS.babies]: undefined,
        s: undefined,
      }),
    });
  };

  const isOtherSearch = (over: SearchDraft, below: string) =>
    identityOf(hashOf(over, below), flow) !== identityOf(hashOf({}, below), flow);

  return {
    flow,
    draft,
    isChanged: isOtherSearch(draft, hash),
    ...valuesOf(draft),
    isExplicitlyCleared,
    setExplicitlyCleared,
    setDestination: (destination) => {
      change({ destination });
      if (destination && 'id' in destination) addRecent(destination);
    },
    setTheme: (next) => change({ theme: next ?? null }),
    setDates: (next) => {
      if (next !== null || criteria.dates === undefined) return change({ dates: next });
      const without = withoutDates(location.read());
      const { dates: _dates, ...others } = draft;
      // Attaches the other changes of the draft to the hash that is written next, which has no dates either.
      changeDraft({ dates: next }, { hash: without.hash, isChanged: isOtherSearch(others, without.hash) });
      location.write(without);
    },
    setParty: (next) => change({ party: next }),
    search: ({ typed, draft: more, isWithoutDates = false } = {}) => {
      const over = { ...draft, ...more };
      const { dates } = valuesOf(over);
      const action = isWithoutDates
        ? 'search'
        : onSearch({ flow, dates, variation: searchDates, isExplicitlyCleared });
      if (action === 'open-dates') {
        if (more) change(more);
        return action;
      }
      const moved = moveCriteriaToHash(location.read());
      const found = hashOf(over, moved.hash);
      // The hotel flow needs a hotel; without one the search goes to booking.
      const hasHotel = typed === undefined && hotelIdOf(readCriteria(parseHash(found), now)) !== undefined;
      const target = flow === 'hotel' && !hasHotel ? 'booking' : flow;
      const next = searchAddress({ flow: target, query: moved.query, hash: found });
      if (typed === undefined) goTo(location, next);
      else location.assign(typedAddress(next, typed));
      return action;
    },
  };
}

/** Key that is equal for hashes of the same search; ignores the coordinates of a place that has an id. */
function identityOf(hash: string, flow: Flow): string {
  const record = parseHash(hash);
  const hasPlace = LOCATION_KEYS.some((key) => record[key] !== undefined);
  return searchKey({
    flow,
    record: hasPlace ? mergeRecord(record, { lat: undefined, lng: undefined }) : record,
  });
}

function withoutDates({ path, query, hash }: Address): Address {
  return { path, query: patchQuery(query, { page: undefined }), hash: mergeHash(hash, writeDates(null)) };
}

/** Patch of the hash for the draft's destination and distance (ALG-7, SE-034, SE-055). */
function placePatch({ destination, distance }: SearchDraft, flow: Flow, criteria: SearchCriteria): HashPatch {
  if (destination === undefined) return { ...distance };
  const point = pointPatch(destination, flow);
  const from = isPoint(criteria) ? 'point' : 'place';
  const to = destination && !('id' in destination) && Object.keys(point).length > 0 ? 'point' : 'place';
  return {
    ...clearDestination(),
    ...point,
    sort: sortForDestination(criteria.sort, from, to),
    ...distance,
  };
}

/** Whether the search is by coordinates alone. */
const isPoint = ({ location, hotelId, latitude }: SearchCriteria) =>
  location === undefined && hotelId === undefined && latitude !== undefined;

function pointPatch(destination: SearchDraft['destination'], flow: Flow): HashPatch {
  if (!destination) return {};
  // The distances of the earlier destination were removed with it, so none are passed here (D-070).
  return 'id' in destination ? chooseDestination(destination) : geolocationPatch(flow, destination, {});
}

/** Address with the criteria in its query, since browsers do not send the hash, and the typed text as destination. */
function typedAddress({ path, query, hash }: Address, destination: string): Address {
  const criteria = Object.fromEntries(
    Object.entries(mergeRecord(parseHash(hash), clearDestination())).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
  return { path, query: patchQuery(query, { ...criteria, [TYPED_DESTINATION]: destination }), hash: '' };
}

/** The party limited to what the flow counts (ALG-8). */
function partyOfFlow(flow: Flow, party: Party): Party {
  if (flow !== 'activity') return party;
  const adults = isCountIn(party.adults, ACTIVITY_ADULTS) ? party.adults : DEFAULT_PARTY.adults;
  return { ...partyForRequest(flow, party), adults, children: 0, babies: 0 };
}
