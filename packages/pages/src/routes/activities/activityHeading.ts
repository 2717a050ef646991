import {
  placeHeading,
  type HeadingKeys,
  type SearchedPlace,
} from '../../features/results/heading/placeHeading.ts';
import type { Everywhere } from '../../features/results/heading/trailOf.ts';
import type { KeyOf, Words } from '../../kit/words/messages.ts';
import type messages from './activityHeading.messages.json';

const KEYS: HeadingKeys<KeyOf<typeof messages>> = {
  everywhere: 'activities.title',
  in: 'activities.titleIn',
  nearby: 'activities.titleNearby',
  place: 'activities.titlePlace',
};

/** Heading of the results of a search for activities. */
export function activityHeading(place: SearchedPlace, words: Words<typeof messages>): string {
  return placeHeading(place, KEYS, words);
}

/** The search for all activities, at the start of the breadcrumb. */
export function everyActivity(words: Words<typeof messages>): Everywhere {
  return { label: activityHeading(undefined, words), href: '/activities?flow=activity', isStep: true };
}
