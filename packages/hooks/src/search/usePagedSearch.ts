import type { SearchDetails } from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';

/** SE-195: loading, error, exact matches or none. */
export type StaySearchStatus = 'loading' | 'error' | 'exact' | 'none';

/** The response to a search, with the key of its request. */
export interface Loaded<Data> {
  key: string;
  data: Data;
}

/** A page of a search, for stays or for activities. */
export interface PagedSearchProps<Data> {
  criteria: SearchCriteria;
  /** Counted from 0. */
  page: number;
  /** Results on a page. @default 24 */
  limit?: number;
  /** False while the criteria are unknown: no request is sent then. @default true */
  isReady?: boolean;
  /** The response that the server has loaded; used while its key is that of the search. */
  initial?: Loaded<Data> | undefined;
}

/** The state of a search and a page of its results. */
export interface PagedSearch<Result> {
  /** Names the search. */
  key: string;
  status: StaySearchStatus;
  /** Those of this page in order; empty unless `status` is 'exact'. */
  results: readonly Result[];
  /** What was searched; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  error: unknown;
  /** Sends the request again after an error. */
  retry: () => void;
}

interface SearchQuery<Data> {
  /** Prefix of the query's key, one for each kind of search. */
  kind: string;
  request: object;
  /** Sends `request`. */
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
