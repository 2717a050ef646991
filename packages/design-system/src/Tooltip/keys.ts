import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a `Tooltip`; each entry has its test. */
export const tooltipKeys = defineKeys({
  widget: 'Tooltip',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
  rows: {
    Tab: {
      does: 'Shows the tooltip of the control that gets the focus, and hides that of the one it leaves.',
    },
    Escape: { does: 'Hides the tooltip, whatever has the focus; what is open around it stays open.' },
  },
});
