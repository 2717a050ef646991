import type { FilterCriteria } from '../criteria/criteria.ts';
import { isListFilter, panelKeys, PANELS } from '../criteria/criteriaTable.ts';
import type { ListFilter, Panel } from '../criteria/criteriaTable.ts';
import { hasDistance } from './distanceFilter.ts';
import type { Flow } from '../search/flow.ts';
import { hasBudget } from './priceFilter.ts';

/** One applied filter value, which can be removed on its own. */
export type AppliedFilter =
  | { key: ListFilter; value: string | number }
  | { key: 'hotelScore'; value: number }
  | { key: 'price' }
  | { key: 'distance' };

/** Numbers of applied filters (SE-126, SE-127, D-012, ALG-4). */
export interface FilterCounts {
  /** Badge of 'More filters' on desktop: types, environments, styles, stars and score. */
  more: number;
  tags: number;
  facilities: number;
  budget: 0 | 1;
  distance: 0 | 1;
  /** Badge of the mobile Filter button, and every other total. */
  total: number;
}

/** Counts the filters of a search; duplicates in a list count once. */
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

/** Each counted filter value, in the order of the panels; removing one removes exactly that value (ALG-4). */
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

/** Filter values of one panel. */
function appliedIn(panel: Panel, filters: FilterCriteria): AppliedFilter[] {
  return panelKeys(panel).flatMap((key): AppliedFilter[] => {
    if (isListFilter(key))
      return [...new Set<string | number>(filters[key])].map((value) => ({ key, value }));
    const value = filters[key];
    return key === 'hotelScore' && value ? [{ key, value }] : [];
  });
}
