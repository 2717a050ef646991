/** Number of results per page (SE-244, D-060). */
export const PAGE_SIZE = 24;
/** Number of page numbers in a pager; up to this number of pages, all are listed (SE-246). */
export const PAGE_NUMBERS = 9;

/** Number of pages for `total` results. */
export function pageCount(total: number, size: number = PAGE_SIZE): number {
  return Math.ceil(total / size);
}

/** Whether there is more than one page (SE-244). */
export function showsPagination(total: number, size: number = PAGE_SIZE): boolean {
  return total > size;
}

/** `page` (from 0) limited to existing pages; the first one when it is negative or not whole (ALG-17). */
export function clampPage(page: number, total: number, size: number = PAGE_SIZE): number {
  if (!Number.isInteger(page) || page < 0) return 0;
  return Math.min(page, Math.max(0, pageCount(total, size) - 1));
}

/** First and last result of a page (from 0), counted from 1: '{from} - {to} results of {total}' (SE-245). */
export function pageLegend(
  page: number,
  total: number,
  size: number = PAGE_SIZE,
): { from: number; to: number; total: number } {
  return { from: Math.min(total, page * size + 1), to: Math.min(total, (page + 1) * size), total };
}

/**
 * Page numbers of a pager, ascending, with `'gap'` where numbers are left out (SE-246, SE-247, ALG-17). Up to 9 pages
 * all of them, otherwise always nine: the ends, the neighbours, tens and hundreds.
 *
 * @param current the shown page, counted from 1
 * @param count number of pages
 */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  if (count <= PAGE_NUMBERS) return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  const page = Math.min(Math.max(1, current), count);
  const numbers = new Set<number>();
  const add = (number: number) => {
    if (number >= 1 && number <= count && numbers.size < PAGE_NUMBERS) numbers.add(number);
  };
  for (const number of [1, count, page - 1, page, page + 1]) add(number);
  for (const step of [10, 100]) {
    add((Math.ceil((page - 1) / step) - 1) * step); // the largest multiple below page − 1
    add((Math.floor((page + 1) / step) + 1) * step); // the smallest multiple above page + 1
  }
  for (let distance = 2; numbers.size < PAGE_NUMBERS; distance += 1) {
    add(page + distance);
    add(page - distance);
  }
  const ascending = [...numbers].sort((a, b) => a - b);
  return ascending.flatMap((number, index) =>
    index > 0 && number - (ascending[index - 1] ?? number) > 1 ? ['gap' as const, number] : [number],
  );
}
