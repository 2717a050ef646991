import type { Flow } from '@sabadora/domain';
import {
  placeHeading,
  type HeadingKeys,
  type SearchedPlace,
} from '../../features/results/heading/placeHeading.ts';
import type { Everywhere } from '../../features/results/heading/trailOf.ts';
import type { KeyOf, Words } from '../../kit/words/messages.ts';
import type messages from './stayHeading.messages.json';

const BOOKING: HeadingKeys<KeyOf<typeof messages>> = {
  everywhere: 'search.titleBooking',
  in: 'search.titleIn',
  nearby: 'search.titleNearby',
  place: 'search.titlePlace',
};
const GIFTING: HeadingKeys<KeyOf<typeof messages>> = {
  everywhere: 'search.titleGifting',
  in: 'search.titleGiftingIn',
  nearby: 'search.titleGiftingNearby',
  place: 'search.titleGiftingPlace',
};

/** Heading of the results of a search for stays, to book or to give. */
export function stayHeading(flow: Flow, place: SearchedPlace, words: Words<typeof messages>): string {
  return placeHeading(place, flow === 'gifting' ? GIFTING : BOOKING, words);
}

/** The search for all stays of a flow, at the start of the breadcrumb. */
export function everyStay(flow: Flow, words: Words<typeof messages>): Everywhere {
  return {
    label: stayHeading(flow, undefined, words),
    href: `/search?flow=${flow}`,
    // Booking starts at the home page, which is in the breadcrumb already.
    isStep: flow === 'gifting',
  };
}
