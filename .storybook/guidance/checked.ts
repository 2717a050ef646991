/** What holds for a component's accessibility, and the title of its own test that holds it. */
export interface Checked {
  note: string;
  test: string;
}

/** By the name of the component: what is particular to it. */
export const checked: Readonly<Record<string, readonly Checked[]>> = {
  Accordion: [
    {
      note: 'What a search in the page opens stays open.',
      test: 'what a search in the page opens stays open, and is told',
    },
    {
      note: 'Opening is at once for visitors who asked for less motion.',
      test: 'opening takes a moment, unless the visitor asked for less motion',
    },
  ],
  ActivityCard: [
    {
      note: 'Heart and photo buttons can be used without following the card’s link.',
      test: 'heart and photo buttons stand above the link',
    },
    {
      note: 'What is no longer sold says so in words.',
      test: 'PR-072: what is no longer sold says so, without price',
    },
  ],
  BoxCard: [
    {
      note: '“Offer” is a button of its own, by pointer and by keyboard.',
      test: 'PR-088: "Offer" gives the box at once, by pointer and by keyboard, without following the link',
    },
  ],
  DestinationField: [
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
  HotelCard: [
    {
      note: 'The heart can be used without following the card’s link.',
      test: 'SE-249: the heart stands above the link',
    },
    {
      note: 'A hotel without availability says so in words.',
      test: 'PR-059: a hotel without availability says so and still leads to its page',
    },
  ],
  OfferCard: [
    {
      note: 'Urgency messages hold still while one reads or uses the card.',
      test: 'SE-205: urgency messages hold still while the card is pointed at or focused',
    },
    {
      note: 'Two cards of one hotel keep their descriptions apart.',
      test: 'two cards of one hotel keep their descriptions apart',
    },
  ],
  ParticipantStepper: [
    {
      note: 'Each press of a button is announced once; a key’s new value is left to the spin button.',
      test: 'each press of a button is one polite message; a key is announced by the spin button alone',
    },
    {
      note: 'A button at its bound keeps the focus rather than being disabled.',
      test: 'SE-062: a button at the bound keeps the focus and changes nothing',
    },
    { note: 'Both buttons are 44 px squares.', test: 'buttons are 44 px squares' },
  ],
  ParticipantsField: [
    {
      note: 'It opens on the first count and gives the focus back to its button.',
      test: 'keyboard: opens on the first count, counts, and gives the focus back',
    },
    {
      note: 'In a low window the kinds scroll and Confirm stays in sight.',
      test: 'SE-065: the wheel reaches every kind, and Confirm is in sight all the time',
    },
  ],
  PriceTag: [
    {
      note: 'The price before a promotion is struck, and the price is the strongest.',
      test: 'the price before a promotion is struck, the price is the strongest',
    },
  ],
  RangeSlider: [
    {
      note: 'Each handle says its value in words, with the other handle as its limit.',
      test: 'a handle says its value in words, and the other handle is its limit',
    },
    {
      note: 'Handles are at least 24 px and the line is a target of 44 px.',
      test: 'handles are 24 px or more, the line is a target of 44 px, and it fits 320 px',
    },
    { note: 'Who cannot drag taps the line or types.', test: 'a tap brings the nearest handle' },
  ],
  StayCalendar: [
    { note: 'Each closed day says why.', test: 'each closed day says why' },
    { note: 'Each step of the choice is announced.', test: 'each step is announced' },
    {
      note: 'The day with the focus says what a press on it does.',
      test: 'the day that has the focus says what a press on it does, and only that day',
    },
    { note: 'A drag can be taken back with Escape.', test: 'Escape puts the range and the focus back' },
  ],
  StayDatesField: [
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
  Steps: [
    {
      note: 'The steps are a list in a navigation, and one of them is current.',
      test: 'steps are a list in a navigation, one of them current, the done ones links back',
    },
    {
      note: 'In forced colours the current step differs from those to come.',
      test: 'in forced colours the current step differs from those to come',
    },
  ],
  Tabs: [
    {
      note: 'A search in the page finds what a hidden panel holds.',
      test: 'a search in the page finds what a hidden panel holds, and selects its tab',
    },
    { note: 'Targets are 44 px high.', test: 'targets are 44 px high' },
  ],
  WishlistHeart: [
    {
      note: 'The name stays and the state is announced.',
      test: 'a press saves, the next takes off; the name stays and the state is told',
    },
    { note: 'The target is 44 px.', test: 'the target is 44 px' },
  ],
};
