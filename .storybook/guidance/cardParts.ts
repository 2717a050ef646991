import type { Guidance } from './Guidance.ts';
import { NOTHING_TO_PRESS } from './keyboard.ts';

export const cardParts: Readonly<Record<string, Guidance>> = {
  Picture: {
    anatomy: {
      Picture: 'the best encoding that the browser knows, in a box that never moves',
      Placeholder: 'a drawn landscape, for what is missing or does not load',
    },
    dos: [
      'Give its natural `width` and `height`: the room is there before the picture is.',
      'Describe in `alt` what it shows; leave it out where the words beside it say the same.',
    ],
    donts: [
      'Do not write the name of the file or “photo of” into `alt`.',
      'Do not set `isPriority` for more than what the page opens with.',
    ],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'What stands in for a picture that does not load keeps its description.',
        test: 'a drawing stands in for a picture that does not load, with its description; without one it is silent',
      },
      {
        note: 'Its room is known before it is there.',
        test: 'encodings are offered best first, and its size is known before it is there',
      },
    ],
  },
  PhotoCarousel: {
    anatomy: {
      Photo: 'one in view',
      Buttons: 'before and after, out of use at an end',
      Position: 'said when it changes',
    },
    dos: ['Name it by what the photos are of: “Photos of Hôtel des Dunes”.'],
    donts: [
      'Do not give each photo the same `alt`: describe it, or leave it out.',
      'Do not move it by itself.',
    ],
    checked: [
      {
        note: 'A step is announced politely, the first photo is not.',
        test: 'a step is announced politely, the first photo is not',
      },
      {
        note: 'The link under the photos is no second stop for the keyboard.',
        test: 'the link under the photos is kept from the keyboard and from assistive technology',
      },
      {
        note: 'Under reduced motion a step takes no time.',
        test: 'SE-185: a step takes 300 ms, and no time under reduced motion',
      },
    ],
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
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'The price before a promotion is struck, and the price is the strongest.',
        test: 'the price before a promotion is struck, the price is the strongest',
      },
    ],
  },
  PromoBadge: {
    anatomy: { Percent: 'what a promotion takes off, written as the market does' },
    dos: ['Give a whole number: “25”, and the market writes its sign.'],
    donts: ['Do not show what nobody would notice, such as 2 %: whether it is worth showing is your rule.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: '“-20%” is heard as “20% off”, in the language of the page.',
        test: 'ALG-14: 20 percent is seen as "-20%" and heard in %s as "%s"',
      },
    ],
  },
  UrgencyBadges: {
    anatomy: { Message: 'stands still, or takes turns with a second one' },
    dos: ['Give the number that is sold: “Only 2 rooms left”.'],
    donts: ['Do not make up a hurry.', 'Do not give more than two: the rest is not shown.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'Both messages are there to be read, and none is announced.',
        test: 'it never speaks up: no live region, and both messages are always there to be read',
      },
      {
        note: 'Under reduced motion both stand one above the other.',
        test: 'under reduced motion both stand one above the other',
      },
    ],
  },
  CancellationNote: {
    anatomy: { Tick: 'before conditions that are good', Words: 'one line' },
    dos: ['Say until when: a day is a promise that can be kept.'],
    donts: ['Do not mark conditions as good that cost something.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'Its tone is not told by colour alone: a tick stands before it.',
        test: 'what is free to change is marked with a tick, the rest is text alone',
      },
    ],
  },
  ReviewScore: {
    anatomy: { Score: 'in a pill, as it is written', Word: 'what it means', Detail: 'how many said so' },
    dos: ['Write the scale into the score: “9.2/10”.'],
    donts: ['Do not leave the number alone: the word is what people read.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'A word without a score, such as “New”, is read by itself.',
        test: 'SE-212: a word without a score is a pill of its own',
      },
    ],
  },
  HotelStars: {
    anatomy: { Stars: 'as many as the hotel’s class, as tall as the text' },
    dos: ['Set it after the name of the hotel.'],
    donts: ['Do not show what guests think with stars: that is a `ReviewScore`.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'Four stars are heard as “4 stars”, in the language of the page.',
        test: '%i drawn in %s are heard as "%s"',
      },
      {
        note: 'A hotel without a class says nothing of stars.',
        test: 'a hotel without a class has no stars and no words for them',
      },
    ],
  },
  WishlistHeart: {
    anatomy: { Heart: 'a toggle button that says what it saves' },
    dos: [
      'Name the thing it saves: ten hearts of a page differ by their names alone.',
      'Render it after mount: what is saved is known in the browser alone.',
    ],
    donts: ['Do not call it the same on each card.', 'Do not ask for an account first.'],
    keyboard: 'A button: Enter and Space press it, and the focus stays.',
    checked: [
      {
        note: 'The name stays and the state is announced.',
        test: 'a press saves, the next takes off; the name stays and the state is told',
      },
      {
        note: 'A saving that fails says so.',
        test: 'a saving that fails takes the press back and says so, until the next press or the focus leaves',
      },
      { note: 'The target is 44 px.', test: 'the target is 44 px' },
    ],
  },
};
