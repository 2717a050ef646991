import type { Flow } from '../search/flow.ts';
import type { DraftDates } from './selection.ts';

/** Variations of the search-dates experiment (SE-046, SE-047). */
export type SearchDatesVariation = 'forced' | 'suggested';

/** What the Search button does: search, or ask for dates first (SE-045…SE-047, ALG-12). */
export function onSearch(search: {
  flow: Flow;
  dates: DraftDates;
  /** Undefined when none is assigned. */
  variation?: SearchDatesVariation | undefined;
  isExplicitlyCleared: boolean;
}): 'search' | 'open-dates' {
  const { flow, dates, variation, isExplicitlyCleared } = search;
  const hasDates = dates.checkin !== undefined && dates.checkout !== undefined;
  if (flow !== 'booking' || hasDates || variation === undefined) return 'search';
  return variation === 'suggested' && isExplicitlyCleared ? 'search' : 'open-dates';
}
