import { defineKeys } from '../keyboard/defineKeys.ts';

/** The other keys are those of the platform's text input. */
export const dateFieldKeys = defineKeys({
  widget: 'DateField',
  pattern: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
  rows: {
    Enter: {
      does: 'Reads the date and shows it in the short form of the language; then sends the form, if there is one.',
    },
    'Enter (no date)': { does: 'Keeps the text, says what is wrong and does not send the form.' },
    Tab: { does: 'Reads the date and moves to the next field.' },
  },
});
