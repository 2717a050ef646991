import {
  searchOffers,
  toOffersRequest,
  type HotelResult,
  type OffersAnswer,
  type PageModel,
  type SearchDetails,
} from '@sabadora/api';
import { PAGE_SIZE, type Flow, type SearchCriteria } from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useSabadora } from './SabadoraProvider.tsx';

/** A search and its answer, as a server that has searched already hands it to the page. */
export interface AnsweredSearch {
  key: string;
  answer: OffersAnswer;
}

export interface StaySearchProps {
  criteria: SearchCriteria;
  flow: Flow;
  /** Counted from 0. */
  page: number;
  /** Results on a page. @default 24 */
  limit?: number;
  /** False while the criteria are not known yet; nothing is asked then. @default true */
  isReady?: boolean;
  /** What the server found; used while its key is the search's own. */
  initial?: AnsweredSearch | undefined;
}

/** SE-195: loading, error, exact matches or none. */
export type StaySearchStatus = 'loading' | 'error' | 'exact' | 'none';

export interface StaySearch {
  /** Names the search. */
  key: string;
  status: StaySearchStatus;
  /** Results of this page in order; empty unless `status` is 'exact'. */
  results: readonly HotelResult[];
  /** What was searched; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  /** What stands beside the results; undefined while loading, after an error, and where the server sends none. */
  pageModel: PageModel | undefined;
  error: unknown;
  /** Asks again after an error. */
  retry: () => void;
}

const NO_RESULTS: readonly HotelResult[] = [];

/** Names a search: two searches with the same key have the same results, whatever the order in their lists (ALG-32). */
export function staySearchKey(request: ReturnType<typeof toOffersRequest>): string {
  return JSON.stringify(request, (_name, value: unknown) =>
    Array.isArray(value) ? [...new Set(value.map(String))].sort() : value,
  );
}

/** The results of a search. The answer to a search that is no longer the page's is never shown. */
export function useStaySearch({
  criteria,
  flow,
  page,
  limit = PAGE_SIZE,
  isReady = true,
  initial,
}: StaySearchProps): StaySearch {
  const { api, locale, onError } = useSabadora();
  const request = useMemo(
    () => toOffersRequest({ criteria, flow, page, limit, locale }),
    [criteria, flow, page, limit, locale],
  );
  const key = staySearchKey(request);
  const known = initial?.key === key ? initial.answer : undefined;
  const { data, error, mutate } = useSWR<OffersAnswer, unknown>(
    isReady || known ? ['stays', key] : null,
    () => api.send(searchOffers, request),
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
    const { exactMatch: results, searchDetails: details, pageModel } = answer;
    const status = details.totalCount > 0 ? 'exact' : 'none';
    return { key, status, results, details, pageModel, error: undefined, retry };
  }
  return {
    key,
    status: error === undefined ? 'loading' : 'error',
    results: NO_RESULTS,
    details: undefined,
    pageModel: undefined,
    error,
    retry,
  };
}
