import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Buttons without JavaScript; with it, the price follows the fields, and there is one button. */
export const withoutScript = style({
  display: 'none',
  gap: vars.space.s12,
  '@media': { [media.noScript]: { display: 'grid' } },
});

/** Not printed. */
export const action = style({ '@media': { print: { display: 'none' } } });
