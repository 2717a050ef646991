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

/** The response to a search for activities that the server has sent already, as it hands it to the page. */
export type LoadedActivities = Loaded<ActivitiesResponse>;

/** A page of a search for activities, and the response that the server has loaded already. */
export type ActivitySearchProps = PagedSearchProps<ActivitiesResponse>;

/** The results of an activity search, and the way to the next page. */
export type ActivitySearch = PagedSearch<ActivityCardData>;

/** Names a search for activities: two searches with the same key have the same results. */
export const activitySearchKey: (request: ReturnType<typeof toActivitiesRequest>) => string = requestKey;

/**
 * A page of the activities that fit the criteria (SE-219), in the server's order; prices are whole cents by number of
 * adults.
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
