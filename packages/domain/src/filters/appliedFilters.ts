import type { FilterCriteria } from '../criteria/criteria.ts';
import { isListFilter, panelKeys, PANELS } from '../criteria/criteriaTable.ts';
import type { ListFilter, Panel } from '../criteria/criteriaTable.ts';
import { hasDistance } from './distanceFilter.ts';
import type { Flow } from '../search/flow.ts';
import { hasBudget } from './priceFilter.ts';

/** One applied filter value, which can be removed by itself. */
export type AppliedFilter =
  | { key: ListFilter; value: string | number }
  | { key: 'hotelScore'; value: number }
  | { key: 'price' }
  | { key: 'distance' };

/** How many filters are set (SE-126, SE-127, D-012, ALG-4). */
export interface FilterCounts {
  /** Badge of 'More filters' on desktop: types, environments, styles, stars, score. */
  more: number;
  tags: number;
  facilities: number;
  budget: 0 | 1;
  distance: 0 | 1;
  /** Badge of the mobile Filter button, and any other total. */
  total: number;
}

/** Counts the filters of a search; a list's duplicates count once. */
export function countFilters(
  filters: FilterCriteria,
  { flow, hasCity }: { flow: Flow; hasCity: boolean },
): FilterCounts {
  const countIn = (panel: Panel) => appliedIn(panel, filters).length;
  const more = countIn('more');
  const tags = countIn('activities');
  const facilities = countIn('facilities');
  const budget = hasBudget(filters, flow) ? 1 : 0;
  const distance = hasDistance(filters, hasCity) ? 1 : 0;
  return { more, tags, facilities, budget, distance, total: more + tags + facilities + budget + distance };
}

/** What is counted, one by one, in the order of the panels; each takes away exactly its own (ALG-4). */
export function appliedFilters(
  filters: FilterCriteria,
  { flow, hasCity }: { flow: Flow; hasCity: boolean },
): AppliedFilter[] {
  return PANELS.flatMap((panel): AppliedFilter[] => {
    if (panel === 'price') return hasBudget(filters, flow) ? [{ key: 'price' }] : [];
    if (panel === 'distance') return hasDistance(filters, hasCity) ? [{ key: 'distance' }] : [];
    return appliedIn(panel, filters);
  });
}

/** What is set in a panel of values, one by one. */
function appliedIn(panel: Panel, filters: FilterCriteria): AppliedFilter[] {
  return panelKeys(panel).flatMap((key): AppliedFilter[] => {
    if (isListFilter(key))
      return [...new Set<string | number>(filters[key])].map((value) => ({ key, value }));
    const value = filters[key];
    return key === 'hotelScore' && value ? [{ key, value }] : [];
  });
}
