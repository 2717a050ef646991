import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of the input; focus stays in it, and the active option is given by `aria-activedescendant`. */
export const destinationFieldKeys = defineKeys({
  widget: 'DestinationField',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  rows: {
    ArrowDown: { does: 'Makes the next suggestion active, after the last one the first.' },
    ArrowUp: { does: 'Makes the previous suggestion active, before the first one the last.' },
    'ArrowDown (list closed)': { does: 'Opens the list on its first suggestion.' },
    'ArrowUp (list closed)': { does: 'Opens the list on its last suggestion.' },
    'Alt+ArrowDown': { does: 'Opens the list without an active suggestion.' },
    'Alt+ArrowUp': { does: 'Closes the list.' },
    Enter: { does: 'Chooses the active suggestion and closes the list; the form is not sent.' },
    'Enter (no active suggestion)': { does: 'Sends the form.' },
    Escape: { does: 'Closes the list and keeps the text.' },
    'Escape (list closed)': { does: 'Empties the field.' },
    Tab: { does: 'Leaves without choosing; the text stays.' },
    Home: { does: 'Moves to the start of the text and leaves the suggestions.' },
    End: { does: 'Moves to the end of the text and leaves the suggestions.' },
    'ArrowLeft and ArrowRight': { does: 'Move in the text and leave the suggestions.' },
    'Any character': { does: 'Types, and opens the list of what suits the text.' },
  },
});
