import { defineKeys } from '../keyboard/defineKeys.ts';

/** What each key does on the chips of a `TagGroup`; each row has its test. */
export const tagGroupKeys = defineKeys({
  widget: 'TagGroup',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/#layoutgridsforgroupingwidgets',
  rows: {
    Tab: {
      does: 'Moves to the tag that had the focus last, at first to the first one, and past all others.',
    },
    ArrowRight: { does: 'Moves to the next tag, from the last to the first.', isMirrored: true },
    ArrowLeft: { does: 'Moves to the previous tag, from the first to the last.', isMirrored: true },
    'ArrowDown or ArrowUp': { does: 'Moves to the next or the previous tag, as they are read.' },
    'Home or End': { does: 'Moves to the first or the last tag.' },
    'Delete or Backspace': {
      does: 'Removes the tag; the next one takes the focus, after the last the previous one.',
    },
    'Enter or Space': { does: 'Removes the tag, as a press does.' },
  },
});
