import { ROW_ENDS } from './inlineBlocks.ts';

/** The results between two blocks that span the whole width. */
export interface ResultRow<Item> {
  items: readonly Item[];
  /** Results before this row on the page. */
  start: number;
}

/** Results as rows: three, up to the ninth, the rest (SE-167); rows without results are left out. */
export function rowsOf<Item>(items: readonly Item[]): ResultRow<Item>[] {
  const starts = [0, ...ROW_ENDS];
  return starts
    .map((start, at) => ({ start, items: items.slice(start, starts[at + 1]) }))
    .filter((row) => row.items.length > 0);
}
