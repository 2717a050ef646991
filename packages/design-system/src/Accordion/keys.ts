import { defineKeys } from '../keyboard/defineKeys.ts';

/** What each key does on the headers of an `Accordion`; each row has its test. */
export const accordionKeys = defineKeys({
  widget: 'Accordion',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  rows: {
    'Enter or Space': { does: 'Opens or closes the item whose header has the focus.' },
    'Tab (on a header)': { does: 'Moves into the open item, or to the next header.' },
    'Shift+Tab': { does: 'Moves back to what can take the focus before.' },
    ArrowDown: { does: 'Moves to the next header; on the last one nothing happens.' },
    ArrowUp: { does: 'Moves to the previous header; on the first one nothing happens.' },
    Home: { does: 'Moves to the first header.' },
    End: { does: 'Moves to the last header.' },
  },
});
