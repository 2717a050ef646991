import { PANELS, type FilterCounts, type FilterCriteria, type Flow, type Panel } from '@sabadora/domain';
import type { Words } from '../../kit/words/messages.ts';
import { distanceText, priceText } from './filterText.ts';
import type filterTextMessages from './filterText.messages.json';

/** Filter groups for activities, which have no hotel of their own. */
const PANELS_OF_ACTIVITIES: readonly Panel[] = ['activities', 'price'];

/** Filter groups of a flow. */
export function panelsOf(flow: Flow): readonly Panel[] {
  return flow === 'activity' ? PANELS_OF_ACTIVITIES : PANELS;
}

/** The choice in a filter group as a number or a short text; 0 or '' when nothing is set (D-012). */
export function chosenIn(
  panel: Panel,
  counts: FilterCounts,
  { filters, flow, words }: { filters: FilterCriteria; flow: Flow; words: Words<typeof filterTextMessages> },
): number | string {
  switch (panel) {
    case 'activities':
      return counts.tags;
    case 'price':
      return counts.budget === 0 ? 0 : priceText(filters, flow, words);
    case 'distance':
      return counts.distance === 0 ? 0 : distanceText(filters, words);
    case 'facilities':
      return counts.facilities;
    case 'more':
      return counts.more;
  }
}
