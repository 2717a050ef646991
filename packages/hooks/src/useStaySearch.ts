import {
  searchOffers,
  toOffersRequest,
  type HotelResult,
  type OffersAnswer,
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
  status: StaySearchStatus;
  /** Results of this page in order; empty unless `status` is 'exact'. */
  results: readonly HotelResult[];
  /** What was searched; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  error: unknown;
  /** Asks again after an error. */
  retry: () => void;
}

const NO_RESULTS: readonly HotelResult[] = [];

/** Names a search: two searches with the same key have the same results. */
export function staySearchKey(request: ReturnType<typeof toOffersRequest>): string {
  return JSON.stringify(request);
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
    const status = answer.searchDetails.totalCount > 0 ? 'exact' : 'none';
    return { status, results: answer.exactMatch, details: answer.searchDetails, error: undefined, retry };
  }
  const status = error === undefined ? 'loading' : 'error';
  return { status, results: NO_RESULTS, details: undefined, error, retry };
}
