import type { SearchDetails } from '@sabadora/api';
import type { SearchAddressState, StaySearchStatus } from '@sabadora/hooks';
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { prepareRows } from './rows/lateRows.tsx';
import { useKept } from './useKept.ts';

/** The response to a search, of stays or of activities. */
export interface SearchResponse {
  /** Names the list of results; another list has another key. */
  key: string;
  status: StaySearchStatus;
  details: SearchDetails | undefined;
  /** Retries after an error. */
  retry: () => void;
}

/** What the parts of a page of results work with. */
export interface Results {
  search: SearchAddressState;
  response: SearchResponse;
  isLoading: boolean;
  /** The search of the whole address has its response, with results or without. */
  isSettled: boolean;
  /** It is settled, and its results are in the document: their code comes after the page's. */
  isShown: boolean;
  /** To be called by the rows of results. */
  onRowsReady: () => void;
  /** Of the results, or of the previous ones while the next load; undefined before the first and after an error. */
  details: SearchDetails | undefined;
  /** Of the head of the results. */
  headRef: RefObject<HTMLHeadingElement | null>;
  /** Gives it the focus, when what was pressed goes away. */
  focusHead: () => void;
}

/** The state of a page of results: what is loading, what is settled, and whether its rows are in the document. */
export function useResults(search: SearchAddressState, response: SearchResponse): Results {
  const headRef = useRef<HTMLHeadingElement>(null);
  const focusHead = useCallback(() => headRef.current?.focus({ preventScroll: true }), []);
  const isLoading = response.status === 'loading';
  // What the server found is not of the search before: there was none.
  const details = useKept(response.details, { isLoading, isKept: search.isReady });
  const isSettled = search.isReady && (response.status === 'exact' || response.status === 'none');
  useEffect(prepareRows, []);
  const [areRowsReady, setRowsReady] = useState(false);
  // Parts that are not hydrated yet would be, all at once, for an update that is not in a transition.
  const onRowsReady = useCallback(() => startTransition(() => setRowsReady(true)), []);
  const isShown = isSettled && (areRowsReady || response.status === 'none');
  return { search, response, isLoading, isSettled, isShown, onRowsReady, details, headRef, focusHead };
}
