import { findFacets, toFacetsRequest } from '@sabadora/api';
import type { Flow, Position, SearchCriteria } from '@sabadora/domain';
import { useMemo, useState } from 'react';
import { readFacets, type Facets } from './facets.ts';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface FacetsProps {
  /** Search with the filters to count for. */
  criteria: SearchCriteria;
  flow: Flow;
  position: Position | undefined;
  /** Whether requests are sent; false, e.g. while no panel is open (SE-141), also aborts the one in flight. */
  isEnabled: boolean;
  /** Milliseconds without a change before the next request is sent; the first is sent at once. @default 150 */
  debounceMs?: number;
}

/** Counts of the filters, and the status of their request. */
export interface FacetsState {
  /**
   * Filter values of the last response, which keep their counts while the next is loading. Undefined before the first
   * response; without counts after a failure.
   */
  facets: Facets | undefined;
  /** Whether a request is in flight. */
  isCounting: boolean;
  /** Why the last request failed. */
  error: unknown;
  /** Sends the request again after an error. */
  retry: () => void;
}

/**
 * Filter values of a search, with counts (SE-140, SE-141). A failure is reported, and returned as `error` (SE-148).
 */
export function useFacets({
  criteria,
  flow,
  position,
  isEnabled,
  debounceMs = 150,
}: FacetsProps): FacetsState {
  const { api, locale } = useSabadora();
  const request = toFacetsRequest({ criteria, flow, locale, position });
  const [hasCounted, setHasCounted] = useState(false);
  const { data, status, error, retry } = useQuery(
    isEnabled ? `facets ${requestKey(request)}` : null,
    (signal) => api.send(findFacets, request, { signal }),
    { keepPrevious: true, debounceMs: hasCounted ? debounceMs : 0 },
  );
  if (data && !hasCounted) setHasCounted(true);

  const hasFailed = status === 'error';
  const facets = useMemo(() => data && readFacets(data, !hasFailed), [data, hasFailed]);
  return { facets, isCounting: status === 'loading', error, retry };
}
