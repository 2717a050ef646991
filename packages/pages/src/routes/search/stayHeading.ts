import type { Flow } from '@sabadora/domain';
import {
  placeHeading,
  type HeadingKeys,
  type SearchedPlace,
} from '../../features/results/heading/placeHeading.ts';
import type { Words } from '../../kit/words/createWords.ts';

const BOOKING: HeadingKeys = {
  everywhere: 'search.titleBooking',
  in: 'search.titleIn',
  nearby: 'search.titleNearby',
  place: 'search.titlePlace',
};
const GIFTING: HeadingKeys = {
  everywhere: 'search.titleGifting',
  in: 'search.titleGiftingIn',
  nearby: 'search.titleGiftingNearby',
  place: 'search.titleGiftingPlace',
};

/** What the results of a search for stays are, to book or to give. */
export function stayHeading(flow: Flow, place: SearchedPlace, words: Words): string {
  return placeHeading(place, flow === 'gifting' ? GIFTING : BOOKING, words);
}
