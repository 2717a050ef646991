import type { Guidance } from './Guidance.ts';

export const overlays: Readonly<Record<string, Guidance>> = {
  Dialog: {
    anatomy: {
      Title: 'names the dialog, and takes the focus where nothing else should',
      Content: 'scrolls by itself',
      Actions: 'the safe one and the one that acts',
      Cross: 'closes it, as Escape and a press outside do',
    },
    dos: [
      'Name both actions by what they do, and let `role="alertdialog"` say that something may be lost.',
      'Return what was typed when it opens again.',
    ],
    donts: [
      'Do not ask “Are you sure?” with Yes and No.',
      'Do not open one from another: change its content.',
      'Do not set `isDismissable={false}` for more than seconds.',
    ],
    checked: [
      {
        note: 'Opening moves the focus into it, and makes the rest of the page inert.',
        test: 'opening moves focus into it, makes the rest inert and locks the page',
      },
      {
        note: 'Closing gives focus and scrolling back.',
        test: 'StrictMode: it opens once, and closing gives focus and scrolling back',
      },
      {
        note: 'An alert dialog is read with its content.',
        test: 'an alert dialog has that role, and its content is its description',
      },
      {
        note: 'The keyboard of a phone covers neither field nor actions.',
        test: 'the keyboard of a phone covers neither the field nor the actions',
      },
    ],
  },
  Drawer: {
    anatomy: {
      Title: 'names it',
      Content: 'scrolls by itself',
      Footer: 'stays in view, for what applies or closes',
      Cross: 'closes it, as Escape, a press outside and a swipe do',
    },
    dos: [
      'Say in the footer what the button leads to: “Show 124 offers”.',
      'Open it from the edge at which its button stands.',
    ],
    donts: [
      'Do not put a question into one: it is answered in a `Dialog`.',
      'Do not put a step of a purchase into one: it has no address to come back to.',
    ],
    checked: [
      {
        note: 'What a finger does by pulling, the cross does as well.',
        test: 'touch: the cross is the twin of the drag',
      },
      {
        note: 'Scrolling its content never closes it.',
        test: 'touch: scrolling its content never closes it, not even from the top',
      },
      {
        note: 'Long text without a control can be scrolled by keyboard.',
        test: 'long text without a control can be scrolled by the keyboard',
      },
    ],
  },
  Dropdown: {
    anatomy: { Chip: 'says whether it is open', Panel: 'beside the chip; the page makes room for it' },
    dos: [
      'Explain a word in it, where the word stands (`kind="content"`).',
      'Let Tab go through the panel and on: nothing is trapped.',
    ],
    donts: [
      'Do not hide in it a thing everybody has to choose.',
      'Do not open it on hover: a finger has none.',
    ],
    checked: [
      {
        note: 'One that holds a form is a dialog named by its chip.',
        test: 'one that holds a form is a dialog named by its trigger, and takes focus',
      },
      {
        note: 'Escape closes it wherever the focus is.',
        test: 'SE-109 CH-195: Escape closes it wherever the focus is: Safari leaves it on the page',
      },
    ],
  },
  Tooltip: {
    anatomy: {
      Words: 'one line that Escape hides',
      Control: 'the one it belongs to, named or described by it',
    },
    dos: [
      'Name a drawing with it (`relation="name"`), in two or three words.',
      'Say the same in the name or description of the control: a finger never sees it.',
    ],
    donts: ['Do not put into it what has to be read.', 'Do not put links into it.'],
    checked: [
      {
        note: 'The pointer may go onto it and stay there.',
        test: 'WCAG 1.4.13: the pointer may go onto it and stay there, and it goes when the pointer goes',
      },
      {
        note: 'It names a control that shows only a drawing.',
        test: 'its name, where it shows only a drawing',
      },
    ],
  },
};
