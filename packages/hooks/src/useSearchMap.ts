import {
  findMapLocations,
  mapGeography,
  toMapRequest,
  weekendDetail,
  type MapGeographyData,
  type MapLocation,
  type SearchDetails,
  type WeekendDetail,
} from '@sabadora/api';
import {
  daysBetween,
  FLOW_TABLE,
  partyForRequest,
  type Flow,
  type SearchCriteria,
  writePeople,
} from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { requestKey } from './requestKey.ts';
import { useSabadora } from './SabadoraProvider.tsx';
import { useAnswer, type Answer } from './useAnswer.ts';

export interface SearchMapProps {
  criteria: SearchCriteria;
  flow: Flow;
  /** Nothing is asked while the map is closed. */
  isOpen: boolean;
  /** The partner's site that asks. */
  minisite?: number | undefined;
}

export interface SearchMapState {
  /** Whether the hotels are on their way, here, or could not be had. */
  status: Answer<unknown>['status'];
  /** Best first; those of the last search while the next one's are on their way. */
  locations: readonly MapLocation[];
  /** What was searched for them. */
  details: SearchDetails | undefined;
  /** Asks for the hotels again after an error. */
  retry: () => void;
  /** What the plain map is drawn from. */
  geography: Answer<MapGeographyData>;
  /** The hotel whose marker is selected, while it is among the hotels. */
  selected: MapLocation | undefined;
  /** Selects by hotel id, and null none. */
  select: (hotelId: number | null) => void;
  /** The offer of the selected hotel (SE-243). */
  offer: Answer<WeekendDetail>;
}

const NO_LOCATIONS: readonly MapLocation[] = [];

/**
 * The map of a search: its hotels when it opens (SE-237), and the offer of the one that is selected (SE-238). The parts
 * fail alone; closing aborts what is on its way.
 */
export function useSearchMap({ criteria, flow, isOpen, minisite }: SearchMapProps): SearchMapState {
  const { api, locale } = useSabadora();
  const [selectedId, setSelectedId] = useState<number | null>(null);

  const request = toMapRequest({ criteria, flow, locale });
  const found = useAnswer(isOpen ? `locations ${requestKey(request)}` : null, (signal) =>
    api.send(findMapLocations, request, { signal }),
  );
  const geography = useAnswer(isOpen ? `geography ${locale}` : null, (signal) =>
    api.send(mapGeography, { locale }, { signal }),
  );

  // Pins stay while the next ones are on their way, but not beyond the closing of the map.
  const [lastFound, setLastFound] = useState(found.data);
  if (found.data ? found.data !== lastFound : !isOpen && lastFound) setLastFound(found.data);
  if (!isOpen && selectedId !== null) setSelectedId(null);
  const shown = found.status === 'loading' ? lastFound : found.data;
  const locations = shown?.exactMatch ?? NO_LOCATIONS;
  const selected = locations.find(({ id }) => id === selectedId);

  const question = selected && {
    id: selected.firstWeekendId,
    locale,
    client: 'msite',
    flow,
    minisite,
    fetchPageModel: false,
    ...stayOf(criteria, flow),
  };
  const offer = useAnswer(question ? `detail ${requestKey(question)}` : null, (signal) =>
    // Asked under its key alone, which there is with a question.
    question
      ? api.send(weekendDetail, question, { signal })
      : Promise.reject(new Error('No hotel is selected.')),
  );

  const select = useCallback((hotelId: number | null) => setSelectedId(hotelId), []);
  const { status, retry } = found;
  return { status, locations, details: shown?.searchDetails, retry, geography, selected, select, offer };
}

/** Who travels, and when where the flow has dates. */
function stayOf({ checkin, checkout, party }: SearchCriteria, flow: Flow) {
  const hasDates = FLOW_TABLE[flow].sendsDates && checkin !== undefined && checkout !== undefined;
  return {
    ...writePeople(partyForRequest(flow, party)),
    ...(hasDates && { checkin, night: daysBetween(checkin, checkout) }),
  };
}
