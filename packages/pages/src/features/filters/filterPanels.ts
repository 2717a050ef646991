import { PANELS, type FilterCounts, type FilterCriteria, type Flow, type Panel } from '@sabadora/domain';
import type { Words } from '../../kit/words/messages.ts';
import { distanceText, priceText } from './filterText.ts';
import type filterTextMessages from './filterText.messages.json';

/** What an activity can be filtered by: it has no hotel of its own. */
const PANELS_OF_ACTIVITIES: readonly Panel[] = ['activities', 'price'];

/** The groups that a flow has. */
export function panelsOf(flow: Flow): readonly Panel[] {
  return flow === 'activity' ? PANELS_OF_ACTIVITIES : PANELS;
}

/** What is set in a group: how many, or in a few words; 0 and '' are nothing (D-012). */
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
