import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** With JavaScript the price follows the fields by itself, and one button does what is due. */
export const withoutScript = style({
  display: 'none',
  gap: vars.space.s12,
  '@media': { [media.noScript]: { display: 'grid' } },
});

/** Nothing is booked on paper. */
export const action = style({ '@media': { print: { display: 'none' } } });
