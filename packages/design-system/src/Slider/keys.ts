import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a slider. The horizontal arrows are swapped in right-to-left pages, the vertical ones are not. */
export const sliderKeys = defineKeys({
  widget: 'Slider',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
  rows: {
    ArrowRight: { does: 'Raises the value by one step.', isMirrored: true },
    ArrowLeft: { does: 'Lowers the value by one step.', isMirrored: true },
    ArrowUp: { does: 'Raises the value by one step.' },
    ArrowDown: { does: 'Lowers the value by one step.' },
    PageUp: { does: 'Raises the value by one large step.' },
    PageDown: { does: 'Lowers the value by one large step.' },
    Home: { does: 'Goes to the lowest value.' },
    End: { does: 'Goes to the highest value.' },
  },
});
