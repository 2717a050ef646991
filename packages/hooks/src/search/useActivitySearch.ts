import {
  searchActivities,
  toActivitiesRequest,
  type ActivitiesResponse,
  type ActivityCardData,
} from '@sabadora/api';
import { PAGE_SIZE } from '@sabadora/domain';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { usePagedSearch, type Loaded, type PagedSearch, type PagedSearchProps } from './usePagedSearch.ts';

/** Response to an activity search that the server has already loaded. */
export type LoadedActivities = Loaded<ActivitiesResponse>;

/** Options of `useActivitySearch`: the page of the search, and the response that the server has already loaded. */
export type ActivitySearchProps = PagedSearchProps<ActivitiesResponse>;

/** Results of an activity search, and their status. */
export type ActivitySearch = PagedSearch<ActivityCardData>;

/** Key of an activity search: searches with the same key have the same results. */
export const activitySearchKey: (request: ReturnType<typeof toActivitiesRequest>) => string = requestKey;

/**
 * One page of the activities that fit the criteria (SE-219), in the server's order. Prices are whole cents by number
 * of adults.
 *
 * Late responses to an earlier search are dropped. A failed request is the status "error" and is reported to the
 * provider's `onError`; `retry` sends it again.
 */
export function useActivitySearch(props: ActivitySearchProps): ActivitySearch {
  const { criteria, page, limit = PAGE_SIZE } = props;
  const { api, locale } = useSabadora();
  const request = toActivitiesRequest({ criteria, page, limit, locale });
  const { data: _, ...search } = usePagedSearch<ActivityCardData, ActivitiesResponse>(props, {
    kind: 'activities',
    request,
    fetch: (signal) => api.send(searchActivities, request, { signal }),
  });
  return search;
}
