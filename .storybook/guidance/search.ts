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
      'Do not close days without saying why: people try them again and again.',
      'Do not compute days with `Date`: a day is ISO text, and has no hour and no zone.',
      'Do not leave out days without a price; say with `isSelectable` whether they can be chosen.',
    ],
    checked: [
      { note: 'Each closed day says why.', test: 'each closed day says why' },
      { note: 'Each step of the choice is announced.', test: 'each step is announced' },
      {
        note: 'The day with the focus says what a press on it does.',
        test: 'the day that has the focus says what a press on it does, and only that day',
      },
      { note: 'A drag can be taken back with Escape.', test: 'Escape puts the range and the focus back' },
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
    donts: [
      'Do not ask for a birthday with it: a `DateField` is typed faster.',
      'Do not close it in the moment the second day is pressed: people look at what they chose.',
    ],
    checked: [
      {
        note: 'Escape closes it and gives the focus back to the button.',
        test: 'SE-091: Escape closes it and gives focus back',
      },
      {
        note: 'While an end of the range is dragged, Escape takes back the drag and nothing else.',
        test: 'Escape while an end of the range is dragged puts the range back, and leaves the panel open',
      },
      {
        note: 'In a low window the keys lead to days that nothing covers.',
        test: 'the keys lead to days that nothing covers',
      },
    ],
  },
  DestinationField: {
    anatomy: {
      Input: 'the text, or the place that is chosen',
      Action: 'something else to do, e.g. “Around me”, before all places',
      Recents: 'places searched before, while nothing is typed',
      Suggestions: 'places for the text, each with a second line that tells namesakes apart',
    },
    dos: [
      'Tell namesakes apart in `description`: “Region · France”.',
      'Leave `suggestions` out while nothing is known, and when the call failed; an empty list says that nothing matches.',
      'Search the text as it was typed, when nobody chose a place.',
    ],
    donts: [
      'Do not offer a list of five with it: a `Select` shows them.',
      'Do not choose the first suggestion for the visitor when they leave the field.',
    ],
    checked: [
      {
        note: 'Loading, the number of suggestions and an empty result are announced.',
        test: 'says loading, the number of suggestions, and that nothing was found',
      },
      {
        note: 'At the width of a phone focus alone opens nothing.',
        test: 'WCAG 3.2.1: at the width of a phone focus alone opens nothing',
      },
      {
        note: 'Keys of an input method are left to it.',
        test: 'an input method composing keeps its Enter, arrows and Escape',
      },
    ],
  },
  ParticipantsField: {
    anatomy: {
      Button: 'label and summary',
      Steppers: 'one for each kind, with its ages',
      Confirm: 'closes it, and takes the draft over as every other way of closing does',
    },
    dos: ['Write the summary in `formatSummary` with the plural rules of the language.'],
    donts: [
      'Do not write “2 adult(s)”.',
      'Do not search on each press: `onCommit` comes once, when it closes.',
    ],
    checked: [
      {
        note: 'It opens on the first count and gives the focus back to its button.',
        test: 'keyboard: opens on the first count, counts, and gives the focus back',
      },
      {
        note: 'In a low window the kinds scroll and Confirm stays in sight.',
        test: 'SE-065: the wheel reaches every kind, and Confirm is in sight all the time',
      },
    ],
  },
  FilterDropdown: {
    anatomy: {
      FilterDropdown:
        'a chip with a panel of controls below it, or over a phone’s screen, and a bar that takes the draft over',
      FilterRow: 'the row in which chips stand, and scroll on a phone',
      FilterChip: 'a chip of the row that opens something of your own',
      Chosen: 'what is chosen, as the chip says it',
    },
    dos: [
      'Say in `confirmLabel` how many are left, and keep the last number while `isCounting`.',
      'Drop the draft when it closes for another reason than `selection`.',
    ],
    donts: [
      'Do not call the button “OK”: nobody knows what it leads to.',
      'Do not switch off an option that is chosen, even where it leaves nothing.',
    ],
    checked: [
      {
        note: 'Confirm closes it and gives the focus back to its chip.',
        test: 'SE-117: Confirm takes the draft over, closes, and gives the focus back to the chip',
      },
      {
        note: 'The count is read out once it is known.',
        test: 'while it counts nothing is said; the count is read out politely, and confirming need not wait',
      },
    ],
  },
  SearchBox: {
    anatomy: {
      SearchBox: 'a form: fields with a hairline between, and the button that sends it',
      SearchFieldButton: 'a field that opens something, named by its label and what is chosen',
      SearchFieldInput: 'a field that is typed, also without JavaScript',
      Tabs: 'over the fields, e.g. `FlowTabs`',
    },
    dos: ['Give each field a `name`, so that the search works before the page is hydrated.'],
    donts: ['Do not put more than four fields into one bar.'],
    keyboard: 'A form: Tab goes from field to field, and its button sends it.',
    checked: [
      {
        note: 'Without a script it is a form that is sent.',
        test: 'without a handler it is a GET form with its fields and hidden inputs',
      },
      {
        note: 'A field that opens something is named by its label and what is chosen.',
        test: 'a field button is named by its label and what is chosen',
      },
    ],
  },
  SearchSummaryBar: {
    anatomy: {
      SearchSummaryBar: 'the search in one line, at the top of the window',
      SearchSummary: 'the same button in the flow of the page',
    },
    dos: ['Say all that was searched, in the order of the fields.'],
    donts: ['Do not shorten the dates to numbers alone: “12 – 14” is no date.'],
    keyboard: 'One button: Enter and Space open the search.',
    checked: [
      {
        note: 'One button says destination, dates, theme and travellers.',
        test: 'SE-041 SE-042: one button says destination, dates, theme and travellers, and opens the search',
      },
      {
        note: 'Out of sight it takes no focus.',
        test: 'SE-043: on a phone it appears after 250 px; hidden, it takes no focus',
      },
      {
        note: 'It covers nothing that takes the focus.',
        test: 'at %i px it never covers what takes the focus',
      },
    ],
  },
  FlowTabs: {
    anatomy: { Group: 'named, e.g. “What are you looking for?”', Tab: 'a link to a flow; one is current' },
    dos: ['Name the flow by what people do in it: “Give a stay”.'],
    donts: ['Do not switch panels of one page with it: those are `Tabs`.'],
    keyboard: 'Links: Tab goes from one to the next, Enter follows.',
    checked: [
      {
        note: 'The flow in use is marked.',
        test: 'SE-044: two links in a named group; the one in use is marked',
      },
      {
        note: 'A new tab and a middle button work as on any link.',
        test: 'links stay links: with a modifier, with the middle button, without a handler',
      },
      { note: 'Targets are 44 px high.', test: 'targets are 44 px high' },
    ],
  },
  MapView: {
    anatomy: {
      Pins: 'buttons with name and price; where they would collide, dots with the same name',
      Card: 'of the selected pin, in a corner or at the foot; yours, by `renderCard`',
      Buttons: 'zoom, and “Search in this area” once the visitor has moved the map',
      Ground: 'stands until MapLibre is there, and instead of it where it cannot draw',
    },
    dos: [
      'Name it by what it shows: “Hotels in Normandy”.',
      'Keep the list: each pin is a result that the list has too.',
    ],
    donts: [
      'Do not show a map for one address that nobody explores: write it, with a link to directions.',
      'Do not search at each movement: offer it with `onSearchArea`.',
    ],
    checked: [
      {
        note: 'A pin is a button that says name, price and state.',
        test: 'a pin is a button with name, price and state, at its place',
      },
      {
        note: 'The card follows the pins in the tab order.',
        test: 'the card comes right after the pins in the tab order',
      },
      {
        note: 'The focus moves the map, so that the pin that has it is in sight.',
        test: 'the map follows the focus: a pin far out of sight comes in, without counting as the visitor’s move',
      },
      {
        note: 'Where MapLibre cannot draw, the pins are still there.',
        test: 'where MapLibre cannot draw, the places stand on a plain map, and trying again works',
      },
    ],
  },
};
