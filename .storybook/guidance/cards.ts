import type { Guidance } from './Guidance.ts';

export const cards: Readonly<Record<string, Guidance>> = {
  OfferCard: {
    isFor: 'An offer among the results of a search, in one of six views.',
    insteadOf: [
      { when: 'A hotel rather than an offer', use: 'HotelCard' },
      { when: 'An activity outside a search', use: 'ActivityCard' },
      { when: 'A gift box', use: 'BoxCard' },
    ],
    anatomy: {
      Photos: 'a carousel that fetches the next one when it is near',
      Heart: 'above the link of the card',
      Name: 'the heading, and the one link that covers the card',
      Lines: 'place, stars, score, what it includes',
      Price: 'from, before, per night; heard as one phrase',
    },
    dos: [
      'Set `headingLevel` to one below the heading of the list.',
      'Set `isPriority` for the cards of the first screen alone.',
    ],
    donts: ['Do not wrap it in a link: it is one.', 'Do not work out a promotion here: give both prices.'],
  },
  ActivityCard: {
    isFor: 'An activity on a page or in a carousel.',
    insteadOf: [{ when: 'Results of a search for activities', use: 'OfferCard' }],
    anatomy: {
      Photos: 'a carousel',
      Name: 'the link',
      Lines: 'place, length, people, score',
      Price: 'of one person',
    },
    dos: ['Say for how many people the price is.'],
    donts: ['Do not mix it with offer cards in one row: their lines do not align.'],
  },
  HotelCard: {
    isFor: 'A hotel, such as one that is near.',
    insteadOf: [{ when: 'One of its offers', use: 'OfferCard' }],
    anatomy: {
      Picture: 'one',
      Name: 'the link',
      Lines: 'stars, place, distance, score',
      Price: 'the lowest',
    },
    dos: ['Use it in a CardCarousel: it has no carousel of its own that would fight over the finger.'],
    donts: ['Do not give it a price that no date has.'],
  },
  BoxCard: {
    isFor: 'A gift box in a list.',
    insteadOf: [{ when: 'A single stay as a gift', use: 'OfferCard' }],
    anatomy: {
      Picture: 'with the number of stays',
      Name: 'the link',
      Lines: 'what it includes',
      Price: 'before and now',
    },
    dos: ['Say how long it is valid.'],
    donts: ['Do not list more than four things that it includes.'],
  },
  PhotoCarousel: {
    isFor: 'The photos of a card, one at a time.',
    insteadOf: [
      { when: 'Photos at the top of a page', use: 'Gallery' },
      { when: 'Cards beside each other', use: 'CardCarousel' },
    ],
    anatomy: {
      Photo: 'one in view',
      Buttons: 'before and after, out of use at an end',
      Position: 'said when it changes',
    },
    dos: ['Describe what each photo shows, or give "" where the card says it all.'],
    donts: ['Do not move it by itself.'],
  },
  PriceTag: {
    isFor: 'A price in the visitor’s notation, with what it was before and what a night costs.',
    insteadOf: [{ when: 'Lines that add up', use: 'PriceBreakdown' }],
    anatomy: {
      From: 'where it is the lowest of several',
      Before: 'struck through',
      Price: 'whole cents',
      Note: 'for whom',
    },
    dos: ['Give whole cents, as the server worked them out.'],
    donts: ['Do not format money yourself: signs and spaces differ from market to market.'],
  },
  WishlistHeart: {
    isFor: 'Saving an item, and taking it off again.',
    insteadOf: [{ when: 'A setting', use: 'Switch' }],
    anatomy: { Heart: 'a toggle button that says what it saves' },
    dos: ['Render it after mount: what is saved is known in the browser alone.'],
    donts: ['Do not ask for an account first.'],
  },
  UrgencyBadges: {
    isFor: 'One or two true reasons to decide, e.g. how many rooms are left.',
    insteadOf: [{ when: 'How much a promotion takes off', use: 'PromoBadge' }],
    anatomy: { Message: 'stands still, or takes turns with a second one' },
    dos: ['Take the numbers from the stock that is sold.'],
    donts: ['Do not make up a hurry.'],
  },
};
