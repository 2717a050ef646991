import { boxOffers, type BoxOffers, type HotelResult } from '@sabadora/api';
import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Hotels on a page of a box's stays (PR-099, PR-103). */
const PAGE_SIZE = 8;

export interface BoxStaysProps {
  /** Code of the box, in either format. */
  code: string;
  /** The first page, loaded by the server; requested when missing. */
  initial?: BoxOffers | undefined;
}

/** Stays of a box, page after page, and the status of the last request. */
export interface BoxStays {
  status: 'loading' | 'error' | 'loaded';
  /** Stays of all pages so far, one per hotel. */
  stays: readonly HotelResult[];
  /** Number of hotels; undefined until the first page has arrived. */
  totalCount: number | undefined;
  /** Loads the next page; does nothing while one is loading, after an error, and after an empty page (PR-095). */
  loadMore: () => void;
  /** Sends the last request again after an error. */
  retry: () => void;
}

interface Pages {
  /** Key of the box. */
  key: string;
  stays: readonly HotelResult[];
  totalCount: number | undefined;
  /** The next page, counted from 0. */
  page: number;
  /** Whether that page was requested. */
  isWanted: boolean;
  /** Whether the last page was empty. */
  isAtEnd: boolean;
}

/**
 * Stays that a gift box can be spent on, loaded page by page (PR-088, PR-095).
 *
 * A failed request is the status "error" and is reported to the provider's `onError`; `retry` sends it again. The
 * stays loaded so far are kept.
 */
export function useBoxOffers({ code, initial }: BoxStaysProps): BoxStays {
  const { api, locale } = useSabadora();
  const key = `box-offers ${code} ${locale}`;
  const [known, setKnown] = useState<Pages>(() => startOf(key, initial));
  const pages = known.key === key ? known : startOf(key, undefined);
  const { page, isWanted, isAtEnd } = pages;
  const pageKey = isWanted && !isAtEnd ? `${key} ${page}` : null;
  const { data, status, retry } = useQuery(pageKey, (signal) =>
    api.send(boxOffers, { code, locale, page, limit: PAGE_SIZE, performMapSearch: false }, { signal }),
  );
  const shown = useMemo(
    () => (data === undefined || pageKey === null ? pages : withPage(pages, data)),
    [pages, data, pageKey],
  );
  if (shown !== known) setKnown(shown);
  return {
    status: pageKey === null || data !== undefined ? 'loaded' : status === 'error' ? status : 'loading',
    stays: shown.stays,
    totalCount: shown.totalCount,
    loadMore: useCallback(
      () => setKnown((last) => (last.isWanted || last.isAtEnd ? last : { ...last, isWanted: true })),
      [],
    ),
    retry,
  };
}

const startOf = (key: string, initial: BoxOffers | undefined): Pages =>
  initial
    ? withPage({ ...EMPTY, key }, initial)
    : // Without a first page no end of the list can scroll into view, so this requests the first page.
      { ...EMPTY, key, isWanted: true };

const EMPTY = { stays: [], totalCount: undefined, page: 0, isWanted: false, isAtEnd: false } as const;

function withPage(pages: Pages, { exactMatch, searchDetails }: BoxOffers): Pages {
  return {
    ...pages,
    stays: [...pages.stays, ...exactMatch],
    totalCount: searchDetails.totalCount,
    page: pages.page + 1,
    isWanted: false,
    isAtEnd: exactMatch.length === 0,
  };
}
