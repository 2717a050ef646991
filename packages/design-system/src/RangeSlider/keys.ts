import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of each handle. The horizontal arrows are swapped in right-to-left pages, the vertical ones are not. */
export const rangeSliderKeys = defineKeys({
  widget: 'RangeSlider',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/',
  rows: {
    ArrowRight: { does: 'Raises the value of the handle by one step.', isMirrored: true },
    ArrowLeft: { does: 'Lowers the value of the handle by one step.', isMirrored: true },
    ArrowUp: { does: 'Raises the value of the handle by one step.' },
    ArrowDown: { does: 'Lowers the value of the handle by one step.' },
    PageUp: { does: 'Raises the value of the handle by one large step.' },
    PageDown: { does: 'Lowers the value of the handle by one large step.' },
    Home: {
      does: 'Goes to the lowest value that the handle can have: for the upper one, the lower handle’s.',
    },
    End: {
      does: 'Goes to the highest value that the handle can have: for the lower one, the upper handle’s.',
    },
    Tab: {
      does: 'Goes to the next handle, in the same order wherever they stand, then to the typed fields.',
    },
    'Enter (typed field)': { does: 'Takes the number that was typed.' },
  },
});
