import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of the count, which is the only tab stop; the buttons are for the pointer. */
export const participantStepperKeys = defineKeys({
  widget: 'ParticipantStepper',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  rows: {
    Tab: { does: 'Moves to the count, and from there past both buttons.' },
    ArrowUp: { does: 'Adds one.' },
    ArrowDown: { does: 'Takes one away.' },
    PageUp: { does: 'Adds five, as far as the bound allows.' },
    PageDown: { does: 'Takes five away, as far as the bound allows.' },
    Home: { does: 'Sets the fewest.' },
    End: { does: 'Sets the most.' },
    Digit: {
      does: 'Sets the number, as near as the bounds allow; digits typed within a second of one another are one number.',
    },
  },
});
