import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of `Tabs`; each entry has its test. */
export const tabsKeys = defineKeys({
  widget: 'Tabs',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  rows: {
    'Tab (outside)': { does: 'Moves to the selected tab.' },
    'Tab (on a tab)': { does: 'Moves into the panel of the selected tab.' },
    ArrowRight: {
      does: 'Moves to the next tab, from the last to the first; automatic activation selects it too.',
      isMirrored: true,
    },
    ArrowLeft: {
      does: 'Moves to the previous tab, from the first to the last; automatic activation selects it too.',
      isMirrored: true,
    },
    Home: { does: 'Moves to the first tab; automatic activation selects it too.' },
    End: { does: 'Moves to the last tab; automatic activation selects it too.' },
    'Enter or Space': { does: 'Selects the tab that has the focus, where activation is manual.' },
  },
});
