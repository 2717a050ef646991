import type { AppliedFilter } from './appliedFilters.ts';
import { writeFilters } from '../criteria/criteria.ts';
import type { FilterCriteria, SearchCriteria } from '../criteria/criteria.ts';
import { NO_LISTS } from '../criteria/criteriaNames.ts';
import { FILTER_KEYS, panelKeys } from '../criteria/criteriaTable.ts';
import type { FilterKey } from '../criteria/criteriaTable.ts';
import type { HashPatch } from '../address/hash.ts';

/** Empty filters. */
export const NO_FILTERS: FilterCriteria = NO_LISTS;

/** Star options, in the order shown (SE-112). */
export const STAR_OPTIONS: readonly number[] = [5, 4, 3];
/** Minimum scores, in the order shown; 'All scores' means no minimum (SE-111, D-108). */
export const SCORE_OPTIONS: readonly number[] = [9, 8, 7];

/** The filters of the criteria, without other criteria. */
export function filtersOf(criteria: FilterCriteria): FilterCriteria {
  return withoutKeys(criteria, []);
}

/** The search with other filters, which replace all earlier ones. */
export function withFilters(criteria: SearchCriteria, filters: FilterCriteria): SearchCriteria {
  const rest = Object.entries(criteria).filter(([key]) => !FILTER_KEYS.some((filter) => filter === key));
  return { ...(Object.fromEntries(rest) as Omit<SearchCriteria, FilterKey>), ...filtersOf(filters) };
}

/** The filters without those in `keys`. */
export function withoutKeys(filters: FilterCriteria, keys: readonly FilterKey[]): FilterCriteria {
  const kept = FILTER_KEYS.filter((key) => filters[key] !== undefined && !keys.includes(key)).map((key) => [
    key,
    filters[key],
  ]);
  return { ...NO_FILTERS, ...(Object.fromEntries(kept) as Partial<FilterCriteria>) };
}

/** Hash patch of Reset and of 'Remove all filters'; also removes the page (SE-119, D-095). */
export function resetFilters(): HashPatch {
  return writeFilters(NO_FILTERS);
}

/** `list` without `value` if it contains it, else with it at the end (SE-120). */
export function toggleValue<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
}

/** The score after a pick; the same score again, or 'All scores' (undefined), removes it (SE-121). */
export function toggleScore(current: number | undefined, picked: number | undefined): number | undefined {
  return picked === current ? undefined : picked;
}

/** The filters without one applied value. */
export function withoutFilter(filters: FilterCriteria, applied: AppliedFilter): FilterCriteria {
  if (applied.key === 'price' || applied.key === 'distance')
    return withoutKeys(filters, panelKeys(applied.key));
  if (applied.key === 'hotelScore') return withoutKeys(filters, [applied.key]);
  const { key, value } = applied;
  const list: readonly (string | number)[] = filters[key];
  return { ...filters, [key]: list.filter((item) => item !== value) };
}

/** Whether two sets of filters are the same; the order within a list does not matter (SE-125, SE-141). */
export function sameFilters(a: FilterCriteria, b: FilterCriteria): boolean {
  return FILTER_KEYS.every((key) => canonical(a[key]) === canonical(b[key]));
}

/** Whether an option can be picked: it has results, its count is unknown, or it is already picked (SE-113). */
export function isOptionEnabled(count: number | undefined, isSelected: boolean): boolean {
  return isSelected || count !== 0;
}

/** Number in 'View {count} offers'; undefined for 'View offers' (SE-108, D-143). */
export function viewOffersCount(count: number | undefined): number | undefined {
  return count !== undefined && count > 0 ? count : undefined;
}

function canonical(value: FilterCriteria[FilterKey]): string {
  return Array.isArray(value) ? [...new Set(value.map(String))].sort().join(',') : String(value);
}
