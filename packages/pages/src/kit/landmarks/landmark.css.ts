import { vars } from '@sabadora/design-system';
import { style } from '@vanilla-extract/css';

/** A landmark that has the focus by key; the ring is inside, where a landmark as wide as the window shows it, too. */
export const focused = style({
  selectors: { '&&': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' } },
});
