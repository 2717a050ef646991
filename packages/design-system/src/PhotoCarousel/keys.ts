import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a card's photos: the two buttons; the photos themselves are no tab stops. */
export const photoCarouselKeys = defineKeys({
  widget: 'PhotoCarousel',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/',
  rows: {
    Tab: { does: 'Moves to the two buttons, which then show, and past them.' },
    'Enter or Space (on a button)': {
      does: 'Shows the next or the previous photo; focus stays on the button, at either end too.',
    },
  },
});
