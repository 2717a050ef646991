import type { SearchDetails } from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';

/** SE-195: loading, error, exact matches or none. */
export type StaySearchStatus = 'loading' | 'error' | 'exact' | 'none';

/** A search by its key, and its answer. */
export interface Answered<Answer> {
  key: string;
  answer: Answer;
}

/** What the page says of a search, of whatever it is. */
export interface PagedSearchProps<Answer> {
  criteria: SearchCriteria;
  /** Counted from 0. */
  page: number;
  /** Results on a page. @default 24 */
  limit?: number;
  /** False while the criteria are not known yet; nothing is asked then. @default true */
  isReady?: boolean;
  /** What the server found; used while its key is the search's own. */
  initial?: Answered<Answer> | undefined;
}

/** What the page is told of a search, of whatever it is. */
export interface PagedSearch<Result> {
  /** Names the search. */
  key: string;
  status: StaySearchStatus;
  /** Those of this page in order; empty unless `status` is 'exact'. */
  results: readonly Result[];
  /** What was searched; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  error: unknown;
  /** Asks again after an error. */
  retry: () => void;
}

interface Question<Answer> {
  /** Tells the answers of this kind of search from those of others. */
  kind: string;
  request: object;
  /** Sends `request`. */
  ask: (signal: AbortSignal) => Promise<Answer>;
}

interface FoundAnswer<Result> {
  exactMatch: readonly Result[];
  searchDetails: SearchDetails;
}

const NO_RESULTS: readonly never[] = [];

/** A page of results of any kind of search. The answer to a search that is no longer the page's is never shown. */
export function useSearchAnswer<Result, Answer extends FoundAnswer<Result>>(
  { isReady = true, initial }: Pick<PagedSearchProps<Answer>, 'isReady' | 'initial'>,
  { kind, request, ask }: Question<Answer>,
): PagedSearch<Result> & { answer: Answer | undefined } {
  const key = requestKey(request);
  const known = initial?.key === key ? initial.answer : undefined;
  const { data, status, error, retry } = useQuery(isReady || known ? `${kind} ${key}` : null, ask, {
    initialData: known,
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
    answer: data,
  };
}
