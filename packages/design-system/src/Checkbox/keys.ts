import { defineKeys } from '../keyboard/defineKeys.ts';

/** What each key does on a `Checkbox`; each row has its test. */
export const checkboxKeys = defineKeys({
  widget: 'Checkbox',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  rows: {
    Space: { does: 'Ticks the checkbox, or takes the tick away; some (indeterminate) becomes ticked.' },
    Tab: { does: 'Moves to the checkbox, and on to what follows it.' },
  },
});
