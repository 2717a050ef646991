import { defineKeys } from '../keyboard/defineKeys.ts';

// Arrow keys follow compass directions on the screen, so they are not mirrored in right-to-left pages.

/** The pins of a map: one tab stop; arrow keys move between the pins. */
export const mapPinKeys = defineKeys({
  widget: 'MapView: its pins',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex',
  rows: {
    Tab: { does: 'Goes to the pin that was last in use, or out of the pins.' },
    ArrowRight: { does: 'Goes to the nearest pin in the east; the map follows.' },
    ArrowLeft: { does: 'Goes to the nearest pin in the west.' },
    ArrowUp: { does: 'Goes to the nearest pin in the north.' },
    ArrowDown: { does: 'Goes to the nearest pin in the south.' },
    Home: { does: 'Goes to the first pin of the list.' },
    End: { does: 'Goes to the last pin of the list.' },
    'Enter or Space': { does: 'Shows the card of the pin, or puts it away again.' },
    'Escape (card shown)': { does: 'Puts the card away and goes back to its pin, and does nothing else.' },
  },
});

/** The map itself, which has a tab stop of its own. */
export const mapCanvasKeys = defineKeys({
  widget: 'MapView: the map itself',
  pattern: 'https://www.w3.org/TR/wai-aria-1.2/#application',
  rows: {
    'Arrow keys': { does: 'Move the map by 100 px in that direction.' },
    '+ or =': { does: 'Zooms in by one level, on a pin as well.' },
    '-': { does: 'Zooms out by one level, on a pin as well.' },
  },
});
