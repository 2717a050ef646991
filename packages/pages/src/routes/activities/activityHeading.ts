import {
  placeHeading,
  type HeadingKeys,
  type SearchedPlace,
} from '../../features/results/heading/placeHeading.ts';
import type { Words } from '../../kit/words/createWords.ts';

const KEYS: HeadingKeys = {
  everywhere: 'activities.title',
  in: 'activities.titleIn',
  nearby: 'activities.titleNearby',
  place: 'activities.titlePlace',
};

/** What the results of a search for activities are. */
export function activityHeading(place: SearchedPlace, words: Words): string {
  return placeHeading(place, KEYS, words);
}
