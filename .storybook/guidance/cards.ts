import type { Guidance } from './Guidance.ts';
import { ONE_LINK } from './keyboard.ts';

export const cards: Readonly<Record<string, Guidance>> = {
  Card: {
    anatomy: {
      Card: 'the frame: a picture, a name that is the one link, lines, a foot',
      PhotoCard: 'the same with several photos, a promotion and a heart over them',
      CardPicture: 'the picture, or a drawn landscape for a missing one',
      CardText: 'a line of text',
      CardFacts: 'short facts with dots between them; nothing where there are none',
      CardScore: 'what guests think; nothing where nobody was asked',
      CardLine: 'keeps the place of a line that has nothing to say',
      CardCell: 'a cell of a grid, in which the cards of a row line up part by part',
      CardSkeleton: 'the frame of a card that is on its way',
    },
    dos: [
      'Put each card of a row into a `CardCell`: names, scores and prices then stand on one line.',
      'Give what cannot be had a reason in `unavailable`; the card still leads to its page.',
    ],
    donts: [
      'Do not repeat the name in the text of the button: the button is drawn, the name is the link.',
      'Do not put a link or a button into `action`; what has a control of its own goes into `renderAfter`.',
    ],
    keyboard: ONE_LINK,
    checked: [
      {
        note: 'Heart and buttons can be pressed without following the card’s link.',
        test: 'laid out as a %s, heart and buttons stand above the link',
      },
      {
        note: 'The drawn button describes the link.',
        test: 'the drawn button describes the link, and is not a second stop for the keyboard',
      },
      {
        note: 'A waiting card takes the room of the real one.',
        test: 'a waiting card is as large as a full one, so that nothing moves',
      },
    ],
  },
  OfferCard: {
    anatomy: {
      Photos: 'a carousel that fetches the next one when it is near',
      Heart: 'above the link of the card',
      Name: 'the heading, and the one link that covers the card',
      Lines: 'place, stars, score, what it includes',
      Price: 'from, before, per night; heard as one phrase',
    },
    dos: [
      'Give both prices: the old one is struck, and both are heard as one phrase.',
      'Set `headingLevel` to one below the heading of the list.',
      'Set `isPriority` for the cards of the first screen alone.',
    ],
    donts: ['Do not write a promotion into the words of the offer.', 'Do not wrap it in a link: it is one.'],
    keyboard: `${ONE_LINK} Heart, photo buttons and “Other offers” are stops of their own.`,
    checked: [
      {
        note: 'Urgency messages hold still while one reads or uses the card.',
        test: 'SE-205: urgency messages hold still while the card is pointed at or focused',
      },
      {
        note: 'Two cards of one hotel keep their descriptions apart.',
        test: 'two cards of one hotel keep their descriptions apart',
      },
    ],
  },
  ActivityCard: {
    anatomy: {
      Photos: 'a carousel',
      Name: 'the link',
      Lines: 'place, length, people, score',
      Price: 'of one person',
    },
    dos: [
      'Say length and people in `headwords`: they are what activities are compared by.',
      'Give the price of one person: the card says that it is.',
    ],
    donts: [
      'Do not give the price of a group: the card would call it the price of one person.',
      'Do not mix it with offer cards in one row: their lines do not align.',
    ],
    keyboard: `${ONE_LINK} Heart and photo buttons are stops of their own.`,
    checked: [
      {
        note: 'Heart and photo buttons can be used without following the card’s link.',
        test: 'heart and photo buttons stand above the link',
      },
      {
        note: 'What is no longer sold says so in words.',
        test: 'PR-072: what is no longer sold says so, without price',
      },
    ],
  },
  HotelCard: {
    anatomy: {
      Picture: 'one',
      Name: 'the link',
      Lines: 'stars, place, distance, score',
      Price: 'the lowest',
    },
    dos: [
      'Say how far it is, where hotels are listed around a place.',
      'Use it in a `CardCarousel`: it has no carousel of its own that would fight over the finger.',
    ],
    donts: [
      'Do not show a hotel that is full without saying so: set `unavailable`.',
      'Do not give it a price that no date has.',
    ],
    keyboard: `${ONE_LINK} The heart is a stop of its own.`,
    checked: [
      {
        note: 'The heart can be used without following the card’s link.',
        test: 'SE-249: the heart stands above the link',
      },
      {
        note: 'A hotel without availability says so in words.',
        test: 'PR-059: a hotel without availability says so and still leads to its page',
      },
    ],
  },
  BoxCard: {
    anatomy: {
      Picture: 'with the number of stays',
      Name: 'the link',
      Lines: 'what it includes',
      Price: 'before and now',
    },
    dos: ['Say how many stays there are and how long it is valid: that is what a box is.'],
    donts: ['Do not list more than four things that it includes.'],
    keyboard: `${ONE_LINK} “Offer” is a button of its own.`,
    checked: [
      {
        note: '“Offer” is a button of its own, by pointer and by keyboard.',
        test: 'PR-088: "Offer" gives the box at once, by pointer and by keyboard, without following the link',
      },
    ],
  },
  CategoryCard: {
    anatomy: {
      Picture: 'fills the tile, 4:3; decoration',
      Name: 'the heading and the link, over the foot of the picture',
      Count: 'how much there is, e.g. “124 stays”',
    },
    dos: ['Say how much there is: an empty theme disappoints.'],
    donts: ['Do not write a sentence into the name: two or three words stand on a picture.'],
    keyboard: ONE_LINK,
    checked: [
      {
        note: 'The picture is decoration, and is not read.',
        test: 'the picture fills the tile, which is 4:3, and stays decoration',
      },
      {
        note: 'With text at 200 % the tile grows, and nothing is cut off.',
        test: 'a tile grows past 4:3 when its words at 200 % need more',
      },
    ],
  },
  RecentlyViewedCard: {
    anatomy: {
      Picture: 'a thumbnail beside the words, on a phone too',
      Kind: '“Stay” or “Activity”, in the page’s language',
      Name: 'the link',
      Hotel: 'its name and stars',
      Price: 'as it was when it was looked at',
    },
    dos: ['Say in `note` for how many nights the price was.'],
    donts: ['Do not show a thing that is gone as if it could be had: say so in `unavailable`.'],
    keyboard: ONE_LINK,
    checked: [
      {
        note: 'The words stay beside the thumbnail at the width of a phone.',
        test: 'the thumbnail stands beside the words, on a phone too',
      },
    ],
  },
};
