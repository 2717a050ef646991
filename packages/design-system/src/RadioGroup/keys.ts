import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a `RadioGroup`; each entry has its test. */
export const radioGroupKeys = defineKeys({
  widget: 'RadioGroup',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  rows: {
    Tab: { does: 'Moves to the chosen radio, or to the first while none is chosen, and out of the group.' },
    Space: { does: 'Chooses the focused radio.' },
    ArrowDown: { does: 'Moves to the next radio and chooses it, from the last to the first.' },
    ArrowUp: { does: 'Moves to the previous radio and chooses it, from the first to the last.' },
    ArrowRight: {
      does: 'Moves to the next radio and chooses it, from the last to the first.',
      isMirrored: true,
    },
    ArrowLeft: {
      does: 'Moves to the previous radio and chooses it, from the first to the last.',
      isMirrored: true,
    },
  },
});
