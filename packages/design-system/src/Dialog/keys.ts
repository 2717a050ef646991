import { defineKeys } from '../keyboard/defineKeys.ts';

/** The keyboard contract of all modals: `Dialog` and `Drawer`. */
export const modalKeys = defineKeys({
  widget: 'Dialog and Drawer',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: {
    Tab: { does: 'Goes to the next control inside, from the last to the first.' },
    'Shift+Tab': { does: 'Goes to the control before, from the first to the last.' },
    Escape: {
      does: 'Closes it, and nothing else that is open, and gives the focus back to what opened it. Not where the visitor has to answer.',
    },
  },
});
