import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a `Switch`; each entry has its test. */
export const switchKeys = defineKeys({
  widget: 'Switch',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  rows: {
    Space: { does: 'Switches on or off.' },
    Tab: { does: 'Moves to the switch, and on to what follows it.' },
  },
});
