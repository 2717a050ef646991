import type { SearchDetails } from '@sabadora/api';
import type { SearchAddressState, StaySearchStatus } from '@sabadora/hooks';
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { prepareRows } from './rows/lateRows.tsx';
import { useKept } from './useKept.ts';

/** Response to a search for stays or activities. */
export interface SearchResponse {
  /** Identifies the list of results; another list has another key. */
  key: string;
  status: StaySearchStatus;
  details: SearchDetails | undefined;
  /** Repeats the request after an error. */
  retry: () => void;
}

/** State that the parts of a page of results share. */
export interface Results {
  search: SearchAddressState;
  response: SearchResponse;
  isLoading: boolean;
  /** Whether the search of the whole address has its response, with results or without. */
  isSettled: boolean;
  /** Whether it is settled and its results are in the document; their code is loaded after the page's. */
  isShown: boolean;
  /** The rows of results must call it once they are rendered. */
  onRowsReady: () => void;
  /**
   * Details of the results, or of the previous ones while the next load; undefined before the first response and
   * after an error.
   */
  details: SearchDetails | undefined;
  /** Ref of the results' heading. */
  headRef: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the heading; call it before the focused control disappears. */
  focusHead: () => void;
}

/**
 * State of a page of results: whether it is loading, whether it is settled, and whether its rows are in the document.
 */
export function useResults(search: SearchAddressState, response: SearchResponse): Results {
  const headRef = useRef<HTMLHeadingElement>(null);
  const focusHead = useCallback(() => headRef.current?.focus({ preventScroll: true }), []);
  const isLoading = response.status === 'loading';
  // Results of the server are not kept: they do not belong to an earlier search of the visitor.
  const details = useKept(response.details, { isLoading, isKept: search.isReady });
  const isSettled = search.isReady && (response.status === 'exact' || response.status === 'none');
  useEffect(prepareRows, []);
  const [areRowsReady, setRowsReady] = useState(false);
  // In a transition: any other update would hydrate at once all parts that are not hydrated yet.
  const onRowsReady = useCallback(() => startTransition(() => setRowsReady(true)), []);
  const isShown = isSettled && (areRowsReady || response.status === 'none');
  return { search, response, isLoading, isSettled, isShown, onRowsReady, details, headRef, focusHead };
}
