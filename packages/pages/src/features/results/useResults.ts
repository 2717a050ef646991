import type { SearchDetails } from '@sabadora/api';
import type { SearchAddressState, StaySearchStatus } from '@sabadora/hooks';
import { useCallback, useRef, type RefObject } from 'react';
import { useKept } from './useKept.ts';

/** The answer to a search, of stays or of activities. */
export interface AnswerOfSearch {
  /** Names the list of results; another list has another key. */
  key: string;
  status: StaySearchStatus;
  details: SearchDetails | undefined;
  /** Asks again after an error. */
  retry: () => void;
}

/** What the parts of a page of results work with. */
export interface Results {
  search: SearchAddressState;
  answer: AnswerOfSearch;
  isLoading: boolean;
  /** The search of the whole address was answered, with results or without. */
  isSettled: boolean;
  /** Of the results, or of those before while the next are on their way; undefined before the first and after an error. */
  details: SearchDetails | undefined;
  /** Of the head of the results. */
  headRef: RefObject<HTMLHeadingElement | null>;
  /** Gives it the focus, when what was pressed goes away. */
  focusHead: () => void;
}

export function useResults(search: SearchAddressState, answer: AnswerOfSearch): Results {
  const headRef = useRef<HTMLHeadingElement>(null);
  const focusHead = useCallback(() => headRef.current?.focus({ preventScroll: true }), []);
  const isLoading = answer.status === 'loading';
  // What the server found is not of the search before: there was none.
  const details = useKept(answer.details, { isLoading, isKept: search.isReady });
  const isSettled = search.isReady && (answer.status === 'exact' || answer.status === 'none');
  return { search, answer, isLoading, isSettled, details, headRef, focusHead };
}
