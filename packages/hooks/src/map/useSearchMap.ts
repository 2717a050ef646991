import {
  findMapLocations,
  toMapRequest,
  weekendDetail,
  type MapGeographyData,
  type MapLocation,
  type SearchDetails,
  type WeekendDetail,
} from '@sabadora/api';
import {
  datesForRequest,
  partyForRequest,
  type Flow,
  type SearchCriteria,
  writePeople,
  writeStay,
} from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { useQuery, type Query } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';
import { useMapGeography } from './useMapGeography.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The search whose hotels the map shows. */
export interface SearchMapProps {
  /** Dates, people and filters of the search. */
  criteria: SearchCriteria;
  /** Flow of the page, which decides the kind of offers. */
  flow: Flow;
  /** Whether the map is open; no request is sent while it is closed. */
  isOpen: boolean;
  /** Id of the partner's minisite. */
  minisite?: number | undefined;
}

/** The hotels of a search on a map, and the status of their request. */
export interface SearchMapState {
  /** Status of the request for the hotels. */
  status: Query<unknown>['status'];
  /** Hotels, the best first; those of the previous search while the next are loading. */
  locations: readonly MapLocation[];
  /** What was searched: place, dates and number of results. */
  details: SearchDetails | undefined;
  /** Requests the hotels again after an error. */
  retry: () => void;
  /** Data of the plain map. */
  geography: Query<MapGeographyData>;
  /** The hotel whose marker is selected; undefined once it is not among the hotels. */
  selected: MapLocation | undefined;
  /** Selects a hotel by its id; null selects none. */
  select: (hotelId: number | null) => void;
  /** Offer of the selected hotel (SE-243). */
  offer: Query<WeekendDetail>;
}

const NO_LOCATIONS: readonly MapLocation[] = [];

/**
 * The map of a search: its hotels when it opens (SE-237), and the offer of the selected one (SE-238). The requests
 * fail independently; closing the map aborts those in flight.
 */
export function useSearchMap({ criteria, flow, isOpen, minisite }: SearchMapProps): SearchMapState {
  const { api, locale } = useSabadora();
  const [selectedId, setSelectedId] = useState<number | null>(null);

  const request = toMapRequest({ criteria, flow, locale });
  const search = useQuery(
    isOpen ? `map ${requestKey(request)}` : null,
    (signal) => api.send(findMapLocations, request, { signal }),
    { keepPrevious: true },
  );
  const geography = useMapGeography({ isOpen });

  // The last markers stay while the next ones load, but not once the map was closed.
  const [lastOfClosed, setLastOfClosed] = useState<typeof search.data>();
  const outdated = search.status === 'ready' ? undefined : isOpen ? lastOfClosed : search.data;
  if (outdated !== lastOfClosed) setLastOfClosed(outdated);
  if (!isOpen && selectedId !== null) setSelectedId(null);
  const isShown = search.status === 'ready' || (search.status === 'loading' && search.data !== outdated);
  const shown = isShown ? search.data : undefined;
  const locations = shown?.exactMatch ?? NO_LOCATIONS;
  const selected = locations.find(({ id }) => id === selectedId);

  const detailRequest = selected && {
    id: selected.firstWeekendId,
    locale,
    client: 'msite',
    flow,
    minisite,
    fetchPageModel: false,
    ...stayOf(criteria, flow),
  };
  const offer = useQuery(detailRequest ? `detail ${requestKey(detailRequest)}` : null, (signal) =>
    detailRequest
      ? api.send(weekendDetail, detailRequest, { signal })
      : Promise.reject(new Error('No hotel is selected.')),
  );

  const select = useCallback((hotelId: number | null) => setSelectedId(hotelId), []);
  const { status, retry } = search;
  return { status, locations, details: shown?.searchDetails, retry, geography, selected, select, offer };
}

/** The party, and the dates when the flow has dates. */
function stayOf({ dates, party }: SearchCriteria, flow: Flow) {
  return {
    ...writePeople(partyForRequest(flow, party)),
    ...writeStay(datesForRequest(flow, dates), 'flat'),
  };
}
