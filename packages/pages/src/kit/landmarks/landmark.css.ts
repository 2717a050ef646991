import { vars } from '@sabadora/design-system';
import { style } from '@vanilla-extract/css';

/** A landmark focused with F6. The ring is inside, so that it is also visible on a landmark as wide as the window. */
export const focused = style({
  selectors: { '&&': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' } },
});
