import { useEffect } from 'react';
import { clampPage, PAGE_SIZE, pageCount, pageLegend, pageNumbers, showsPagination } from '@sabadora/domain';

export interface PaginationProps {
  /** Page, counted from 0. */
  page: number;
  /** Number of results. */
  total: number;
  /** Results per page. @default 24 */
  size?: number;
  /** Called with the last page when `page` lies beyond it, so that the address can be corrected (ALG-17). */
  onBeyondEnd?: (lastPage: number) => void;
}

/** The pages of a list of results. */
export interface Pagination {
  /** False when all results fit on one page (SE-244). */
  isShown: boolean;
  /** The shown page, counted from 1 and limited to existing pages. */
  current: number;
  /** Number of pages. */
  count: number;
  /** Page numbers, with gaps (SE-246, SE-247). */
  items: (number | 'gap')[];
  /** Values for '{from} - {to} results of {total}' (SE-245). */
  legend: { from: number; to: number; total: number };
}

/**
 * Content of a pager: page numbers, counted from 1 and with gaps, and the range of results on the page.
 *
 * Does not change the address: use `pageHref` of `useSearchAddress` for the links.
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
