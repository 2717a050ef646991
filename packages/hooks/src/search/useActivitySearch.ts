import {
  searchActivities,
  toActivitiesRequest,
  type ActivitiesAnswer,
  type ActivityCardData,
} from '@sabadora/api';
import { PAGE_SIZE } from '@sabadora/domain';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import {
  useSearchAnswer,
  type Answered,
  type PagedSearch,
  type PagedSearchProps,
} from './useSearchAnswer.ts';

/** A search for activities and its answer, as a server that has searched already hands it to the page. */
export type AnsweredActivities = Answered<ActivitiesAnswer>;

export type ActivitySearchProps = PagedSearchProps<ActivitiesAnswer>;

export type ActivitySearch = PagedSearch<ActivityCardData>;

/** Names a search for activities: two searches with the same key have the same results. */
export const activitySearchKey: (request: ReturnType<typeof toActivitiesRequest>) => string = requestKey;

/** Activities that fit the criteria (SE-219). The answer to a search that is no longer the page's is never shown. */
export function useActivitySearch(props: ActivitySearchProps): ActivitySearch {
  const { criteria, page, limit = PAGE_SIZE } = props;
  const { api, locale } = useSabadora();
  const request = toActivitiesRequest({ criteria, page, limit, locale });
  const { answer: _, ...search } = useSearchAnswer<ActivityCardData, ActivitiesAnswer>(props, {
    kind: 'activities',
    request,
    ask: (signal) => api.send(searchActivities, request, { signal }),
  });
  return search;
}
