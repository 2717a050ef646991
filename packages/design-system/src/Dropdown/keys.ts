import { defineKeys } from '../keyboard/defineKeys.ts';

/** The keyboard contract of all panels under a trigger: `Dropdown` and `FilterDropdown`. */
export const dropdownKeys = defineKeys({
  widget: 'Dropdown',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: {
    'Enter or Space (trigger)': {
      does: 'Shows the panel, or hides it. A panel with a form takes the focus.',
    },
    Tab: { does: 'Goes from the trigger into the open panel, and through its controls.' },
    'Tab (last control)': { does: 'Closes the panel and goes on to what follows it in the page.' },
    'Shift+Tab (trigger)': { does: 'Closes the panel and goes back to what stands before the trigger.' },
    Escape: {
      does: 'Closes the panel, and nothing else that is open, and gives the focus back to the trigger.',
    },
  },
});
