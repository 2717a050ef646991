import type { Guidance } from './Guidance.ts';
import { NOTHING_TO_PRESS } from './keyboard.ts';

export const structure: Readonly<Record<string, Guidance>> = {
  Accordion: {
    anatomy: { Header: 'a heading that opens what is below', Content: 'found by the browser’s own search' },
    dos: ['Write the header as the question people ask.', 'Open the one that the address names.'],
    donts: ['Do not hide in it what everybody has to know before paying.'],
    checked: [
      {
        note: 'What a search in the page opens stays open.',
        test: 'what a search in the page opens stays open, and is told',
      },
      {
        note: 'Opening is at once for visitors who asked for less motion.',
        test: 'opening takes a moment, unless the visitor asked for less motion',
      },
    ],
  },
  CardCarousel: {
    anatomy: {
      Title: 'names the row',
      Cards: 'all in the page, in order',
      Buttons: 'a screenful on or back',
    },
    dos: ['Name it by what the row holds: “Stays near Bruges”.', 'Let a part of the next card be seen.'],
    donts: [
      'Do not put a single card into one.',
      'Do not put more than about a dozen cards into it: lead to the list.',
    ],
    checked: [
      {
        note: 'It is a named carousel of a list.',
        test: 'is a named carousel of a list, whose cards are all there',
      },
      {
        note: 'A button says which cards came into view.',
        test: 'a button says which cards came into view; nothing is said before',
      },
    ],
  },
  Gallery: {
    anatomy: {
      Grid: 'four photos on a desktop; with fewer one large photo',
      Row: 'the same on a phone, turned by a finger',
      Button: '“See all photos”, with their number',
      Viewer: 'the photos over the whole screen',
    },
    dos: ['Name it by what the photos show, and describe each in `alt`: the viewer says it.'],
    donts: ['Do not put more than five photos into it: the rest is not shown.'],
    checked: [
      {
        note: 'In the viewer each photo is said to be a slide of several.',
        test: 'the buttons of the viewer say what they control, and each photo that it is a slide',
      },
      {
        note: 'At the last photo the button keeps the focus.',
        test: 'at the last photo the button keeps the focus',
      },
    ],
  },
  Banner: {
    anatomy: {
      Picture: 'beside the words or behind them; above them on a phone',
      Kicker: 'small, over the title',
      Title: 'the heading, and the link where the whole banner leads somewhere',
      Subtitle: 'a sentence or two',
      Actions: 'links drawn as buttons; the first is the primary one',
    },
    dos: ['Say in the title what there is, and in the button what it leads to.'],
    donts: [
      'Do not shout twice: one button, or the whole banner as a link.',
      'Do not write words into the picture: they are cut on a phone and not read out.',
    ],
    keyboard: 'Links: that of the whole banner and those drawn as buttons are stops of their own.',
    checked: [
      {
        note: 'The title has the level that it is given.',
        test: 'CH-066: the title is a heading of level %i',
      },
      { note: 'A new tab is said before it opens.', test: 'CH-060: a new tab is said before it opens' },
      {
        note: 'Buttons can be pressed without following the banner’s link.',
        test: 'buttons and what stands in the middle are above the link',
      },
    ],
  },
  Jumbotron: {
    anatomy: {
      Picture: 'over the whole width, fetched before others',
      Title: 'the heading of the page, on the calm part',
      Lead: 'one line below it',
      Content: 'the search box, over the lower edge',
    },
    dos: ['Keep the title to a few words, and the picture calm where they stand.'],
    donts: ['Do not explain the product in it: the title is read in a second.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'The title heads the page; a picture without words is decoration.',
        test: 'the title heads the page; the picture without words is decoration',
      },
      {
        note: 'The longest words stay on a screen of 320 px.',
        test: 'the longest Dutch words stay on a screen of 320 px',
      },
    ],
  },
  StickyBar: {
    anatomy: {
      Bar: 'at the top or at the bottom of the window, one at each edge',
      Region: 'named by `label`; without one it is no landmark',
    },
    dos: ['Keep it to one line: what is said, and one thing to do.'],
    donts: ['Do not stack text into it: on a phone it takes the room of the page.'],
    keyboard: 'What stands in it. What takes the focus elsewhere scrolls clear of it.',
    checked: [
      {
        note: 'It covers nothing that takes the focus.',
        test: 'at the %s it never covers what takes the focus',
      },
      {
        note: 'It does not go while the focus is inside.',
        test: 'while the focus is inside it stays, and goes when the focus has left',
      },
    ],
  },
};
