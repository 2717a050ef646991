import type { Guidance } from './Guidance.ts';

export const cards: Readonly<Record<string, Guidance>> = {
  OfferCard: {
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
    anatomy: {
      Photos: 'a carousel',
      Name: 'the link',
      Lines: 'place, length, people, score',
      Price: 'of one person',
    },
    dos: ['Give the price of one person: the card says that it is.'],
    donts: ['Do not mix it with offer cards in one row: their lines do not align.'],
  },
  HotelCard: {
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
    anatomy: {
      Photo: 'one in view',
      Buttons: 'before and after, out of use at an end',
      Position: 'said when it changes',
    },
    dos: ['Describe what each photo shows, or give "" where the card says it all.'],
    donts: ['Do not move it by itself.'],
  },
  PriceTag: {
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
    anatomy: { Heart: 'a toggle button that says what it saves' },
    dos: ['Render it after mount: what is saved is known in the browser alone.'],
    donts: ['Do not ask for an account first.'],
  },
  UrgencyBadges: {
    anatomy: { Message: 'stands still, or takes turns with a second one' },
    dos: ['Take the numbers from the stock that is sold.'],
    donts: ['Do not make up a hurry.'],
  },
};
