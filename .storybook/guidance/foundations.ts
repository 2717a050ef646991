import type { Guidance } from './Guidance.ts';
import { NOTHING_TO_PRESS } from './keyboard.ts';

export const foundations: Readonly<Record<string, Guidance>> = {
  Layout: {
    anatomy: {
      Container: 'the content of a page, at most 1200 px wide, with its gutters',
      Stack: 'one below the other',
      Inline: 'along the text, wrapping',
      Grid: 'equal columns, as many as fit up to the number given',
      ScrollRow: 'a line that scrolls sideways',
      Bleed: 'out of the container to the edges of the window',
    },
    dos: [
      'Give space by `gap`, in the steps of the theme.',
      'Say with `as` what it is: a list, a section, a form.',
    ],
    donts: ['Do not space with empty paragraphs or margins of your own: they add up.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'A list that is drawn as a stack is still read as a list.',
        test: 'a list drawn as a stack keeps the role that Safari takes from one without bullets',
      },
    ],
  },
  Icon: {
    anatomy: { Drawing: 'on a grid of 24, in the size and colour of the words beside it' },
    dos: ['Set it beside words that say the same.'],
    donts: ['Do not let it stand alone as a control: an `IconButton` has a name.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'Every icon is hidden from assistive technology.',
        test: 'every icon is decorative: hidden from assistive technology and never focusable',
      },
      {
        note: 'What points along the text turns round right to left.',
        test: 'what points along the text turns round in a right-to-left document, the rest does not',
      },
    ],
  },
  WordsProvider: {
    entry: 'words',
    anatomy: {
      Locale: 'by which days, numbers and money are written',
      Words: 'of a whole language, or of the components that a page shows',
    },
    dos: [
      'Give the words of the page’s language once, around the page.',
      'Keep the object: one made anew on every render draws everything inside again.',
    ],
    donts: ['Do not mix languages: words in Dutch and days in English are read by no voice.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'Components speak the words of the nearest provider that has some for them.',
        test: 'components speak the words of the nearest provider that has some for them',
      },
      {
        note: 'Every language has every word.',
        test: 'every language has the words of every component, none of them empty',
      },
    ],
  },
};
