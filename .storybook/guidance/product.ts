import type { Guidance } from './Guidance.ts';
import { NOTHING_TO_PRESS } from './keyboard.ts';

export const product: Readonly<Record<string, Guidance>> = {
  BookingBar: {
    anatomy: {
      BookingCard: 'price, fields and button at the side of a page; on a phone without its button',
      BookingBar: 'price and button at the foot of a phone’s window',
      BookingCardSkeleton: 'the card that is on its way',
      Message: 'what stands in the way, announced when it comes',
    },
    dos: [
      'Say under the button what happens to the money: “You pay nothing yet.”',
      'Use both: at any width there is one button.',
    ],
    donts: ['Do not put a second offer into the card: it sells one thing.'],
    keyboard: 'A form: Tab goes through its fields, and its button sends it.',
    checked: [
      {
        note: 'At any width there is one button.',
        test: 'at any width there is one button: of the card from 768 px, of the bar below',
      },
      {
        note: 'The bar covers nothing that takes the focus.',
        test: 'on a phone the bar is at the foot of the window, and never over what takes the focus',
      },
      { note: 'A message that comes is announced.', test: 'a message that comes is announced' },
    ],
  },
  ExpandableText: {
    anatomy: {
      Text: 'its beginning, cut by width',
      Button: '“See more”, with its subject for who hears it',
      Rest: 'found by the browser’s own search',
    },
    dos: ['Say in `subject` what the text is about: two buttons of a page then differ.'],
    donts: ['Do not cut a warning or a price.'],
    keyboard: 'A button: Enter and Space show the rest.',
    checked: [
      {
        note: 'The rest is not read before it is shown.',
        test: 'the rest is not read before it is shown',
      },
      {
        note: 'A search in the page finds what was cut.',
        test: 'what is cut can be found, and is shown when it was',
      },
    ],
  },
  IncludedList: {
    anatomy: { Item: 'a drawing and two or three words' },
    dos: ['Write what it is, not what it is like: “Breakfast”.'],
    donts: ['Do not write sentences into it: a `Programme` has room for them.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'It is heard as a list of its words.',
        test: 'it is heard as a list of its words, the drawings unsaid',
      },
      { note: 'A long word breaks at 320 px.', test: 'a long word breaks at 320 px' },
    ],
  },
  InstalmentTable: {
    anatomy: {
      Day: 'a row each; “Today” for a payment of today',
      Fee: 'a column where there are fees',
      Amount: 'with the fee',
      Total: 'the last row',
    },
    dos: ['Give fees apart: what they cost is then said by the table itself.'],
    donts: ['Do not hide a fee in the amounts, nor call it “Table”: its name says what is paid.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'It is a table with a name and a header for each row.',
        test: 'PR-156: a table of its name, a row for each day, the sum at the end',
      },
      {
        note: 'At 320 px it fits without scrolling sideways.',
        test: '%s: at 320 px it fits, amounts on one edge',
      },
    ],
  },
  PriceBreakdown: {
    anatomy: {
      PriceBreakdown: 'lines, discounts below 0, the total, gift cards, what remains to pay',
      PriceBreakdownSkeleton: 'the lines that are on their way',
      Button: 'on a phone, with what has to be paid, where it `collapsesOnPhone`',
    },
    dos: ['Say in a line what it is for and for how many: “Room, 2 nights”.'],
    donts: [
      'Do not hide a fee in another line.',
      'Do not add the sum up here: give the total as the server worked it out.',
    ],
    keyboard: 'Nothing to press, but on a phone where it collapses: a button that opens the lines.',
    checked: [
      {
        note: 'Each line is a term and its amount, the total last.',
        test: 'PR-174: each line is a term and its amount, in the notation of the page, the total last',
      },
      {
        note: 'On a phone the lines open by key.',
        test: 'on a phone the lines open by key, and what has to be paid is in the button',
      },
    ],
  },
  Programme: {
    anatomy: {
      Programme: 'days as headings, and their parts on a line',
      ProgrammeSkeleton: 'the parts that are on their way',
      Part: 'icon, hour, title, a sentence, a photo',
      Button: '“Details”, named by its part; the whole part is its target',
    },
    dos: ['Say when in `kicker`, and what in `title`.'],
    donts: ['Do not give a part details that repeat its title: set `hasDetails={false}`.'],
    keyboard: 'A button for each part that has details: Enter and Space show them.',
    checked: [
      {
        note: 'Days are headings in an ordered list, and their parts headings beneath.',
        test: 'PR-029: days are headings in an ordered list, and their parts headings beneath',
      },
      {
        note: 'Each button is named by its part.',
        test: 'PR-178: each button is named by its part, and says which to show, by key and by press',
      },
      { note: 'In forced colours the line is still seen.', test: 'in forced colours the line is still seen' },
    ],
  },
  ReviewCard: {
    anatomy: {
      ReviewCard: 'guest, score, day, what pleased and what did not',
      ReviewCardSkeleton: 'the card that is on its way',
    },
    dos: ['Give the language of the guest: their words then have the right voice and hyphens.'],
    donts: ['Do not leave out what did not please: it is what people read.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'What pleased and what did not is said in words, not by the signs alone.',
        test: 'CH-160: guest, score, day and kind, then what pleased and what did not, said in words',
      },
      {
        note: 'The guest’s words are marked with their language.',
        test: 'what the guest wrote is in their language, the words around it in the page’s',
      },
    ],
  },
  ReviewSummary: {
    anatomy: {
      Score: 'large, with its word and the number of reviews',
      Bars: 'the sides of the score',
      Action: 'to all reviews',
    },
    dos: ['Say how many reviews there are: 9.2 of three is not 9.2 of a thousand.'],
    donts: ['Do not show it without reviews.'],
    keyboard: 'Nothing to press but the action that it is given.',
    checked: [
      {
        note: 'Score, word and number are read as one line.',
        test: 'CH-159: score, word and number are read as one line, then the sides',
      },
      { note: 'It fits into 320 px.', test: 'fits into 320 px' },
    ],
  },
  RoomCard: {
    anatomy: {
      RoomCard: 'photos, the room’s name, facts, what is special, its offers',
      RoomCardSkeleton: 'the card that is on its way',
      Button: '“Details”, named by the room',
    },
    dos: ['Give size, beds and people as facts: rooms are compared by them.'],
    donts: ['Do not list every facility as special: two to four are read.'],
    keyboard: 'Photo buttons and “Details” are buttons: Enter and Space press them.',
    checked: [
      {
        note: 'A room is an article of its name.',
        test: 'PR-063: a room is an article of its name, with photos, facts and highlights',
      },
      {
        note: 'Its button is named by the room.',
        test: 'its button is named by the room and asks for the details, by key',
      },
    ],
  },
  ScoreBars: {
    anatomy: { Label: 'what is scored', Score: 'as it is written', Bar: 'from 0 to 10' },
    dos: ['Write the score as the market does: “8.7”, “8,7”.'],
    donts: ['Do not give bars of another scale: they end at 10.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'Each score is a meter with its name and its words.',
        test: 'CH-161, CH-168: each score is a meter from 0 to 10 with its name, and its words as written',
      },
      { note: 'In forced colours the bar has an edge.', test: 'in forced colours the bar has an edge' },
    ],
  },
  Steps: {
    anatomy: { Step: 'number and name; a link when it is done' },
    dos: ['Let people go back to what is done without losing what comes after.'],
    donts: ['Do not number more steps than there are pages.'],
    keyboard: 'Done steps are links, in order; those to come are not.',
    checked: [
      {
        note: 'The steps are a list in a navigation, and one of them is current.',
        test: 'steps are a list in a navigation, one of them current, the done ones links back',
      },
      {
        note: 'In forced colours the current step differs from those to come.',
        test: 'in forced colours the current step differs from those to come',
      },
    ],
  },
  VideoSteps: {
    anatomy: {
      Film: 'a picture with a button; fetched when it is played, with captions',
      Steps: 'numbered headings that say the same as the film',
    },
    dos: ['Write the steps so that nobody needs the film.'],
    donts: ['Do not number what has no order.'],
    keyboard: 'A button plays the film, which then has the focus and the platform’s controls.',
    checked: [
      {
        note: 'A film that plays has the focus, controls and captions.',
        test: 'PR-017: nothing of the film is there before it is played; then it has the focus, controls and captions',
      },
      {
        note: 'The steps are a list of headings in their order.',
        test: 'PR-017: steps are a list of headings in their order',
      },
    ],
  },
};
