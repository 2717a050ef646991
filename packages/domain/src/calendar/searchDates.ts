import type { Flow } from '../search/flow.ts';
import type { StayDates } from './stay.ts';

/** Variations of the search-dates experiment (SE-046, SE-047). */
export type SearchDatesVariation = 'forced' | 'suggested';

/** Action of the Search button: search, or open the calendar first (SE-045…SE-047, ALG-12). */
export function onSearch(search: {
  flow: Flow;
  dates: StayDates | null;
  /** Undefined when the visitor has no variation. */
  variation?: SearchDatesVariation | undefined;
  isExplicitlyCleared: boolean;
}): 'search' | 'open-dates' {
  const { flow, dates, variation, isExplicitlyCleared } = search;
  if (flow !== 'booking' || dates !== null || variation === undefined) return 'search';
  return variation === 'suggested' && isExplicitlyCleared ? 'search' : 'open-dates';
}
