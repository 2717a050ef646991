import type { Guidance } from './Guidance.ts';

export const actions: Readonly<Record<string, Guidance>> = {
  Button: {
    anatomy: { Icon: 'before or after the words', Words: 'a verb', Ring: 'turns while it is busy' },
    dos: [
      'Let one button of a view be primary, and name it by what it does.',
      'Set `isLoading` while it works: it keeps its width and its focus, and says that it is busy.',
    ],
    donts: [
      'Do not have two primary buttons in one view.',
      'Do not disable it to say that a field is wrong: let it be pressed, and say which one.',
    ],
    keyboard: 'A button: Enter and Space press it. With `href` a link, which Enter follows.',
    checked: [
      {
        note: 'While it works it says so, and keeps the focus.',
        test: 'loading is announced in the language of the page, keeps focus and width, and blocks a second submit',
      },
      {
        note: 'A disabled one can stay in the tab order.',
        test: 'a disabled button leaves the tab order; a focusable one stays in it and does nothing',
      },
      {
        note: 'It is 44 px tall; the small one 36.',
        test: 'size %s is at least 36 px tall, the others 44',
      },
    ],
  },
  IconButton: {
    anatomy: { Icon: 'one drawing', Label: 'its only name, never seen', Disc: 'under it, over a picture' },
    dos: [
      'Name what it does, with its object: “Close the map”.',
      'Give a toggle one label for both states: whether it is on is told apart.',
    ],
    donts: ['Do not use a drawing that could mean two things: a heart saves, or likes.'],
    keyboard: 'A button: Enter and Space press it.',
    checked: [
      {
        note: 'It is 44 px wide and tall, and named.',
        test: 'its label is its name, and it is a target of 44 px',
      },
      {
        note: 'A toggle says whether it is on.',
        test: 'a toggle says whether it is selected; a plain one says nothing',
      },
    ],
  },
  Link: {
    anatomy: { Words: 'say where it leads', Arrow: 'after a link that opens a new tab' },
    dos: ['Write words that say where it leads when they are read alone.'],
    donts: ['Do not link “here”: a list of links is read without the sentence.'],
    keyboard: 'A link: Enter follows it.',
    checked: [
      {
        note: 'A new tab is said after its name.',
        test: 'a link that opens a new tab says so after its name, and gives away no opener',
      },
      {
        note: 'In a sentence it is underlined.',
        test: 'inside a sentence a link is underlined, not only coloured',
      },
    ],
  },
};
