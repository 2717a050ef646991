import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a `Toast`; each entry has its test. */
export const toastKeys = defineKeys({
  widget: 'Toast',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  rows: {
    F6: {
      does: 'Goes to the newest message, on its action if it has one. Without a message the key is the browser’s.',
    },
    'F6 (on a message)': { does: 'Goes back to where the focus was.' },
    'Tab (on a message)': { does: 'Goes through the controls of the messages.' },
    'Escape (on a message)': {
      does: 'Takes the message away. The focus goes to the next message, or back to where it was.',
    },
  },
});
