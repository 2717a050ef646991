import { defineKeys } from '../keyboard/defineKeys.ts';

/** The horizontal arrows swap right to left, the vertical ones never do. */
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
