import {
  searchActivities,
  toActivitiesRequest,
  type ActivitiesAnswer,
  type ActivityCardData,
  type SearchDetails,
} from '@sabadora/api';
import { PAGE_SIZE, type SearchCriteria } from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useSabadora } from './SabadoraProvider.tsx';
import type { StaySearchStatus } from './useStaySearch.ts';

/** A search for activities and its answer, as a server that has searched already hands it to the page. */
export interface AnsweredActivities {
  key: string;
  answer: ActivitiesAnswer;
}

export interface ActivitySearchProps {
  criteria: SearchCriteria;
  /** Counted from 0. */
  page: number;
  /** Results on a page. @default 24 */
  limit?: number;
  /** False while the criteria are not known yet; nothing is asked then. @default true */
  isReady?: boolean;
  /** What the server found; used while its key is the search's own. */
  initial?: AnsweredActivities | undefined;
}

export interface ActivitySearch {
  /** Names the search. */
  key: string;
  status: StaySearchStatus;
  /** Activities of this page in order; empty unless `status` is 'exact'. */
  results: readonly ActivityCardData[];
  /** What was searched; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  error: unknown;
  /** Asks again after an error. */
  retry: () => void;
}

const NO_RESULTS: readonly ActivityCardData[] = [];

/** Names a search for activities: two searches with the same key have the same results. */
export function activitySearchKey(request: ReturnType<typeof toActivitiesRequest>): string {
  return JSON.stringify(request);
}

/** Activities that fit the criteria (SE-219). The answer to a search that is no longer the page's is never shown. */
export function useActivitySearch({
  criteria,
  page,
  limit = PAGE_SIZE,
  isReady = true,
  initial,
}: ActivitySearchProps): ActivitySearch {
  const { api, locale, onError } = useSabadora();
  const request = useMemo(
    () => toActivitiesRequest({ criteria, page, limit, locale }),
    [criteria, page, limit, locale],
  );
  const key = activitySearchKey(request);
  const known = initial?.key === key ? initial.answer : undefined;
  const { data, error, mutate } = useSWR<ActivitiesAnswer, unknown>(
    isReady || known ? ['activities', key] : null,
    () => api.send(searchActivities, request),
    {
      ...(known && { fallbackData: known }),
      revalidateOnMount: known === undefined,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onError,
    },
  );
  const retry = useCallback(() => void mutate(), [mutate]);

  const answer = data ?? known;
  if (answer !== undefined) {
    const { exactMatch: results, searchDetails: details } = answer;
    const status = details.totalCount > 0 ? 'exact' : 'none';
    return { key, status, results, details, error: undefined, retry };
  }
  const status = error === undefined ? 'loading' : 'error';
  return { key, status, results: NO_RESULTS, details: undefined, error, retry };
}
