import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a row of cards: its buttons, and the cards themselves. */
export const cardCarouselKeys = defineKeys({
  widget: 'CardCarousel',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/',
  rows: {
    Tab: {
      does: 'Moves to the buttons that lead somewhere, then through the cards; a card out of view is brought in.',
    },
    'Enter or Space (on a button)': {
      does: 'Moves the row by a page; focus stays on the button, at the end too.',
    },
  },
});
