import { defineKeys } from '../keyboard/defineKeys.ts';

/** What each key does on a `DisclosureNavigation`; each row has its test. */
export const disclosureNavigationKeys = defineKeys({
  widget: 'DisclosureNavigation',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/',
  rows: {
    Tab: { does: 'Moves through links and buttons, from a button into what it has opened.' },
    'Enter or Space (on a button)': { does: 'Opens or closes what is below the item.' },
    Escape: { does: 'In a bar, closes the innermost open panel and moves to its button.' },
    'ArrowRight (top of a bar)': {
      does: 'Moves to the next link or button; on the last one nothing happens.',
      isMirrored: true,
    },
    'ArrowLeft (top of a bar)': {
      does: 'Moves to the previous link or button; on the first one nothing happens.',
      isMirrored: true,
    },
    'ArrowDown (top of a bar, not open)': {
      does: 'Moves to the next link or button, as the arrow to the side does.',
    },
    'ArrowUp (top of a bar)': {
      does: 'Moves to the previous link or button, as the arrow to the side does.',
    },
    'ArrowDown (on a button that is open)': { does: 'Moves to the first link or button of the panel.' },
    'ArrowDown (in a panel)': { does: 'Moves to the next link or button of the list.' },
    'ArrowUp (in a panel)': { does: 'Moves to the previous link or button of the list.' },
    'ArrowRight (in a panel)': {
      does: 'Moves to the next link or button of the list.',
      isMirrored: true,
    },
    'ArrowLeft (in a panel)': {
      does: 'Moves to the previous link or button of the list.',
      isMirrored: true,
    },
    Home: { does: 'Moves to the first link or button of the same list.' },
    End: { does: 'Moves to the last link or button of the same list.' },
  },
});
