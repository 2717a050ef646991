import type { SearchDetails } from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';

/** Status of a search: loading, error, exact matches, or none (SE-195). */
export type StaySearchStatus = 'loading' | 'error' | 'exact' | 'none';

/** The response to a search, with the key of its request. */
export interface Loaded<Data> {
  key: string;
  data: Data;
}

/** A page of a search for stays or activities. */
export interface PagedSearchProps<Data> {
  criteria: SearchCriteria;
  /** Page, counted from 0. */
  page: number;
  /** Results per page. @default 24 */
  limit?: number;
  /** Whether the criteria are known; no request is sent before. @default true */
  isReady?: boolean;
  /** Response that the server has loaded; used while its key is that of the search. */
  initial?: Loaded<Data> | undefined;
}

/** Status of a search, and one page of its results. */
export interface PagedSearch<Result> {
  /** Key of the search. */
  key: string;
  status: StaySearchStatus;
  /** Results of this page, in order; empty unless `status` is 'exact'. */
  results: readonly Result[];
  /** What was searched; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  error: unknown;
  /** Sends the request again after an error. */
  retry: () => void;
}

interface SearchQuery<Data> {
  /** Prefix of the query's key, different for each kind of search. */
  kind: string;
  request: object;
  /** Sends the search's request. */
  fetch: (signal: AbortSignal) => Promise<Data>;
}

interface SearchResponse<Result> {
  exactMatch: readonly Result[];
  searchDetails: SearchDetails;
}

const NO_RESULTS: readonly never[] = [];

/** A page of results of any kind of search. Late responses to an earlier search are dropped. */
export function usePagedSearch<Result, Data extends SearchResponse<Result>>(
  { isReady = true, initial }: Pick<PagedSearchProps<Data>, 'isReady' | 'initial'>,
  { kind, request, fetch }: SearchQuery<Data>,
): PagedSearch<Result> & { data: Data | undefined } {
  const key = requestKey(request);
  const loaded = initial?.key === key ? initial.data : undefined;
  const { data, status, error, retry } = useQuery(isReady || loaded ? `${kind} ${key}` : null, fetch, {
    initialData: loaded,
  });
  return {
    key,
    status: data
      ? data.searchDetails.totalCount > 0
        ? 'exact'
        : 'none'
      : status === 'error'
        ? status
        : 'loading',
    results: data?.exactMatch ?? NO_RESULTS,
    details: data?.searchDetails,
    error,
    retry,
    data,
  };
}
