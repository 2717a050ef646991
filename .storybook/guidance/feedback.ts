import type { Guidance } from './Guidance.ts';
import { NOTHING_TO_PRESS } from './keyboard.ts';

export const feedback: Readonly<Record<string, Guidance>> = {
  Notice: {
    anatomy: { Drawing: 'of its tone', Title: 'in a few words', Text: 'what happened, and what to do' },
    dos: ['Say what to do next, and offer it.'],
    donts: [
      'Do not blame, and do not name a code that only you know.',
      'Do not announce what was there when the page loaded.',
    ],
    keyboard: 'Its action and its cross are a button or a link each.',
    checked: [
      {
        note: 'The caller says whether it interrupts, waits or is simply there.',
        test: 'the caller chooses whether it interrupts, waits or is simply there',
      },
    ],
  },
  EmptyState: {
    anatomy: {
      Drawing: 'a road for a search, a letter for a list, a cloud for an error',
      Sentence: 'what happened',
      Action: 'the one thing to do next',
    },
    dos: ['Say what is missing, and offer the way out that helps most.'],
    donts: ['Do not say “No results” and leave it at that.'],
    keyboard: 'Its action is a button or a link.',
    checked: [
      {
        note: 'The drawing is not read.',
        test: 'it says one sentence and offers one action; the drawing says nothing',
      },
      {
        note: 'It is a heading only where it should be.',
        test: 'without a level the sentence is no heading',
      },
    ],
  },
  Countdown: {
    anatomy: { Label: 'what the time is left for', Clock: 'days, hours, minutes, seconds' },
    dos: ['Give the server’s time in `now`: the visitor’s clock may be wrong.'],
    donts: ['Do not count down to something that begins anew the next day.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'It is a timer that is read on request, and not announced each second.',
        test: 'is a timer that is read on request, in words that change by the minute',
      },
      {
        note: 'Its width stays, so that nothing beside it moves.',
        test: 'nothing moves: its width stays, also when the last day begins',
      },
    ],
  },
  ProgressBar: {
    anatomy: { Label: 'what is under way', Value: 'in per cent or in words', Bar: 'the platform’s progress' },
    dos: ['Say the value in words where they say more: “Step 2 of 4”.'],
    donts: ['Do not make up a value: without one the bar says that it goes on.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'The value is said in words.',
        test: 'says it in words that it is given, such as the step',
      },
      {
        note: 'It moves only for who has nothing against motion.',
        test: 'moves only for who has nothing against motion',
      },
    ],
  },
  PromoBar: {
    anatomy: {
      Text: 'one line',
      Code: 'what to type at the checkout; one click selects it',
      Countdown: 'what is left of the time',
      Links: 'of the campaign',
      Cross: 'where `onOpenChange` is given',
    },
    dos: ['Say the offer, its code and its end in one line.'],
    donts: ['Do not take it away by itself, and do not bring it back once it was closed.'],
    keyboard: 'Its links and its cross are stops of their own, in the order in which they are read.',
    checked: [
      {
        note: 'A link that opens a new tab says so.',
        test: 'CH-052: a bar of links alone; one in a new tab says so',
      },
      {
        note: 'It is closed by pointer and by keyboard.',
        test: 'the cross asks the caller to take the bar away, by pointer and by keyboard',
      },
      { note: 'All of it stays on 320 px.', test: 'all of it stays on a screen of 320 px, %s' },
    ],
  },
  Skeletons: {
    anatomy: {
      LoadingRegion: 'the part of the page that is on its way, and what a screen reader hears of it',
      SkeletonText: 'lines of text, as tall as the text will be',
      SkeletonBlock: 'a picture, a square, a field or a line',
    },
    dos: ['Draw what will stand there, so that nothing moves when it comes.'],
    donts: ['Do not show one for what takes less than a moment, or for the whole page.'],
    keyboard: NOTHING_TO_PRESS,
    checked: [
      {
        note: 'What is loading is heard, the shapes are not.',
        test: 'assistive technology hears what is loading, not the shapes',
      },
      {
        note: 'Nothing moves under reduced motion.',
        test: 'nothing moves under reduced motion, which the test browser asks for',
      },
    ],
  },
  Toast: {
    anatomy: {
      ToastProvider: 'once around the page; `useToast` gives `show`, `update` and `dismiss`',
      Words: 'one sentence, read out politely; an error at once',
      Action: 'a short verb',
      Cross: 'takes it away',
    },
    dos: [
      'Say what was done, and offer to undo it.',
      'Make what it offers reachable elsewhere too: it goes away.',
    ],
    donts: ['Do not say in one what has to be answered.', 'Do not show more than one for one action.'],
    checked: [
      {
        note: 'A message waits for a pause, an error does not.',
        test: 'a message waits for a pause (status), an error does not (alert), in regions that were there before',
      },
      {
        note: 'One with an action stays until it is dismissed.',
        test: 'one with an action stays until it is dismissed',
      },
      {
        note: 'Its time stands while it is pointed at or has the focus.',
        test: 'the clock stands while the focus is on a message, and goes on where it stood',
      },
    ],
  },
};
