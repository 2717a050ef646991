import type { Guidance } from './Guidance.ts';

export const search: Readonly<Record<string, Guidance>> = {
  StayCalendar: {
    anatomy: {
      Message: 'asks for what is missing, e.g. the dates, in the place of the step',
      Months: 'two beside each other, or all of them one below the other',
      Day: 'its number, its price in whole cents, and why it cannot be chosen',
      Legend: 'says what the prices are for, and which colour the lowest has',
      Footer: 'nights and total, with the buttons that clear and confirm',
    },
    dos: [
      'Give each closed day a `reason`: it is read out and shown.',
      'Load prices from `onVisibleMonthsChange`, and set `isLoading` meanwhile: days can be chosen all the time.',
    ],
    donts: [
      'Do not compute days with `Date`: a day is ISO text, and has no hour and no zone.',
      'Do not leave out days without a price; say with `isSelectable` whether they can be chosen.',
    ],
  },
  StayDatesField: {
    anatomy: {
      Button: 'label and dates, or the placeholder',
      Panel: 'the calendar below the button, on a desktop',
      Sheet: 'the calendar over the whole screen, on a phone',
    },
    dos: [
      'Name `checkInName` and `checkOutName` in a form that is sent without JavaScript.',
      'Read `layout` of `onOpenChange`, when rules depend on which of the two opened.',
    ],
    donts: ['Do not close it in the moment the second day is pressed: people look at what they chose.'],
  },
  DestinationField: {
    anatomy: {
      Input: 'the text, or the place that is chosen',
      Action: 'something else to do, e.g. "Around me", before all places',
      Recents: 'places searched before, while nothing is typed',
      Suggestions: 'places for the text, each with a second line that tells namesakes apart',
    },
    dos: [
      'Leave `suggestions` out while nothing is known, and when the call failed; an empty list says that nothing matches.',
      'Search the text as it was typed, when nobody chose a place.',
    ],
    donts: ['Do not choose the first suggestion for the visitor when they leave the field.'],
  },
  ParticipantsField: {
    anatomy: {
      Button: 'label and summary',
      Steppers: 'one for each kind, with its ages',
      Confirm: 'closes it, and takes the draft over as every other way of closing does',
    },
    dos: ['Write the summary in `formatSummary` with the plural rules of the language.'],
    donts: ['Do not search on each press: `onCommit` comes once, when it closes.'],
  },
  FilterDropdown: {
    anatomy: {
      Chip: 'label and what is chosen',
      Panel: 'the controls of the draft: below the chip, or over a phone’s screen',
      Bar: 'takes the draft over, or empties it',
    },
    dos: [
      'Keep the last number in `confirmLabel` while `isCounting`: the line moves, the words stay.',
      'Drop the draft when it closes for another reason than `selection`.',
    ],
    donts: ['Do not switch off an option that is chosen, even where it leaves nothing.'],
  },
  SearchBox: {
    anatomy: {
      Fields: 'each a search field with a hairline between',
      Button: 'sends the form, with or without JavaScript',
    },
    dos: ['Give each field a `name`, so that the search works before the page is hydrated.'],
    donts: ['Do not put more than four fields into one bar.'],
  },
};
