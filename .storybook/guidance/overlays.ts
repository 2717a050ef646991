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
      'Let `role="alertdialog"` say that something may be lost.',
      'Return what was typed when it opens again.',
    ],
    donts: [
      'Do not open one from another: change its content.',
      'Do not set `isDismissable={false}` for more than seconds.',
    ],
  },
  Drawer: {
    anatomy: {
      Title: 'names it',
      Content: 'scrolls by itself',
      Footer: 'stays in view, for what applies or closes',
      Cross: 'closes it, as Escape, a press outside and a swipe do',
    },
    dos: ['Open it from the edge at which its button stands.'],
    donts: ['Do not put a step of a purchase into one: it has no address to come back to.'],
  },
  Dropdown: {
    anatomy: { Chip: 'says whether it is open', Panel: 'beside the chip; the page makes room for it' },
    dos: ['Let Tab go through the panel and on: nothing is trapped.'],
    donts: ['Do not open it on hover: a finger has none.'],
  },
  Tooltip: {
    anatomy: { Words: 'one line that Escape hides' },
    dos: ['Say the same in the name or description of the control: a finger never sees it.'],
    donts: ['Do not put links into it.'],
  },
  Toast: {
    anatomy: { Words: 'one sentence, read out politely', Action: 'a short verb', Cross: 'takes it away' },
    dos: ['Make what it offers reachable elsewhere too: it goes away.'],
    donts: ['Do not show more than one for one action.'],
  },
};
