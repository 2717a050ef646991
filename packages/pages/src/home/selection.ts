import { readCriteria, type Now, type SearchCriteria } from '@sabadora/domain';

/** Stays on the home page: a first row, then two more. */
export const SELECTION_SIZE = 9;
export const FIRST_ROW = 3;

/** The search behind the home page's stays: everywhere, nothing chosen. */
export function selectionCriteria(now: Now): SearchCriteria {
  return readCriteria({}, now);
}
