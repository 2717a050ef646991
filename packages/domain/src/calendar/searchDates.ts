import type { Flow } from '../search/flow.ts';
import type { StayDates } from './stay.ts';

/** Variations of the search-dates experiment (SE-046, SE-047). */
export type SearchDatesVariation = 'forced' | 'suggested';

/** What the Search button does: search, or open the calendar first (SE-045…SE-047, ALG-12). */
export function onSearch(search: {
  flow: Flow;
  dates: StayDates | null;
  /** Undefined when none is assigned. */
  variation?: SearchDatesVariation | undefined;
  isExplicitlyCleared: boolean;
}): 'search' | 'open-dates' {
  const { flow, dates, variation, isExplicitlyCleared } = search;
  if (flow !== 'booking' || dates !== null || variation === undefined) return 'search';
  return variation === 'suggested' && isExplicitlyCleared ? 'search' : 'open-dates';
}
