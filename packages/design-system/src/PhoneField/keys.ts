import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys that this field handles itself; the others are those of the platform's select and text input. */
export const phoneFieldKeys = defineKeys({
  widget: 'PhoneField',
  pattern: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
  rows: {
    Tab: {
      does: 'Moves from the country to the number; leaving the number reads it and shows it as at home.',
    },
    Enter: { does: 'Reads the number; then sends the form, if there is one.' },
    'Enter (no number)': { does: 'Keeps the text, says what is wrong and does not send the form.' },
    'A letter (country)': { does: 'Chooses the next country that begins with it.' },
  },
});
