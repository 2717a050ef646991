import { ROW_ENDS } from './inlineBlocks.ts';

/** A row of results between two full-width blocks. */
export interface ResultRow<Item> {
  items: readonly Item[];
  /** Number of results before this row on the page. */
  start: number;
}

/** Splits results into rows: three, up to the ninth, the rest (SE-167). Rows without results are left out. */
export function rowsOf<Item>(items: readonly Item[]): ResultRow<Item>[] {
  const starts = [0, ...ROW_ENDS];
  return starts
    .map((start, at) => ({ start, items: items.slice(start, starts[at + 1]) }))
    .filter((row) => row.items.length > 0);
}
