import { useEffect } from 'react';
import { clampPage, PAGE_SIZE, pageCount, pageLegend, pageNumbers, showsPagination } from '@sabadora/domain';

export interface PaginationProps {
  /** Counted from 0. */
  page: number;
  /** Results in all. */
  total: number;
  /** Results on a page. @default 24 */
  size?: number;
  /** Called with the last page when `page` lies beyond it, so that the address can be mended (ALG-17). */
  onBeyondEnd?: (lastPage: number) => void;
}

/** The pages of a list of results. */
export interface Pagination {
  /** False when everything fits on one page (SE-244). */
  isShown: boolean;
  /** The page shown, counted from 1, held to those that exist. */
  current: number;
  /** How many pages there are. */
  count: number;
  /** Page numbers with their gaps (SE-246, SE-247). */
  items: (number | 'gap')[];
  /** For '{from} - {to} results of {total}' (SE-245). */
  legend: { from: number; to: number; total: number };
}

/**
 * What a pager shows of a list of results: its numbers, counted from 1 and with gaps, and which results stand on the
 * page.
 *
 * It changes no address: give links the addresses of `useSearchAddress`'s `pageHref`.
 */
export function usePagination({ page, total, size = PAGE_SIZE, onBeyondEnd }: PaginationProps): Pagination {
  const shown = clampPage(page, total, size);
  const count = pageCount(total, size);

  useEffect(() => {
    if (total > 0 && shown !== page) onBeyondEnd?.(shown);
  }, [total, shown, page, onBeyondEnd]);

  return {
    isShown: showsPagination(total, size),
    current: shown + 1,
    count,
    items: pageNumbers(shown + 1, count),
    legend: pageLegend(shown, total, size),
  };
}
